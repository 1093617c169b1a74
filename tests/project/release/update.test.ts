// @module-tag slow

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rollback } from '../../../server/command/update/rollback'
import { update } from '../../../server/command/update/update'
import { afterThisTest } from '../../helpers/cleanUp'
import {
  aSite,
  book,
  current,
  database,
  installed,
  nameOf,
  releases,
  running,
} from '../../helpers/installed/installedSite'
import { aMachine, aTarball, type TestMachine } from '../../helpers/installed/machine'

const updateTo = (machine: TestMachine, kind: Parameters<typeof aTarball>[1], ...more: string[]) =>
  update(installed(machine), [aTarball(machine, kind), ...more])

describe('agency update', () => {
  it('tries the release on a copy, makes a backup, and then runs it on the same data', async () => {
    const machine = await aSite()
    expect(await updateTo(machine, { version: '1.1.0', migration: 2 })).toMatch(
      /^1\.1\.0 runs\. The site was away for \d\.\d seconds\. The way back: agency rollback$/,
    )
    expect([current(machine), await running(machine)]).toEqual([nameOf('1.1.0'), nameOf('1.1.0')])
    expect(database(machine)).toEqual(['2', 'first'])
    expect(machine.read('var/backups/agency/agency-2026-11-25T10-00-00/agency.sqlite')).toBe('1\nfirst\n')
    expect(machine.read('var/lib/agency/agency.sqlite.before-update-1.0.0')).toBe('1\nfirst\n')
    expect(machine.has('var/lib/agency/rehearsal')).toBe(false)
    expect(machine.said).toEqual([
      'Unpacking and checking the release.',
      'Making a backup.',
      `Backed up 1 files to ${machine.at('var/backups/agency/agency-2026-11-25T10-00-00')}`,
      'Trying 1.1.0 on a copy of the database.',
      expect.stringMatching(/^It was ready after \d\.\d seconds\.$/),
      'Changing from 1.0.0 to 1.1.0.',
    ])
  })

  it('leaves the running site alone when the release does not start on the copy', async () => {
    const machine = await aSite()
    const before = machine.asked().length
    await expect(updateTo(machine, { version: '1.1.0', migration: 2, fault: 'refuses' })).rejects.toThrow(
      /^On a copy of the database 1\.1\.0 did not start: .+ The site was not touched\.\nThe start is refused\.$/,
    )
    expect(await running(machine)).toBe(nameOf('1.0.0'))
    expect(database(machine)).toEqual(['1', 'first'])
    expect(releases(machine)).toEqual([nameOf('1.0.0')])
    expect(machine.asked().slice(before)).toEqual([])
  })

  it('goes back by itself, with the database as it was, when the release does not become ready', async () => {
    const machine = await aSite()
    await expect(
      updateTo(machine, { version: '1.1.0', migration: 2, fault: 'refuses live' }),
    ).rejects.toThrow(
      /^1\.1\.0 did not start: the start was refused or failed\.\n1\.0\.0 runs again, with everything that was there\. The site was away for \d+\.\d seconds\.\nThe start is refused\.$/,
    )
    expect([current(machine), await running(machine)]).toEqual([nameOf('1.0.0'), nameOf('1.0.0')])
    expect(database(machine)).toEqual(['1', 'first'])
    expect(releases(machine)).toEqual([nameOf('1.0.0')])
    await book(machine, 'second')
    expect(await updateTo(machine, { version: '1.1.0', migration: 2 })).toContain('1.1.0 runs.')
    expect(database(machine)).toEqual(['2', 'first', 'second'])
  })

  it('keeps the two releases before', async () => {
    const machine = await aSite()
    for (const version of ['1.1.0', '1.2.0', '1.10.0']) await updateTo(machine, { version })
    expect(releases(machine)).toEqual([nameOf('1.1.0'), nameOf('1.10.0'), nameOf('1.2.0')])
  })

  it('brings new units, except one that somebody changed', async () => {
    const machine = await aSite()
    const unit = (name: string) => machine.at(`etc/systemd/system/${name}`)
    writeFileSync(unit('agency.service'), '[Service]\nUser=other\n')
    const old = machine.at(`opt/agency/releases/${nameOf('1.0.0')}/operations/agency-backup.timer`)
    for (const file of [old, unit('agency-backup.timer')]) writeFileSync(file, '# as in 1.0.0\n')
    await updateTo(machine, { version: '1.1.0' })
    expect(readFileSync(unit('agency.service'), 'utf8')).toBe('[Service]\nUser=other\n')
    expect(readFileSync(unit('agency-backup.timer'), 'utf8')).toContain('OnCalendar=')
    expect(machine.said).toContain(
      `Kept ${unit('agency.service')}, which differs from the one of the release.`,
    )
  })

  it('installs the same version again, and an older one, only with --force', async () => {
    const machine = await aSite()
    await expect(updateTo(machine, { version: '1.0.0' })).rejects.toThrow(
      'Release 1.0.0 is installed already. To install it again, add --force.',
    )
    expect(await updateTo(machine, { version: '1.0.0' }, '--force')).toContain('1.0.0 runs.')
    expect(current(machine)).toBe(`${nameOf('1.0.0')}-2`)
    await expect(updateTo(machine, { version: '0.9.0' })).rejects.toThrow('0.9.0 is older than 1.0.0')
    expect(await updateTo(machine, { version: '0.9.0' }, '--force')).toContain('0.9.0 runs.')
    await updateTo(machine, { version: '1.1.0', migration: 2 })
    await expect(updateTo(machine, { version: '1.0.0' }, '--force')).rejects.toThrow(
      'The database was made by a newer version.',
    )
    expect(await running(machine)).toBe(nameOf('1.1.0'))
  })
})

