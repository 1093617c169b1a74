import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { recordStart } from '../../../../server/features/operations/system/service'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

async function onSystem() {
  const t = testApp()
  await t.ready
  recordStart(t)
  return renderAdmin(t, '/admin/system', { account: t.superadmin() })
}
const fact = (name: string) => screen.getByText(name).closest('div')?.textContent

describe('the recovery code on the system page', () => {
  it('is shown once, and can be made again', async () => {
    const { user } = await onSystem()
    await user.click(await screen.findByRole('button', { name: 'Make a recovery code' }))
    expect(fact('Recovery code')).toContain('Not made yet')
    const dialog = await screen.findByRole('alertdialog', { name: 'Make a recovery code' })
    await user.click(within(dialog).getByRole('button', { name: 'Make the code' }))
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
