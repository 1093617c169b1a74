import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { freePort } from '../../server/command/site/freePort'

/** A server in an empty place of its own, as soon as it is ready. `stop` also removes its data; `env` is its environment. */
export async function ownServer(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-own-'))
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    PORT: String(port),
    DATABASE_PATH: join(folder, 'data.sqlite'),
    UPLOADS_DIR: join(folder, 'uploads'),
    BACKUPS_DIR: join(folder, 'backups'),
    ...variables,
  }
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (text) => {
    said += text
  })
  const site = `http://localhost:${port}`
  const state = async () => {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}: ${said}`)
    return fetch(`${site}/readyz`).then(
      ({ status }) => status,
      () => 'does not answer yet',
    )
  }
  await expect.poll(state, { timeout: 300_000 }).toBe(200)
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
  return { site, stop, env }
}

const serverWith =
  (variables: Record<string, string>) =>
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern
  async ({}, use: (site: string) => Promise<void>) => {
    const { site, stop } = await ownServer(variables)
    await use(site)
    await stop()
  }

/** Journeys on a server of their own, whose settings no other journey shares. */
export const withOwnServer = (variables: Record<string, string>) =>
  base.extend<{ site: string }>({ site: serverWith(variables) })

/** Journeys of one file on a server that they share with each other, and with no other. */
export const withServerOfFile = (variables: Record<string, string>) =>
  base.extend<object, { site: string }>({
    site: [serverWith(variables), { scope: 'worker', timeout: 300_000 }],
    baseURL: ({ site }, use) => use(site),
  })
