import path from 'node:path'
import { defineConfig } from 'vitest/config'

// Against the built server as a process of its own; one file after the other, since each has the machine's two cores.
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/attack/**/*.test.ts'],
    setupFiles: ['tests/helpers/quiet.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
