// @module-tag slow

import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { update } from '../../../server/command/update/update'
import { carryOutWish } from '../../../server/command/update/wanted'
import { aSite, current, database, installed, nameOf, running } from '../../helpers/installed/installedSite'
import { aTarball, type TestMachine } from '../../helpers/installed/machine'

const AT = '2026-11-25T10:00:00.000Z'
const progress = (machine: TestMachine) => JSON.parse(machine.read('opt/agency/change.json'))

/** A site whose releases are in its own folder, and what the page System asks for. */
async function aSiteAsked(wish: object, to: Parameters<typeof aTarball>[1] | null = null) {
  const machine = await aSite()
  if (to) aTarball(machine, to)
  const changes = [{ version: '1.1.0', changes: '' }]
  writeFileSync(`${machine.folder}/releases.json`, JSON.stringify(changes))
  const settings = machine.at('etc/agency/env')
  writeFileSync(settings, `${machine.read('etc/agency/env')}\nRELEASES_URL=${machine.folder}\n`)
  writeFileSync(machine.at('wanted'), JSON.stringify(wish))
  return machine
}

describe('agency change', () => {
  it('updates as the page System asked, and writes down what it does', async () => {
    const wish = { kind: 'update', version: '1.1.0' }
    const machine = await aSiteAsked(wish, { version: '1.1.0', migration: 2 })
    const said = await carryOutWish(installed(machine))
    expect(said).toContain('1.1.0 runs.')
    expect(await running(machine)).toBe(nameOf('1.1.0'))
    expect(progress(machine)).toEqual({
      wish,
      startedAt: AT,
      lines: [
        'Unpacking and checking the release.',
        'Making a backup.',
        expect.stringContaining('Backed up'),
        'Trying 1.1.0 on a copy of the database.',
        expect.stringMatching(/^It was ready after/),
        'Changing from 1.0.0 to 1.1.0.',
      ],
      ended: { at: AT, isDone: true, said },
    })
    expect(machine.mode('opt/agency/change.json')).toBe('644')
  })

  it('says why an update was refused, and leaves the site alone', async () => {
    const machine = await aSiteAsked(
      { kind: 'update', version: '1.1.0' },
      { version: '1.1.0', fault: 'refuses' },
    )
    await expect(carryOutWish(installed(machine))).rejects.toThrow('The site was not touched.')
    expect(progress(machine).ended).toMatchObject({
      isDone: false,
      said: expect.stringContaining('On a copy of the database 1.1.0 did not start'),
    })
    expect(await running(machine)).toBe(nameOf('1.0.0'))
  })

  it.for([
    [false, 1, ['1', 'first']],
    [true, 2, ['1', 'first']],
  ] as const)('goes back, with the loss of data %s', async ([losesData, migration, rows]) => {
    const machine = await aSiteAsked({ kind: 'back', losesData })
    await update(installed(machine), [aTarball(machine, { version: '1.1.0', migration })])
    expect(await carryOutWish(installed(machine))).toContain('1.0.0 runs again')
    expect(current(machine)).toBe(nameOf('1.0.0'))
    expect(database(machine)).toEqual(rows)
  })

  it('does not lose data that nobody agreed to lose', async () => {
    const machine = await aSiteAsked({ kind: 'back', losesData: false })
    await update(installed(machine), [aTarball(machine, { version: '1.1.0', migration: 2 })])
    await expect(carryOutWish(installed(machine))).rejects.toThrow('1.0.0 cannot read them')
    expect(await running(machine)).toBe(nameOf('1.1.0'))
  })

  it('takes nothing from the site but these two', async () => {
    const machine = await aSiteAsked({ kind: 'update', version: '../../tmp/evil' })
    await expect(carryOutWish(installed(machine))).rejects.toThrow(
      'The site asks for nothing that this command does.',
    )
    expect(machine.has('opt/agency/change.json')).toBe(false)
  })
})
