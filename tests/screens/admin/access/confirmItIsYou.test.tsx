import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accounts, oneTimeTokens } from '../../../../drizzle/schema'
import { browserWithPasskeys } from '../../../helpers/people/browserPasskeys'
import { addPasskey } from '../../../helpers/people/passkeys'
import { aColleague, PASSWORD } from '../../../helpers/people/secondFactor'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { sessionLink } from '../../../helpers/servers/localLink'
import { testApp } from '../../../helpers/testApp'

const TITLE = 'Confirm that it is you'
const LEAD =
  'This could let others in, so we ask once more. For the next ten minutes you can go on without being asked.'

/** A superadmin who has signed in and typed an invitation, on the page of the team. */
async function invites(hasPasskey = false) {
  const t = testApp()
  const account = await aColleague(t, 'superadmin', 'noor@example.in')
  const passkey = hasPasskey ? await addPasskey(t, account) : null
  const before = [sessionLink(t, t.tokenFor(account, { isProved: false }))]
  const { user } = renderAdmin(t, '/admin/team', { account, before })
  await user.type(await screen.findByLabelText(/^Name/), 'Tara Sen')
  await user.type(screen.getByLabelText(/^Email/), 'tara@example.in')
  const send = () => user.click(screen.getByRole('button', { name: 'Send invitation' }))
  const dialog = async () => within(await screen.findByRole('dialog', { name: TITLE }))
  const invited = () =>
    t.db
      .select()
      .from(oneTimeTokens)
      .all()
      .map(({ email }) => email)
  return { t, user, send, dialog, invited, passkey }
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull())
const notices = () => screen.getByRole('region', { name: 'Notices' }).textContent

describe('before something dangerous', () => {
  const browser = browserWithPasskeys()

  it('a dialog asks for the password, says when it is wrong, and goes on with what was typed', async () => {
    const { user, send, dialog, invited } = await invites()
    await send()
    const asked = await dialog()
    expect(asked.getByText(LEAD)).toBeTruthy()
    expect(asked.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull()
    const password = asked.getByLabelText(/^Your password/)
    expect(document.activeElement).toBe(password)
    await user.type(password, 'wrong horse{Enter}')
    expect(await asked.findByText('Your current password is wrong')).toBeTruthy()
    expect(invited()).toEqual([])
    await user.clear(password)
    await user.type(password, `${PASSWORD}{Enter}`)
    await isClosed()
    expect(
      await screen.findByRole('button', { name: /Withdraw the invitation to tara@example.in/ }),
    ).toBeTruthy()
    expect(invited()).toEqual(['tara@example.in'])
    // For the next ten minutes nothing is asked.
    await user.click(screen.getByRole('button', { name: /Withdraw the invitation to tara@example.in/ }))
    await waitFor(() => expect(invited()).toEqual([]))
  })

  it('Cancel changes nothing, says nothing, and leaves the form as it was', async () => {
    const { user, send, dialog, invited } = await invites()
    await send()
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    await isClosed()
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Tara Sen')
    expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'tara@example.in')
    expect(screen.getByRole('button', { name: 'Send invitation' })).toHaveProperty('disabled', false)
    expect(notices()).toBe('')
    expect(invited()).toEqual([])
    await send()
    await user.type((await dialog()).getByLabelText(/^Your password/), `${PASSWORD}{Enter}`)
    await waitFor(() => expect(invited()).toEqual(['tara@example.in']))
  })

  it('a passkey does instead of the password', async () => {
    const { t, user, send, dialog, invited, passkey } = await invites(true)
    if (passkey) browser.authenticator = passkey.authenticator
    await send()
    await user.click(await (await dialog()).findByRole('button', { name: 'Use a passkey instead' }))
    await isClosed()
    await waitFor(() => expect(invited()).toEqual(['tara@example.in']))
    expect(t.db.select().from(accounts).all()).toHaveLength(1)
  })
})
