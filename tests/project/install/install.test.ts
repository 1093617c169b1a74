// @module-tag slow

import { spawnSync } from 'node:child_process'
import {
  constants,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { exitCodeOf, StartupError, TransientStartupError } from '../../../server/core/startupError'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-install-'))
  folders.push(folder)
  return folder
}

/** The program's folder before its first start, with an npm that runs `lines` and logs how it was called. */
function freshClone(lines: string, node = process.execPath) {
  const folder = aFolder()
  const tools = aFolder()
  for (const same of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(same, join(folder, same), { recursive: true })
  const log = join(tools, 'log')
  const words = `echo "$@ nodedir=$npm_config_nodedir" >> ${log}`
  writeFileSync(join(tools, 'npm'), `#!/bin/sh\n${words}\n${lines}\n`, { mode: 0o755 })
  const { npm_execpath: _, npm_config_nodedir: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(node, ['scripts/start.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, PATH: `${tools}:${process.env.PATH}` },
  })
  return { status, said: stdout + stderr, calls: readFileSync(log, 'utf8').trim().split('\n') }
}

/** As in an installation of Node. */
function putHeaders(prefix: string, version: string) {
  const [major, minor, patch] = version.split('.')
  mkdirSync(join(prefix, 'include', 'node'), { recursive: true })
  writeFileSync(
    join(prefix, 'include', 'node', 'node_version.h'),
    `#define NODE_MAJOR_VERSION ${major}\n#define NODE_MINOR_VERSION ${minor}\n#define NODE_PATCH_VERSION ${patch}\n`,
  )
}

/** The exit codes after which systemd does not start the site again. */
const finalCodes = () =>
  (/^RestartPreventExitStatus=(.+)$/m.exec(readFileSync('docs/operations/agency.service', 'utf8'))?.[1] ?? '')
    .split(' ')
    .map(Number)

describe('an install that fails', () => {
  it('because the registry cannot be reached: prints npm’s own words, and its unit does not repeat it', () => {
    const { status, said } = freshClone('echo "npm error network: no way out"; exit 1')
    expect(said).toContain('npm error network: no way out')
    expect(said).not.toMatch(/\n\s+at /)
    expect(finalCodes()).toContain(status)
  })

  it('because the database module cannot be built: says what building needs, and its unit does not repeat it', () => {
    const { status, said, calls } = freshClone('[ "$1" = ci ] || { echo "gyp ERR! stack Error"; exit 1; }')
    expect(calls[0]).toContain('--ignore-scripts')
    expect(calls[1]).toMatch(/^rebuild better-sqlite3 --ignore-scripts=false/)
    expect(said).toContain('gyp ERR! stack Error')
    expect(said).toContain('apt-get install python3 make g++')
    expect(said).toContain(`the headers of Node ${process.versions.node}`)
    expect(said).not.toMatch(/\n\s+at /)
    expect(finalCodes()).toContain(status)
  })
})

it('the database module is built with the headers of this Node', () => {
  const prefix = aFolder()
  const node = join(prefix, 'bin', 'node')
  mkdirSync(join(prefix, 'bin'))
  copyFileSync(process.execPath, node, constants.COPYFILE_FICLONE)
  putHeaders(prefix, process.versions.node)
  const { calls } = freshClone('[ "$1" = ci ] || exit 1', node)
  expect(calls[1]).toMatch(/^rebuild /)
  expect(calls[1]).toContain(` nodedir=${prefix}`)
})

it('a build that fails says why, and its unit does not repeat it', () => {
  const modules = join(process.cwd(), 'node_modules')
  const { status, said } = freshClone(`mkdir node_modules && ln -s ${modules}/* node_modules/`)
  expect(said).toContain('vite.js build')
  expect(said).toMatch(/ended with code 1:\n/)
  expect(finalCodes()).toContain(status)
})

it('the unit repeats a start that may pass and a crash, and no refused one', () => {
  expect(finalCodes()).toEqual([78])
  expect(exitCodeOf(new StartupError('PORT: must be a number'))).toBe(78)
  expect(exitCodeOf(new TransientStartupError('The disk is full.'))).toBe(75)
  expect(exitCodeOf(new Error('a mistake of the program'))).toBe(1)
})

it.each([
  ['22.3.1', '22.3.1', true],
  ['22.3.1', '22.3.10', false],
  ['22.3.1', '20.3.1', false],
])('the headers of Node %s beside a Node %s are used: %s', (headers, node, isUsed) => {
  const prefix = aFolder()
  putHeaders(prefix, headers)
  const script = `import { headersOf } from './scripts/install.mjs'
    console.log(headersOf('${node}', ['/nowhere', ${JSON.stringify(prefix)}]))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, 'none'], {
    encoding: 'utf8',
  })
  expect(stdout.trim()).toBe(isUsed ? prefix : 'undefined')
})
