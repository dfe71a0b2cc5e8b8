import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.PATOLLI_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    // Inside the Python package, so that the wheel has it and `patolli serve` finds it.
    outDir: '../src/patolli/server/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // Words are fetched, and a page may fetch from its server only.
    assetsInlineLimit: (path) => (path.endsWith('.ftl') ? false : undefined),
    rolldownOptions: { checks: { pluginTimings: false } }, // no news for who only wants to play
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true }, '/schema': server } },
})
