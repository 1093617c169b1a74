import { existsSync, readFileSync } from 'node:fs'
import { CliError, log, root, run, withProgress } from './cli.mjs'

const usual = JSON.parse(readFileSync(`${root}/scripts/browsers.json`, 'utf8'))

/** Finds a Chromium for the browser tests, or installs one, and stores its path in CHROMIUM_PATH. */
export async function ensureBrowser() {
  const found = (await firstThatRuns()) ?? (await installed())
  if (!found) {
    throw new CliError(
      'The browser tests need Chromium, and none could be found or installed. Install it (Debian: apt-get install ' +
        'chromium) or name one in CHROMIUM_PATH, then run the same command again.',
    )
  }
  process.env.CHROMIUM_PATH = found
}

async function firstThatRuns() {
  const given = process.env.CHROMIUM_PATH
  if (given && !(await runs(given)))
    log(`CHROMIUM_PATH is ${given}, which does not run. Looking for another.`)
  for (const path of [given, ...usual, await playwrightsOwn()]) if (path && (await runs(path))) return path
  return undefined
}

/** A path alone is not enough: Ubuntu has a stub there, and a downloaded browser may lack its libraries. */
async function runs(path) {
  if (!existsSync(path)) return false
  // Chrome on Windows opens a window instead of answering.
  if (process.platform === 'win32') return true
  return (await run(path, ['--version'])).code === 0
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

async function installed() {
  const isRoot = process.getuid?.() === 0
  if (isRoot && isDebian()) {
    await withProgress('Installing Chromium from Debian', fromDebian)
    const found = await firstThatRuns()
    if (found) return found
  }
  const own = [
    'node_modules/@playwright/test/cli.js',
    'install',
    ...(isRoot ? ['--with-deps'] : []),
    'chromium',
  ]
  await withProgress("Fetching Playwright's Chromium", () => run(process.execPath, own))
  return firstThatRuns()
}

/** The headless shell needs two thirds of the whole browser's CPU time; older Debian has only the whole browser. */
async function fromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const packages = [browser, 'fonts-liberation']
    const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
    if (code === 0) return
  }
}

function isDebian() {
  const file = '/etc/os-release'
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'))
}
