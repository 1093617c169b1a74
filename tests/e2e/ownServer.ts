import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { freePort } from '../../server/command/freePort'

/** Journeys on a server of their own, whose settings no other journey shares. */
export const withOwnServer = (variables: Record<string, string>) =>
  base.extend<{ site: string }>({
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern
    site: async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'agency-own-'))
      const port = await freePort()
      const { PATH = '', HOME = '' } = process.env
      const env = {
        PATH,
        HOME,
        PORT: String(port),
        DATABASE_PATH: join(folder, 'data.sqlite'),
        UPLOADS_DIR: join(folder, 'uploads'),
        ...variables,
      }
      const server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'ignore' })
      const site = `http://localhost:${port}`
      await expect
        .poll(
          () =>
            fetch(`${site}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true)
      await use(site)
      const ended = new Promise((done) => server.once('exit', done))
      server.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  })
