import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../server/command/site/freePort'
import { projectRoot } from '../../../server/core/projectRoot'
import { afterThisFile } from '../cleanUp'
import { SERVER_FOLDER } from '../temporaryFolder'
import { bucketSettings } from './bucketServer'

/** How a started server ended. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null }
export type TheServer = Awaited<ReturnType<typeof theServer>>

export const JWT_SECRET = 'a secret of the attack, 32 characters at least'
const ANSWERS_WITHIN_MS = 60_000

/** A folder that is thrown away with the test file. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), SERVER_FOLDER))
  afterThisFile(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The data folder of a server in `folder`. */
export const placeIn = (folder: string) => ({
  databasePath: join(folder, 'data', 'agency.sqlite'),
  uploadsDir: join(folder, 'uploads'),
})

/** Starts the built server and does not wait for it: for starts that are refused. `root` is the program's folder. */
export async function aStart(folder: string, environment: Record<string, string> = {}, root = projectRoot) {
  const port = Number(environment.PORT ?? (await freePort()))
  const { databasePath, uploadsDir } = placeIn(folder)
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    // As `npm start` has it (decision 0025).
    MALLOC_TRIM_THRESHOLD_: '131072',
    PORT: String(port),
    DATABASE_PATH: databasePath,
    UPLOADS_DIR: uploadsDir,
    JWT_SECRET,
    DEMO_DATA: 'false',
    DEMO_PICTURES: 'none',
    ADMIN_EMAIL: 'root@agency.example',
    ADMIN_PASSWORD: 'of the attack only',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ...bucketSettings(folder),
    ...environment,
  }
  const main = join(root, 'dist/server/main.js')
  const child = spawn(process.execPath, [main], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  afterThisFile(() => child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said = (said + part).slice(-1_000_000)
    })
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => {
      resolve({ code, signal })
    })
  })
  return {
    folder,
    databasePath,
    uploadsDir,
    port,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    /** Its terminal output and log. */
    said: () => said,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Sends a signal and waits for the end. */
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ending> {
      child.kill(signal)
      return ended
    },
  }
}

/** The built server in its own folder (or `folder`), as soon as it answers. */
export async function theServer(
  environment: Record<string, string> = {},
  folder = aFolder(),
  root = projectRoot,
) {
  const server = await aStart(folder, environment, root)
  for (const start = Date.now(); ; await pause(20)) {
    if (!server.isRunning()) throw new Error(`The server did not start:\n${server.said()}`)
    if (Date.now() - start > ANSWERS_WITHIN_MS) throw new Error('The server does not answer.')
    if (await isUp(`${server.url}/healthz`)) return server
  }
}

/** Uses a new connection: an earlier one could be closed by the server just when a test uses it. */
const isUp = (url: string) =>
  new Promise<boolean>((done) => {
    const asked = get(url, { agent: false }, (answer) => {
      answer.resume()
      done(answer.statusCode === 200)
    })
    asked.on('error', () => done(false))
  })
