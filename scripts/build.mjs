import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isStarted, mustRun, run, runCli, withLock, withProgress } from './cli.mjs'
import { ensureInstalled } from './install.mjs'

/**
 * The inputs of the build: a change of any of these needs a new one. tests/project/buildStamp.test.ts checks the list.
 */
export const buildSources = [
  'client',
  'server',
  'shared',
  'drizzle',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'LICENSE',
]
/** Read when the demo agency is made, not by the build. */
const photos = path.join('server', 'demo', 'photos')
const stamp = 'dist/.built'

/** A file itself, or every file of a folder, in a fixed order. */
export function filesOf(place) {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return existsSync(place) ? [place] : []
  if (place === photos) return []
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesOf(path.join(place, name)))
}

function key() {
  const hash = createHash('sha256')
  for (const file of buildSources.flatMap(filesOf)) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

const isBuilt = (wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

/** Builds client and server into dist/ when any of their sources changed since the last build. */
export async function ensureBuilt() {
  const wanted = key()
  if (isBuilt(wanted)) return
  await withLock('build', async () => {
    if (isBuilt(wanted)) return
    rmSync(stamp, { force: true })
    await withProgress('Building the site and the server', () => Promise.all([vite(), vite('--ssr')]))
    const { code, output } = await run('git', ['rev-parse', '--short', 'HEAD'])
    writeFileSync('dist/commit', code === 0 ? output.trim() : '')
    writeFileSync(stamp, wanted)
  })
}

function vite(...options) {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...options]
  // A NODE_ENV from the terminal or an .env file would put React's development code into the site.
  return mustRun(process.execPath, args, { env: { NODE_ENV: 'production' } })
}

if (isStarted(import.meta.url)) {
  await runCli(async () => {
    await ensureInstalled()
    await ensureBuilt()
  })
}
