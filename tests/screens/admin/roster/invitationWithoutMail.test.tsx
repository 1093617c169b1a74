import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const NOT_EMAILED = 'Invitation made, but not emailed'
const TO_TARA =
  'No mail server is set up, so tara@house.example gets no email. Copy the link and send it yourself.'

/** A real agency, with and without a mail server. */
const withoutMail = () => testApp({ DEMO_DATA: 'false' })
const withMail = () => testApp({ DEMO_DATA: 'false', SMTP_URL: 'smtp://mail.example:25' })

async function onTeam(t: ReturnType<typeof testApp>) {
  const { user } = renderAdmin(t, '/admin/team', { account: anAccount(t, { role: 'superadmin' }) })
  await user.type(await screen.findByLabelText(/^Name/), 'Tara')
  await user.type(screen.getByLabelText(/^Email/), 'tara@house.example')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  return user
}

describe('an invitation where no mail server is set up', () => {
  it('is not said to be sent to a colleague, and again with the link to copy', async () => {
    const user = await onTeam(withoutMail())
    expect(await screen.findByText(NOT_EMAILED)).toBeTruthy()
    expect(screen.getByText(TO_TARA)).toBeTruthy()
    expect(screen.queryByText('Invitation sent')).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Send the invitation to tara@house.example again' }))
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }))
    const shown = await screen.findByRole('dialog', { name: 'Invitation link' })
    expect(within(shown).getByLabelText<HTMLInputElement>('Link').value).toMatch(/^http:\/\/localhost:3000\//)
  })

  it('is said to be sent with one', async () => {
    await onTeam(withMail())
    expect(await screen.findByText('Invitation sent')).toBeTruthy()
    expect(screen.getByText('tara@house.example', { selector: '[role] *' })).toBeTruthy()
    expect(screen.queryByText(NOT_EMAILED)).toBeNull()
  })

  it('is not said to be sent to a model', async () => {
    const t = withoutMail()
    const model = aModel(t, { name: 'Tara', email: 'tara@house.example' })
    const { user } = renderAdmin(t, `/admin/models/${model.id}`)
    await user.click(await screen.findByRole('button', { name: 'Invite by email' }))
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText(NOT_EMAILED)).toBeTruthy()
    expect(screen.getByText(TO_TARA)).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Copy the link' })).toHaveLength(2))
  })

  it('is not said to be sent to a model that is added', async () => {
    const t = withoutMail()
    const { user } = renderAdmin(t, '/admin/models/new')
    await user.type(await screen.findByLabelText(/^Full name/), 'Tara Das')
    await user.type(screen.getByLabelText(/^Stage name/), 'Tara')
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'tara@house.example')
    await user.click(screen.getByLabelText(/^Email an invitation/))
    await user.click(screen.getByRole('button', { name: 'Add model' }))
    expect(await screen.findByText('Model added')).toBeTruthy()
    expect(screen.getByText(TO_TARA)).toBeTruthy()
  })
})
