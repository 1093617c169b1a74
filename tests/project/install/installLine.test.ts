// @module-tag slow

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { releasesAddress, writeInstaller } from '../../../scripts/release/installer.mjs'
import { nameOf } from '../../helpers/installed/installedSite'
import { aMachine, type TestMachine } from '../../helpers/installed/machine'
import { aFolder, anAddress } from '../../helpers/installed/releaseFolder'
import { OTHER_KEY } from '../../helpers/installed/releaseKeys'

/** A bare machine, and an address with 1.0.0 and 1.10.0; `line` runs its install script with these words. */
async function bare() {
  const machine = await aMachine()
  const folder = aFolder(machine, { version: '1.10.0' }, { version: '1.0.0' })
  const { address, asked } = await anAddress(folder)
  const work = join(machine.folder, 'work')
  mkdirSync(work)
  const line = (words: string[] = [], more: Record<string, string> = {}) =>
    run(machine, folder, words, { AGENCY_RELEASES: address, TMPDIR: work, ...more })
  const left = () => [machine.has('opt'), machine.has('etc'), readdirSync(work), machine.asked()]
  return {
    machine,
    folder,
    address,
    asked,
    work,
    line,
    left,
    file: join(folder, `${nameOf('1.10.0')}.tar.gz`),
  }
}

async function run({ env }: TestMachine, folder: string, words: string[], more: Record<string, string>) {
  // As `curl … | sh -s -- words`: the script is the input.
  const site = spawn('sh', ['-s', '--', ...words], { env: { ...env, ...more }, detached: true })
  site.stdin.on('error', () => {})
  site.stdin.end(readFileSync(join(folder, 'install.sh')))
  const [out, error, [code]] = await Promise.all([text(site.stdout), text(site.stderr), once(site, 'close')])
  return { out, error, code }
}

const NOTHING = [false, false, [], []]

describe('the install line', () => {
  it('fetches the newest release, checks who made it, brings Caddy and runs the setup', async () => {
    const { machine, address, asked, work, line } = await bare()
    const words = ['--domain', "it's.example", '--yes']
    const { out, error, code } = await line(words)
    expect([error, code]).toEqual(['', 0])
    expect(out.split('\n')).toEqual([
      `Fetching ${address}${nameOf('1.10.0')}.tar.gz`,
      'It is signed with the key of this install.sh.',
      'Installing Caddy, which provides HTTPS.',
      '',
    ])
    expect(asked.map(({ path }) => path)).toEqual([
      '/releases.json',
      `/${nameOf('1.10.0')}.tar.gz`,
      `/${nameOf('1.10.0')}.tar.gz.minisig`,
    ])
    expect(machine.asked()).toEqual([
      'apt-get update -qq',
      'apt-get install -y -qq caddy',
      `setup --releases ${address.slice(0, -1)} --domain it's.example --yes`,
    ])
    expect(readdirSync(work)).toEqual([])
  })

  it('takes the release that is named, and leaves Caddy to others when asked', async () => {
    const { machine, address, line } = await bare()
    const { out, code } = await line(['--version=1.0.0', '--no-caddy'])
    expect(code).toBe(0)
    expect(out).toContain(`Fetching ${address}${nameOf('1.0.0')}.tar.gz`)
    expect(machine.asked()).toEqual([`setup --releases ${address.slice(0, -1)}`])
  })

  it('only explains itself with --help', async () => {
    const { asked, line, left } = await bare()
    const { out, code } = await line(['--help', '--version', '9.9.9'])
    expect(out).toContain('Usage: sh install.sh')
    expect([code, asked, left()]).toEqual([0, [], NOTHING])
  })

  it('says plainly that Caddy could not be installed, and sets up the site all the same', async () => {
    const { machine, line } = await bare()
    writeFileSync(join(machine.folder, 'stand-ins/no-packages'), '')
    const { error, code } = await line()
    expect(error).toContain('E: Unable to locate package')
    expect(error).toContain(
      'Caddy could not be installed from the packages of this machine, so HTTPS is missing',
    )
    expect([code, machine.asked().at(-1)]).toEqual([0, expect.stringMatching(/^setup /)])
  })

  it('run again fetches nothing, and goes through the setup of what is installed', async () => {
    const { machine, folder, asked, line } = await bare()
    mkdirSync(machine.at('opt/agency'), { recursive: true })
    mkdirSync(machine.at('opt/agency/current'))
    copyFileSync('tests/helpers/installed/standIns/agency', machine.at('opt/agency/current/agency'))
    rmSync(folder, { recursive: true })
    mkdirSync(folder)
    writeInstaller(folder, { address: '', publicKey: undefined })
    const { out, code } = await line(['--yes'])
    expect(out).toContain(
      'A release is installed here already, so nothing is fetched; `agency update` is for a newer one.',
    )
    expect([code, asked, machine.asked()]).toEqual([0, [], ['setup --yes']])
  })
})

