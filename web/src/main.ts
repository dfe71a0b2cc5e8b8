import { mount } from 'svelte'
import './app.css'

const target = document.getElementById('app')!

if (import.meta.env.DEV && location.pathname === '/harness') {
  mount((await import('./harness/Harness.svelte')).default, { target })
} else {
  mount((await import('./App.svelte')).default, { target })
}
