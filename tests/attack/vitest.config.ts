import path from 'node:path'
import { defineConfig } from 'vitest/config'

// Each file starts its own built server; it waits while the server works and the other way round, so two files at once
// keep two cores busy.
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    globalSetup: 'tests/helpers/temporaryFolder.ts',
    include: ['tests/attack/**/*.test.ts'],
    setupFiles: ['tests/helpers/setup.ts'],
    maxWorkers: 2,
    // As in vite.config.ts: loading the server's modules again for each file takes seconds (decision 0093).
    isolate: false,
    // The largest file starts first. By what the lane before remembers, a file of slow tests took no time: it started
    // last, and the other core had nothing to do meanwhile.
    cache: false,
    tags: [{ name: 'slow', description: 'Left out of npm test, run by npm run test:slow.' }],
    testTimeout: 900_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
