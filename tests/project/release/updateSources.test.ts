// @module-tag slow

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { update } from '../../../server/command/update/update'
import {
  aSite,
  book,
  database,
  installed,
  nameOf,
  releases,
  running,
} from '../../helpers/installed/installedSite'
import { aTarball, type TestMachine } from '../../helpers/installed/machine'
import { aFolder, anAddress } from '../../helpers/installed/releaseFolder'
import { OTHER_KEY } from '../../helpers/installed/releaseKeys'

const set = ({ at, read }: TestMachine, line: string) =>
  writeFileSync(at('etc/agency/env'), `${read('etc/agency/env')}${line}\n`)
const notes = ({ has, read }: TestMachine): Record<string, unknown>[] =>
  has('noted') ? JSON.parse(`[${read('noted').trim().replaceAll('\n', ',')}]`) : []
const allow = ({ at }: TestMachine, answer = 'yes') => writeFileSync(at('allowed'), answer)

describe('agency update --check', () => {
  it('says what is newer in a folder, and changes nothing', async () => {
    const machine = await aSite()
    const folder = aFolder(machine, { version: '1.0.0' }, { version: '1.1.0' }, { version: '1.10.0' })
    expect(await update(installed(machine), [folder, '--check'])).toBe(
      '1.10.0 is there; 1.0.0 is installed.\n\n## 1.10.0\n\n- New in 1.10.0.\n\n## 1.1.0\n\n- New in 1.1.0.',
    )
    expect([releases(machine), notes(machine)]).toEqual([[nameOf('1.0.0')], []])
  })

  it('says so when nothing is newer', async () => {
    const machine = await aSite()
    const folder = aFolder(machine, { version: '1.0.0' })
    const said = '1.0.0 is installed, and there is nothing newer.'
    expect(await update(installed(machine), [folder, '--check'])).toBe(said)
    expect(await update(installed(machine), [folder])).toBe(said)
  })

  it('reads what changed out of a single file', async () => {
    const machine = await aSite()
    const file = aTarball(machine, { version: '1.1.0' })
    expect(await update(installed(machine), [file, '--check'])).toBe(
      '1.1.0 is there; 1.0.0 is installed.\n\n## 1.1.0\n\nIt is better than before.',
    )
  })

  it('asks the address of RELEASES_URL for the list only', async () => {
    const machine = await aSite()
    const { address, asked } = await anAddress(aFolder(machine, { version: '1.1.0' }))
    set(machine, `RELEASES_URL=${address}`)
    expect(await update(installed(machine), ['--check'])).toContain('1.1.0 is there')
    expect(asked).toEqual([{ path: '/releases.json', agent: undefined }])
  })

  it('shows nothing that would move the cursor of the terminal', async () => {
    const machine = await aSite()
    const folder = aFolder(machine, { version: '1.1.0' })
    const list = [{ version: '1.1.0', changes: 'Good\u001b[2J\r\nnews' }]
    writeFileSync(join(folder, 'releases.json'), JSON.stringify(list))
    expect(await update(installed(machine), [folder, '--check'])).toContain('Good[2J\nnews')
  })

  it.for([
    [
      'a list that is none',
      (folder: string) => writeFileSync(join(folder, 'releases.json'), '{}'),
      'is not a list of releases.',
    ],
    [
      'a folder without a list',
      (folder: string) => rmSync(join(folder, 'releases.json')),
      'nor a folder with a list of them',
    ],
  ] as const)('refuses %s', async ([, damage, sentence]) => {
    const machine = await aSite()
    const folder = aFolder(machine, { version: '1.1.0' })
    damage(folder)
    await expect(update(installed(machine), [folder, '--check'])).rejects.toThrow(sentence)
  })

  it('refuses an address without https, and one that does not answer', async () => {
    const machine = await aSite()
    const check = (place: string) => update(installed(machine), [place, '--check'])
    await expect(check('http://releases.example')).rejects.toThrow('has to begin with https://.')
    await expect(check('http://127.0.0.1:9')).rejects.toThrow('does not answer: ')
    await expect(update(installed(machine), ['--check'])).rejects.toThrow(
      'Name a release, or set RELEASES_URL',
    )
  })
})

describe('agency update from a folder or an address', () => {
  it('installs the newest, or the one that --to names', async () => {
    const machine = await aSite()
    const folder = aFolder(machine, { version: '1.1.0' }, { version: '1.2.0' }, { version: '1.3.0' })
    expect(await update(installed(machine), [folder, '--to', '1.2.0'])).toContain('1.2.0 runs.')
    await expect(update(installed(machine), [folder, '--to=1.9.0'])).rejects.toThrow(
      'has no release 1.9.0. It has 1.3.0, 1.2.0, 1.1.0.',
    )
    await expect(update(installed(machine), [folder, '--to=1.1.0'])).rejects.toThrow(
      '1.1.0 is older than 1.2.0',
    )
    expect(await update(installed(machine), [folder])).toContain('1.3.0 runs.')
    expect(notes(machine).map(({ to, result }) => [to, result])).toEqual([
      ['1.2.0', 'ok'],
      ['1.3.0', 'ok'],
    ])
  })

  it('fetches it with its signature, and leaves nothing of that', async () => {
    const machine = await aSite()
    await book(machine, 'second')
    const { address, asked } = await anAddress(aFolder(machine, { version: '1.1.0' }))
    expect(await update(installed(machine), [address])).toContain('1.1.0 runs.')
    const file = `/${nameOf('1.1.0')}.tar.gz`
    expect(asked.map(({ path }) => path)).toEqual(['/releases.json', file, `${file}.minisig`, '/SHA256SUMS'])
    expect([database(machine), machine.has('opt/agency/fetched')]).toEqual([['1', 'first', 'second'], false])
  })
})

