import path from 'node:path'
import { defineConfig } from 'vitest/config'

// Against the built server, of which each file starts one of its own: while it asks, the server waits, and the other way
// round, so that two files at once keep a small machine's two cores busy.
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/attack/**/*.test.ts'],
    setupFiles: ['tests/helpers/setup.ts'],
    maxWorkers: 2,
    testTimeout: 900_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
