import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { recordStart } from '../../../../server/features/operations/system/service'
import { noteUpdate } from '../../../../server/features/operations/system/updates.service'
import { anInstallation, WISH } from '../../../helpers/installed/installation'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const program = async () =>
  within((await screen.findByRole('heading', { name: 'Program' })).closest('section') as HTMLElement)

/** The page System of a site from a release, with a newer one. */
async function anInstalledSystem(how: Parameters<typeof anInstallation>[0] = {}) {
  const machine = anInstallation(how)
  const t = testApp()
  await t.ready
  t.installAt(machine.root)
  recordStart(t)
  noteUpdate(t, { kind: 'check', available: { version: '1.1.0', changes: '- Packages.' } })
  const account = anAccount(t, { role: 'superadmin', email: 'meera@kori.example' })
  const show = () => renderAdmin(t, '/admin/system', { account })
  return { ...machine, t, show, user: userEvent.setup() }
}
const wanted = (root: string) => readFileSync(join(root, WISH), 'utf8')

describe('the program at /admin/system', () => {
  it('is updated after a question that says what changes, by keyboard', async () => {
    const { root, show, user } = await anInstalledSystem()
    show()
    ;(await (await program()).findByRole('button', { name: 'Update to 1.1.0' })).focus()
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Update to 1.1.0?' }))
    expect(dialog.getByText('- Packages.')).toBeTruthy()
    expect(dialog.getByText(/1\.1\.0 is tried on a copy of your data first/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Update now' }))
    expect(await screen.findByText('Asked for. Waiting for the machine …')).toBeTruthy()
    expect(wanted(root)).toContain('"version":"1.1.0"')
  })

  it('goes back only after a question that names what is lost', async () => {
    const { root, show, user } = await anInstalledSystem({ migrationBefore: 0 })
    show()
    await user.click(await (await program()).findByRole('button', { name: 'Go back to 0.9.0' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Go back to 0.9.0?' }))
    expect(dialog.getByText(/so the database of Feb 27, 2026 is put back/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Go back and lose what came since' }))
    await screen.findByRole('status')
    expect(wanted(root)).toContain('"losesData":true')
  })

  it('shows what the machine does, and why it was not done', async () => {
    const { show, t, write } = await anInstalledSystem()
    const progress = {
      wish: { kind: 'update', version: '1.1.0' },
      startedAt: t.clock().toISOString(),
      lines: ['Making a backup.'],
      ended: null,
    }
    write('opt/agency/change.json', progress)
    show()
    expect(
      (await (await program()).findByText('Making a backup.')).closest('[role=status]')?.textContent,
    ).toContain('Updating to 1.1.0 …')
    expect((await program()).queryByRole('button', { name: 'Update to 1.1.0' })).toBeNull()
    const said = '1.1.0 did not start. The site was not touched.'
    write('opt/agency/change.json', {
      ...progress,
      ended: { at: t.clock().toISOString(), isDone: false, said },
    })
    expect(await (await program()).findByText('Not updated to 1.1.0.')).toBeTruthy()
    expect((await program()).getByText(said)).toBeTruthy()
    expect((await program()).getByRole('button', { name: 'Update to 1.1.0' })).toBeTruthy()
  })

  it('says in plain words what a machine means by its line', async () => {
    const { show, t, write } = await anInstalledSystem()
    const at = t.clock().toISOString()
    write('opt/agency/change.json', {
      wish: { kind: 'update', version: '1.1.0' },
      startedAt: at,
      lines: ['Making a backup.'],
      ended: { at, isDone: false, said: 'ENOSPC: no space left on device' },
    })
    show()
    const ended = await (await program()).findByText('Not updated to 1.1.0.')
    expect(ended.parentElement?.textContent).toContain('The disk is full. ENOSPC: no space left on device')
  })

  it.for([
    ['image', /^This site runs in a container, so a new version is a new image\./],
    ['clone', /^This site runs from a clone, so it is updated on its machine/],
  ] as const)(
    'says how a site that is no release is updated, and offers nothing to press: %s',
    async ([kind, sentence]) => {
      const t = testApp()
      if (kind === 'image') t.runFromImage()
      await t.ready
      recordStart(t)
      noteUpdate(t, { kind: 'check', available: { version: '1.1.0', changes: '- Packages.' } })
      const account = anAccount(t, { role: 'superadmin', email: 'meera@kori.example' })
      renderAdmin(t, '/admin/system', { account })
      expect(await (await program()).findByText(sentence)).toBeTruthy()
      const commands = (await program())
        .queryAllByText(/^docker compose /)
        .map(({ textContent }) => textContent)
      expect(commands).toEqual(
        kind === 'clone'
          ? []
          : [
              'docker compose pull site',
              'docker compose run --rm --no-deps site rehearse',
              'docker compose up -d',
            ],
      )
      expect((await program()).queryByRole('button', { name: /^Update/ })).toBeNull()
    },
  )

  it('says what is missing where the machine does not listen', async () => {
    const { show } = await anInstalledSystem({ listens: false })
    show()
    expect(
      await (await program()).findByText('To update from this page, run `agency setup` once on the machine.'),
    ).toBeTruthy()
    expect((await program()).queryByRole('button', { name: /^Update/ })).toBeNull()
  })
})
