import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { recordStart } from '../../../../server/features/operations/system/service'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const part = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Watch from outside' })).closest('section') as HTMLElement,
  )

async function aSystem() {
  const t = testApp()
  await t.ready
  recordStart(t)
  const account = anAccount(t, { role: 'superadmin', email: 'meera@kori.example' })
  renderAdmin(t, '/admin/system', { account })
  return userEvent.setup()
}

describe('the watch outside at /admin/system', () => {
  it('keeps what was typed and says why an address was not taken', async () => {
    const user = await aSystem()
    await user.click((await part()).getByRole('button', { name: 'Set up' }))
    const box = (await part()).getByRole('textbox', { name: 'Address to call' })
    expect(document.activeElement).toBe(box)
    await user.type(box, 'https://watch.invalid/1{Enter}')
    expect(
      await (await part()).findByText(
        'This address was called and is not kept. Its answer: The host was not found',
      ),
    ).toBeTruthy()
    expect((box as HTMLInputElement).value).toBe('https://watch.invalid/1')
  })

  it('is set by keyboard, shows its host alone, and is ended', async () => {
    const user = await aSystem()
    await user.click((await part()).getByRole('button', { name: 'Set up' }))
    await user.keyboard('https://watch.example/secret{Enter}')
    await waitFor(async () => expect((await part()).getByText('watch.example')).toBeTruthy())
    expect((await part()).getByText('Last called')).toBeTruthy()
    expect(document.body.textContent).not.toContain('secret')
    await user.click((await part()).getByRole('button', { name: 'End' }))
    await waitFor(async () => expect((await part()).getByRole('button', { name: 'Set up' })).toBeTruthy())
  })
})
