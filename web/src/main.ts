import { mount } from 'svelte'
import './app.css'
import { firstLanguage, speak } from './lib/words.svelte'
import { settings } from './shell/settings.svelte'

const target = document.getElementById('app')!

settings.apply()
await speak(firstLanguage())
if (import.meta.env.DEV && location.pathname === '/harness') {
  mount((await import('./harness/Harness.svelte')).default, { target })
} else {
  mount((await import('./App.svelte')).default, { target })
}
