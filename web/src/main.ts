import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { begin } from './lib/words.svelte'
import { settings } from './shell/settings.svelte'

settings.apply()
begin()
mount(App, { target: document.getElementById('app')! })