describe('the install line refuses, and leaves nothing', () => {
  it('a file with one byte more, a signature of another file, and none', async () => {
    const { file, folder, line, left } = await bare()
    const [good, signature] = [readFileSync(file), readFileSync(`${file}.minisig`)]
    writeFileSync(file, Buffer.concat([good, Buffer.from('x')]))
    expect((await line()).error).toContain(
      `The signature of ${nameOf('1.10.0')} is not the one of this file.`,
    )
    // An older release under the newer name, with its own signature.
    copyFileSync(join(folder, `${nameOf('1.0.0')}.tar.gz`), file)
    copyFileSync(join(folder, `${nameOf('1.0.0')}.tar.gz.minisig`), `${file}.minisig`)
    expect((await line()).error).toContain(
      `The signature is the one of another file than ${nameOf('1.10.0')}.tar.gz.`,
    )
    writeFileSync(file, good)
    writeFileSync(`${file}.minisig`, signature.toString().replace('timestamp:1', 'timestamp:2'))
    expect((await line()).error).toContain(
      `The signature of ${nameOf('1.10.0')} is not the one of this file.`,
    )
    rmSync(`${file}.minisig`)
    expect((await line()).error).toContain('There is no signature ')
    expect(left()).toEqual(NOTHING)
  })

  it('a release of other makers', async () => {
    const { machine, line, left } = await bare()
    aFolder(machine, { version: '1.10.0', key: OTHER_KEY })
    const { error, code } = await line()
    expect(error).toBe(
      `${nameOf('1.10.0')} is signed with another key than the one of this install.sh.\nThe site was not installed.\n`,
    )
    expect([code, left()]).toEqual([1, NOTHING])
  })

  it('to go on without an address, over http, and where nothing answers', async () => {
    const { line, left } = await bare()
    const at = async (AGENCY_RELEASES: string) => (await line([], { AGENCY_RELEASES })).error
    expect(await at('')).toContain('The project has no public address of releases yet. Name yours:')
    expect(await at('http://releases.example')).toContain('has to begin with https://.')
    expect(await at('http://127.0.0.1:9')).toContain('http://127.0.0.1:9/releases.json cannot be fetched.')
    expect(left()).toEqual(NOTHING)
  })

  it('to go on without a key, unless that is said', async () => {
    const { folder, line, left } = await bare()
    writeInstaller(folder, { address: '', publicKey: undefined })
    expect((await line()).error).toContain('This install.sh was made without a key')
    expect(left()).toEqual(NOTHING)
    expect((await line(['--unsigned'])).out).toContain(
      'Who made this release is not checked, because of --unsigned.',
    )
  })

  it('half of itself', async () => {
    const { folder, line, left } = await bare()
    const script = readFileSync(join(folder, 'install.sh'), 'utf8')
    for (const part of [0.3, 0.6, 0.99]) {
      writeFileSync(join(folder, 'install.sh'), script.slice(0, script.length * part))
      await line()
      expect([part, left()]).toEqual([part, NOTHING])
    }
  })
})

describe('the page about releases', () => {
  it('says that there is no public address for as long as there is none', () => {
    const page = readFileSync('docs/operations/release.md', 'utf8')
    expect(page.includes('The project has no public address of releases yet')).toBe(releasesAddress() === '')
  })
})
