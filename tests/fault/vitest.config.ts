import path from 'node:path'
import { defineConfig } from 'vitest/config'

// Against the built server in its own process, which is killed, starved and flooded; one file after the other.
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/fault/**/*.test.ts'],
    setupFiles: ['tests/helpers/setup.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
