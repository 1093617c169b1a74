import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { alone, isStarted, main, mustRun, shown } from './work.mjs'

const sources = [
  'client',
  'server',
  'shared',
  'drizzle',
  'vite.config.ts',
  'scripts/precompress.ts',
  'tsconfig.json',
  'package-lock.json',
]
const stamp = 'dist/.built'

/** Every file below these places, in a fixed order. */
function filesOf(place) {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return existsSync(place) ? [place] : []
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesOf(path.join(place, name)))
}

function key() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf)) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

const isBuilt = (wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

/** Builds client and server into dist/ when any of their sources changed since the last build. */
export async function ensureBuilt() {
  const wanted = key()
  if (isBuilt(wanted)) return
  await alone('build', async () => {
    if (isBuilt(wanted)) return
    rmSync(stamp, { force: true })
    await shown('Building the site and the server', () => Promise.all([vite(), vite('--ssr')]))
    writeFileSync(stamp, wanted)
  })
}

function vite(...options) {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...options]
  // A NODE_ENV from the terminal or an .env file would put React's development code into the site.
  return mustRun(process.execPath, args, { env: { NODE_ENV: 'production' } })
}

if (isStarted(import.meta.url)) {
  await main(async () => {
    await ensureInstalled()
    await ensureBuilt()
  })
}
