import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import usualBrowsers from '../../scripts/browsers.json' with { type: 'json' }
import { bucketSettings } from '../helpers/servers/bucketServer'

const root = path.resolve(import.meta.dirname, '../..')
const port = process.env.E2E_PORT ?? '4310'
const step = process.env.E2E_STEP ?? 'e2e'
// Workers read this file too and inherit the environment, so all of them see the one folder.
process.env.E2E_FOLDER ??= mkdtempSync(path.join(tmpdir(), 'agency-e2e-'))
const folder = process.env.E2E_FOLDER

const launchOptions = { executablePath: process.env.CHROMIUM_PATH ?? usualBrowsers.find(existsSync) }

export default defineConfig({
  testDir: '.',
  // Of each step its own, so that one leaves the traces of the other.
  outputDir: path.join(root, 'test-results', step),
  // A journey that works only sometimes does not work, on CI's busy machine neither (decision 0110).
  retries: 0,
  forbidOnly: true,
  workers: 2,
  // Two browsers and the server share two cores, and a shared machine may give them a tenth of those for a minute: what
  // is slow there is not broken. A wait ends as soon as it can, so that patience costs nothing where all is well.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, `reports/${step}.json`) }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions,
    // A control that cannot be pressed is reported by name long before the test's time is up.
    actionTimeout: 60_000,
    // Steps, requests and console of each failure; the end of the run names the file. With a film and the page at each
    // step, journeys need a fifth more CPU time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // A journey is walked on the desktop; one tagged `@phone` on the phone instead. Those tagged `@also-phone` and
    // `@also-desktop` are walked on both, the second time before a release (scripts/test.mjs).
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone|@also-phone|@also-desktop/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 375, height: 812 },
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: {
    command: 'exec node dist/server/main.js',
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_PATH: path.join(folder, 'agency.sqlite'),
      UPLOADS_DIR: path.join(folder, 'uploads'),
      DEMO_DATA: 'true',
      DEMO_PICTURES: 'few',
      ...bucketSettings(folder),
      RATE_LIMIT: process.env.RATE_LIMIT ?? 'off',
    },
  },
})
