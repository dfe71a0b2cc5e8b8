import { defineConfig, mergeConfig } from 'vitest/config'
import client from './vite.config.ts'

export default mergeConfig(
  client,
  defineConfig({
    test: {
      include: ['src/**/*.test.ts'],
      setupFiles: ['vitest.setup.ts'],
      // The files share their modules, which takes a fifth of the time; the setup puts back what they change.
      isolate: false,
      pool: 'threads',
    },
  }),
)
