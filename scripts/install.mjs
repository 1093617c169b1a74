import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { alone, isStarted, main, mustRun, root, run, shown, Trouble } from './work.mjs'

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

/** The build reads its own path as an address, which ends at one of these: said before minutes of installing. */
function refuseFolder() {
  const [character] = /[#?]/.exec(root) ?? []
  if (character)
    throw new Trouble(
      `${root} cannot be built in, because its path has a "${character}". Give the folder another name and run the same command again.`,
    )
}

/** Makes node_modules fit package-lock.json and this Node; does nothing when it already does. */
export async function ensureInstalled() {
  refuseFolder()
  if (isInstalled()) return
  await alone('install', async () => {
    if (isInstalled()) return
    if (!fitsLock()) await install()
    await ensureDatabaseModule()
    writeFileSync(stamp, key())
  })
}

/** npm leaves its own account of what it installed; when that says the same as the lock, nothing is to do. */
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
  await shown('Installing packages (two or three minutes the first time)', () =>
    // Building needs the development packages even where NODE_ENV says production.
    npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  )
}

/** The one native module: if it does not open a database under this Node, it is built again for it. */
async function ensureDatabaseModule() {
  if (await databaseOpens()) return
  await shown('Building the database module for this Node', () =>
    npm(['rebuild', 'better-sqlite3', '--ignore-scripts=false', '--foreground-scripts']),
  )
  if (await databaseOpens()) return
  throw new Trouble(
    'The database module better-sqlite3 does not work on this machine. Building it needs python3, make and a ' +
      'C++ compiler (Debian and Ubuntu: apt-get install python3 make g++); then run the same command again.',
  )
}

async function databaseOpens() {
  const probe = `new (require('better-sqlite3'))(':memory:').prepare('SELECT 1').get()`
  const { code } = await run(process.execPath, ['-e', probe])
  return code === 0
}

function npm(args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('npm-cli.js')) return mustRun(process.execPath, [script, ...args])
  return mustRun(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

if (isStarted(import.meta.url)) await main(ensureInstalled)