describe('a release', () => {
  it('of other makers, of nobody, or changed on the way is not installed', async () => {
    const machine = await aSite()
    const other = aTarball(machine, { version: '1.1.0', key: OTHER_KEY })
    await expect(update(installed(machine), [other])).rejects.toThrow(
      'does not come from whoever made the installed release: it is signed with another key.',
    )
    rmSync(`${other}.minisig`)
    await expect(update(installed(machine), [other])).rejects.toThrow('There is no signature')
    const file = aTarball(machine, { version: '1.2.0' })
    rmSync(join(machine.folder, 'SHA256SUMS'))
    writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('x')]))
    await expect(update(installed(machine), [file])).rejects.toThrow(
      'its signature is not the one of this file',
    )
    expect([releases(machine), notes(machine)]).toEqual([[nameOf('1.0.0')], []])
  })

  it('is installed all the same with --unsigned, which says so', async () => {
    const machine = await aSite()
    const own = aTarball(machine, { version: '1.1.0', key: null })
    expect(await update(installed(machine), [own, '--unsigned'])).toContain('1.1.0 runs.')
    expect(machine.said).toContain('Who made this release is not checked, because of --unsigned.')
    const signed = aTarball(machine, { version: '1.2.0' })
    await expect(update(installed(machine), [signed])).rejects.toThrow(
      'The installed release was made without a key, so no signature can be checked. If you made or trust the file, add --unsigned.',
    )
  })
})

describe('agency update --auto', () => {
  it('does nothing without RELEASES_URL', async () => {
    const machine = await aSite()
    expect(await update(installed(machine), ['--auto'])).toContain('has no RELEASES_URL')
    expect(notes(machine)).toEqual([])
    await expect(update(installed(machine), ['--auto', '--unsigned'])).rejects.toThrow('Usage: ')
  })

  it('tells the site what is there, and installs it only when that is allowed', async () => {
    const machine = await aSite()
    set(machine, `RELEASES_URL=${aFolder(machine, { version: '1.1.0' })}`)
    expect(await update(installed(machine), ['--auto'])).toContain('is not installed by itself')
    expect(await running(machine)).toBe(nameOf('1.0.0'))
    const found = { kind: 'check', available: { version: '1.1.0', changes: '- New in 1.1.0.' } }
    expect(notes(machine)).toEqual([found])
    allow(machine)
    expect(await update(installed(machine), ['--auto'])).toContain('1.1.0 runs.')
    expect(notes(machine).slice(1)).toEqual([
      found,
      { kind: 'update', from: '1.0.0', to: '1.1.0', result: 'ok', reason: null },
    ])
    expect(await update(installed(machine), ['--auto'])).toBe(
      '1.1.0 is installed, and there is nothing newer.',
    )
    expect(notes(machine).at(-1)).toEqual({ kind: 'check', available: null })
  })

  it('installs the newest release that closes a hole when only those are allowed', async () => {
    const machine = await aSite()
    const folder = aFolder(machine, { version: '1.0.1' }, { version: '1.1.0' }, { version: '1.2.0' })
    const of = (version: string) => ({ version, changes: `- New in ${version}.` })
    const list = [of('1.2.0'), { ...of('1.1.0'), isSecurity: true }, { ...of('1.0.1'), isSecurity: true }]
    writeFileSync(join(folder, 'releases.json'), JSON.stringify(list))
    set(machine, `RELEASES_URL=${folder}`)
    expect(await update(installed(machine), ['--auto'])).toContain('is not installed by itself')
    const security = { ...of('1.1.0'), isSecurity: true }
    expect(notes(machine)).toEqual([{ kind: 'check', available: of('1.2.0'), security }])
    allow(machine, 'security')
    expect(await update(installed(machine), ['--auto'])).toContain('1.1.0 runs.')
    expect(await running(machine)).toBe(nameOf('1.1.0'))
    // What is newer than that closes no hole.
    expect(await update(installed(machine), ['--auto'])).toContain('1.2.0 is there, and is not installed')
    expect(notes(machine).at(-1)).toEqual({ kind: 'check', available: of('1.2.0') })
  })

  it('tells the site when the release fails and the old one is back, or is of other makers', async () => {
    const machine = await aSite()
    allow(machine)
    set(
      machine,
      `RELEASES_URL=${aFolder(machine, { version: '1.1.0', migration: 2, fault: 'refuses live' })}`,
    )
    await expect(update(installed(machine), ['--auto'])).rejects.toThrow('1.0.0 runs again')
    expect(notes(machine).at(-1)).toMatchObject({
      kind: 'update',
      from: '1.0.0',
      to: '1.1.0',
      result: 'failed',
      reason: expect.stringContaining('1.1.0 did not start: the start was refused or failed.'),
    })
    aFolder(machine, { version: '1.2.0', key: OTHER_KEY })
    await expect(update(installed(machine), ['--auto'])).rejects.toThrow('signed with another key')
    expect(notes(machine).at(-1)).toMatchObject({ to: '1.2.0', result: 'failed' })
  })
})
