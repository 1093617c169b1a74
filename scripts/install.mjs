import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CliError, isStarted, mustRun, root, run, runCli, withLock, withProgress } from './cli.mjs'

const stamp = 'node_modules/.installed'

/** Which installation this folder needs: the lock, the machine and the native interface of this Node. */
function key() {
  const { platform, arch, versions } = process
  return createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(`${platform} ${arch} ${versions.modules}`)
    .digest('hex')
}

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === key()

/**
 * Vite reads its own path as an address, which ends at one of these characters: refused before minutes of installing.
 */
function refuseFolder() {
  const [character] = /[#?]/.exec(root) ?? []
  if (character)
    throw new CliError(
      `${root} cannot be built in, because its path has a "${character}". Give the folder another name and run the same command again.`,
    )
}

/** Makes node_modules fit package-lock.json and this Node; does nothing when it already does. */
export async function ensureInstalled() {
  await ensurePackages()
  if (isInstalled()) return
  await withLock('install', async () => {
    if (isInstalled()) return
    await ensureDatabaseModule()
    writeFileSync(stamp, key())
  })
}

/** The packages without the database module, which is built for a minute on one core: what reads code needs no more. */
export async function ensurePackages() {
  refuseFolder()
  if (isInstalled()) return
  await withLock('install', async () => {
    if (!isInstalled() && !fitsLock()) await install()
  })
}

/** npm keeps a record of what it installed; when that equals the lock file, nothing is to do. */
function fitsLock() {
  const account = 'node_modules/.package-lock.json'
  if (!existsSync(account)) return false
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const present = JSON.parse(readFileSync(account, 'utf8')).packages
  const differs = ([place, { version, optional }]) =>
    place !== '' && present[place]?.version !== version && !(optional && !present[place])
  return !Object.entries(wanted).some(differs) && Object.keys(present).every((place) => place in wanted)
}

async function install() {
  await withProgress('Installing packages (two or three minutes the first time)', () =>
    // Building needs the development packages even when NODE_ENV is production. Only the database module must run an
    // install script: see below.
    mustRun(
      ...npmCommand([
        'ci',
        '--include=dev',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ]),
    ),
  )
}

/**
 * The one native module: if it does not open a database under this Node, a prebuilt one is fetched, or it is compiled.
 * Compiling needs the headers of this very Node, which node-gyp would fetch from nodejs.org: those on this machine serve
 * where only npm's registry can be reached.
 */
async function ensureDatabaseModule() {
  if (await databaseOpens()) return
  const headers = headersOf(process.versions.node, [path.dirname(path.dirname(process.execPath)), '/usr'])
  // The second name is the one that newer versions of node-gyp read.
  const env = headers ? { npm_config_nodedir: headers, npm_package_config_node_gyp_nodedir: headers } : {}
  const args = ['rebuild', 'better-sqlite3', '--ignore-scripts=false', '--foreground-scripts']
  const ended = await withProgress(
    'Fetching or building the database module for this Node (minutes where it is built)',
    () => run(...npmCommand(args), { env }),
  )
  if (await databaseOpens()) return
  throw new CliError(
    `${ended.output.trimEnd().split('\n').slice(-15).join('\n')}\n\n` +
      'The database module better-sqlite3 does not work on this machine. No prebuilt one could be downloaded from ' +
      'github.com, and building it failed. Building needs python3, make and a C++ compiler (Debian and Ubuntu: ' +
      `apt-get install python3 make g++) and the headers of Node ${process.versions.node}, ${headers ? `which are in ${headers}/include/node` : 'which come with the package nodejs of NodeSource or with the archive of nodejs.org, or are fetched from nodejs.org'}. ` +
      'Then run the same command again.',
  )
}

/** The first of these folders whose include/node has the headers of the Node `version`; undefined when none has. */
export function headersOf(version, prefixes) {
  return prefixes.find((prefix) => {
    const file = path.join(prefix, 'include', 'node', 'node_version.h')
    if (!existsSync(file)) return false
    const text = readFileSync(file, 'utf8')
    const part = (name) => new RegExp(`^#define NODE_${name}_VERSION (\\d+)`, 'm').exec(text)?.[1]
    return ['MAJOR', 'MINOR', 'PATCH'].map(part).join('.') === version
  })
}

async function databaseOpens() {
  const probe = `new (require('better-sqlite3'))(':memory:').prepare('SELECT 1').get()`
  const { code } = await run(process.execPath, ['-e', probe])
  return code === 0
}

/** npm as a program and its arguments: the one that started this, where there is one. */
function npmCommand(args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('npm-cli.js')) return [process.execPath, [script, ...args]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args]
}

if (isStarted(import.meta.url)) await runCli(ensureInstalled)
