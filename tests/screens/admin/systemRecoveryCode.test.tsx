import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { recordStart } from '../../../server/features/system/service'
import { renderAdmin } from '../../helpers/adminScreens'
import { testApp } from '../../helpers/testApp'

const PASSWORD = 'a passphrase that only Meera knows'

async function onSystem() {
  const t = testApp()
  await t.ready
  recordStart(t)
  const passwordHash = await t.passwords.hash(PASSWORD)
  const meera = anAccount(t, { role: 'superadmin', email: 'meera@house.example', passwordHash })
  return renderAdmin(t, '/admin/system', { account: meera })
}
const fact = (name: string) => screen.getByText(name).closest('div')?.textContent

describe('the recovery code on the system page', () => {
  it('is made after the password, shown once, and can be made again', async () => {
    const { user } = await onSystem()
    await user.click(await screen.findByRole('button', { name: 'Make a recovery code' }))
    expect(fact('Recovery code')).toContain('Not made yet')
    const dialog = await screen.findByRole('dialog', { name: 'Make a recovery code' })
    const password = within(dialog).getByLabelText(/^Your password/)
    const make = () => user.click(within(dialog).getByRole('button', { name: 'Make a recovery code' }))
    await user.type(password, 'wrong')
    await make()
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
    await user.clear(password)
    await user.type(password, PASSWORD)
    await make()
    const shown = await screen.findByRole('dialog', { name: 'Your recovery code' })
    const { value } = within(shown).getByLabelText('Recovery code for backups') as HTMLInputElement
    expect(value).toMatch(/^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/)
    await user.click(within(shown).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(fact('Recovery code')).toContain('Made on'))
    expect(document.body.textContent).not.toContain(value)
    expect(screen.getByRole('button', { name: 'Make a new recovery code' })).toBeTruthy()
  })
})