describe('agency update refuses, and changes nothing', () => {
  it.for([
    ['a file that is not there', 'agency-9.0.0-linux-x64.tar.gz', `There is no file`],
    ['a file of another name', 'other.tar.gz', 'is not named like a release'],
    ['nothing', undefined, 'Usage: agency update'],
  ] as const)('%s', async ([, file, sentence]) => {
    const machine = await aSite()
    const wanted = file?.replace('x64', process.arch)
    const given = wanted === undefined ? [] : [join(machine.folder, wanted)]
    await expect(update(installed(machine), given)).rejects.toThrow(sentence)
    expect(await running(machine)).toBe(nameOf('1.0.0'))
  })

  it('a file for another kind of machine', async () => {
    const machine = await aSite()
    const file = join(machine.folder, 'agency-1.1.0-linux-riscv64.tar.gz')
    writeFileSync(file, '')
    await expect(update(installed(machine), [file])).rejects.toThrow(
      `agency-1.1.0-linux-riscv64.tar.gz is for riscv64. This machine needs the file for ${process.arch}.`,
    )
  })

  it('a file that is not the one SHA256SUMS names', async () => {
    const machine = await aSite()
    const file = aTarball(machine, { version: '1.1.0' })
    writeFileSync(file, 'half')
    await expect(update(installed(machine), [file])).rejects.toThrow('Fetch both again.')
    writeFileSync(join(machine.folder, 'SHA256SUMS'), '')
    await expect(update(installed(machine), [file, '--unsigned'])).rejects.toThrow('`tar -xzf')
    expect(machine.said).toContain(
      'No SHA256SUMS beside the file names it, so it is checked only by the list inside.',
    )
    expect(releases(machine)).toEqual([nameOf('1.0.0')])
  })

  it('to start beside another update', async () => {
    const machine = await aSite()
    const other = spawn('sleep', ['60'])
    afterThisTest(async () => {
      other.kill()
      await once(other, 'close')
    })
    writeFileSync(machine.at('opt/agency/update.pid'), String(other.pid))
    await expect(updateTo(machine, { version: '1.1.0' })).rejects.toThrow(
      `Another update or rollback is running (process ${other.pid}).`,
    )
  })

  it('a machine without the site', async () => {
    const machine = await aMachine()
    const file = aTarball(machine, { version: '1.1.0' })
    await expect(update(machine.with(machine.folder), [file])).rejects.toThrow(
      'No release is installed here.',
    )
  })
})

describe('agency rollback', () => {
  it('goes back with all data where the older release can read them', async () => {
    const machine = await aSite()
    await updateTo(machine, { version: '1.1.0' })
    await book(machine, 'second')
    machine.answers.push('yes')
    expect(await rollback(installed(machine), [])).toContain('1.0.0 runs again')
    expect(machine.said.at(-1)).toContain('Go back from 1.1.0 to 1.0.0? All data stay.')
    expect([current(machine), await running(machine)]).toEqual([nameOf('1.0.0'), nameOf('1.0.0')])
    expect(database(machine)).toEqual(['1', 'first', 'second'])
    await expect(rollback(installed(machine), ['--yes'])).rejects.toThrow('There is no way back.')
  })

  it('refuses where the tables have changed, and says what putting the copy back would lose', async () => {
    const machine = await aSite()
    await updateTo(machine, { version: '1.1.0', migration: 2 })
    await book(machine, 'second')
    await expect(rollback(installed(machine), ['--yes'])).rejects.toThrow(
      '1.1.0 has changed the tables, and 1.0.0 cannot read them. The copy of the database from 2026-11-25T10:00:00.000Z can be put back with --put-database-back. What came since, bookings, messages, sign-ups, changes of models and jobs, is then gone from the site; the present database is kept for two weeks.',
    )
    expect(await running(machine)).toBe(nameOf('1.1.0'))
    machine.answers.push('no', 'yes')
    await expect(rollback(installed(machine), ['--put-database-back'])).rejects.toThrow(
      'Nothing was changed.',
    )
    await rollback(installed(machine), ['--put-database-back'])
    expect(await running(machine)).toBe(nameOf('1.0.0'))
    expect(database(machine)).toEqual(['1', 'first'])
    expect(machine.read('var/lib/agency/agency.sqlite.before-rollback')).toBe('2\nfirst\nsecond\n')
  })

  it('refuses where the tables have changed and the copy is no longer there', async () => {
    const machine = await aSite()
    await updateTo(machine, { version: '1.1.0', migration: 2 })
    const copy = machine.at('var/lib/agency/agency.sqlite.before-update-1.0.0')
    expect(existsSync(copy)).toBe(true)
    writeFileSync(
      machine.at('opt/agency/updates.json'),
      machine.read('opt/agency/updates.json').replace('.before-update', '.gone'),
    )
    await expect(rollback(installed(machine), ['--put-database-back', '--yes'])).rejects.toThrow(
      'The copy from before the update is no longer there.',
    )
  })
})
