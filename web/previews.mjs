/** Answers questions about what the boards reckon: each line that comes in is one, each that goes out an answer. */

import { createInterface } from 'node:readline'
import { createServer } from 'vite'

const server = await createServer({
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
})
const { answer } = await server.ssrLoadModule('/src/harness/previews.ts')
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`)
await server.close()
