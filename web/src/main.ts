import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { begin } from './lib/words.svelte'
import { settings } from './shell/settings.svelte'

const target = document.getElementById('app')!

settings.apply()
begin()
if (import.meta.env.DEV && location.pathname === '/harness') {
  import('./harness/Harness.svelte').then(({ default: Harness }) => mount(Harness, { target }))
} else {
  mount(App, { target })
}
