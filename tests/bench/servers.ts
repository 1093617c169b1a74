import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '../../server/core/projectRoot'
import { prepareBare } from './bareData'

/** The administrator whose lists are measured. */
export const ADMIN = { email: 'bench@agency.example', password: 'of the bench only' }

export type Running = {
  url: string
  /** the path of its database */
  database: string
  /** milliseconds from the start to the first answer */
  startedIn: number
  /** resident memory in MB */
  memory(): number
  /** seconds of processor time used so far */
  cpu(): number
  stop(): Promise<void>
}

const folder = mkdtempSync(join(tmpdir(), 'agency-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const started = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** A fresh copy; what an earlier one left in its write-ahead log must not be read into it. */
function copyOf(database: string, name: string): string {
  const path = join(folder, `${name}.sqlite`)
  for (const tail of ['', '-wal', '-shm', '.lock']) rmSync(`${path}${tail}`, { force: true })
  copyFileSync(database, path)
  return path
}

/** The built server as `npm start` starts it, on a copy of `database`. */
export async function startOurs(database: string, port: number): Promise<Running> {
  const path = copyOf(database, `ours-${port}`)
  const main = process.env.BENCH_SERVER ?? join(projectRoot, 'dist/server/main.js')
  const run = () =>
    start([main], port, '/public/models', path, {
      PORT: String(port),
      DATABASE_PATH: path,
      UPLOADS_DIR: join(folder, 'uploads'),
      DEMO_DATA: 'false',
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
    })
  // The first start makes the administrator; the second is a start as it always is.
  await (await run()).stop()
  return run()
}

/** The bare server, on a copy of `database` with its own ready texts. `site` is ours, for addresses of pictures. */
export function startBare(database: string, port: number, site: string): Promise<Running> {
  const path = copyOf(database, `bare-${port}`)
  prepareBare(path, site)
  const file = join(import.meta.dirname, 'bare.ts')
  return start(['--import', 'tsx', file, path, String(port), site, ADMIN.email], port, '/', path, {})
}

async function start(
  args: string[],
  port: number,
  probe: string,
  database: string,
  more: Record<string, string>,
): Promise<Running> {
  const began = performance.now()
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production', ...more }
  const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      said = (said + part).slice(-4_000)
    })
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      started.delete(child)
      done()
    })
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`A server did not start:\n${said}`)
    if (performance.now() - began > 60_000) throw new Error('A server did not answer within a minute.')
    const answer = await fetch(`${url}${probe}`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer) break
    await pause(10)
  }
  return {
    url,
    database,
    startedIn: performance.now() - began,
    memory: () => residentMb(child.pid ?? 0),
    cpu: () => cpuSeconds(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 5_000)
      await ended
      clearTimeout(late)
    },
  }
}

/** From /proc, so on Linux only; NaN elsewhere. */
function residentMb(pid: number): number {
  try {
    const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(line?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** Of all threads, exact to the microsecond; from /proc as well. */
function cpuSeconds(pid: number): number {
  try {
    const threads = `/proc/${pid}/task`
    const spent = readdirSync(threads).map((id) =>
      Number(readFileSync(`${threads}/${id}/schedstat`, 'utf8').split(' ')[0]),
    )
    return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9
  } catch {
    return Number.NaN
  }
}
