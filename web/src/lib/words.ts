export { t } from './words.svelte'
