import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { loadAgency } from '../../../../server/features/agency/settings/service'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { smtpServer } from '../../../helpers/servers/smtpServer'
import { testApp } from '../../../helpers/testApp'

const LOGIN = { user: 'kori@kori.example', password: 'a password' }

/** A superadmin's browser at the settings of the mail server. */
function open(environment: NodeJS.ProcessEnv = {}) {
  const t = testApp(environment)
  loadAgency(t)
  const account = anAccount(t, { role: 'superadmin', email: 'devika@kori.example' })
  return { t, ...renderAdmin(t, '/admin/settings/mailServer', { account }) }
}
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByLabelText(name)

it('fills in the server of a provider, and says what its password is', async () => {
  const { user } = open()
  const provider = await screen.findByLabelText('Provider')
  expect(provider).toHaveProperty('value', 'own')
  await user.selectOptions(provider, 'Amazon SES (Mumbai)')
  expect(field('Server')).toHaveProperty('value', 'email-smtp.ap-south-1.amazonaws.com')
  expect(field('Port')).toHaveProperty('value', '587')
  expect(field('Security')).toHaveProperty('value', 'starttls')
  expect(screen.getByText(/the SMTP credentials of SES/)).toBeTruthy()
  await user.selectOptions(provider, 'Zoho Mail')
  expect(field('Server')).toHaveProperty('value', 'smtppro.zoho.in')
  expect(field('Port')).toHaveProperty('value', '465')
  await user.clear(field('Server'))
  await user.type(field('Server'), 'mail.kori.example')
  expect(provider).toHaveProperty('value', 'own')
})

it('sends a test before it is saved, shows the answer, and saves what answers', async () => {
  const { port, mails } = await smtpServer(LOGIN)
  const { t, user } = open()
  await user.type(await screen.findByLabelText('Server'), '127.0.0.1')
  await user.clear(field('Port'))
  await user.type(field('Port'), String(port))
  await user.selectOptions(field('Security'), 'none')
  await user.type(field('User'), LOGIN.user)
  await user.type(field('Password'), 'another')
  await user.click(button('Send me a test'))
  expect(await screen.findByText('Enter the address that your emails come from')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Address of the sender')))
  await user.type(field('Address of the sender'), 'bookings@kori.example')
  await user.click(button('Send me a test'))
  expect(await screen.findByText(/Not sent to devika@kori.example/)).toBeTruthy()
  expect(screen.getByText(/535 No such user with …/)).toBeTruthy()
  await user.clear(field('Password'))
  await user.type(field('Password'), LOGIN.password)
  await user.click(button('Send me a test'))
  expect(await screen.findByText(/Sent to devika@kori.example/)).toBeTruthy()
  expect(screen.getByText('250 2.0.0 taken')).toBeTruthy()
  expect(mails).toHaveLength(1)
  expect(t.config.SMTP_URL).toBeUndefined()
  await user.click(button('Save changes'))
  expect(await screen.findByText('Set on March 2, 2026.')).toBeTruthy()
  expect(t.config.SMTP_URL).toContain(`127.0.0.1:${port}`)
  expect(document.body.innerHTML).not.toContain(LOGIN.password)
})

it('is not saved when the server does not answer, keeps the input, and is saved all the same on a press', async () => {
  const { port, stop } = await smtpServer()
  await stop()
  const { t, user } = open()
  await user.type(await screen.findByLabelText('Server'), 'localhost')
  await user.clear(field('Port'))
  await user.type(field('Port'), String(port))
  await user.selectOptions(field('Security'), 'none')
  await user.type(field('Address of the sender'), 'bookings@kori.example')
  await user.click(button('Save changes'))
  expect(await screen.findByText('Not saved. The mail server answered:')).toBeTruthy()
  expect(screen.getByText(/ECONNREFUSED/)).toBeTruthy()
  expect(field('Server')).toHaveProperty('value', 'localhost')
  expect(t.config.SMTP_URL).toBeUndefined()
  await user.click(button('Save anyway'))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(screen.queryByText('Not saved. The mail server answered:')).toBeNull()
  expect(t.config.SMTP_URL).toContain(`localhost:${port}`)
})

it('shows which server the environment names, and still sends a test', async () => {
  const { user } = open({
    SMTP_URL: 'smtp://robot:secret-in-env@mail.kori.example:587',
    MAIL_FROM: 'Kori <hello@kori.example>',
  })
  expect(await screen.findByText('Set on the server (SMTP_URL). Change it there.')).toBeTruthy()
  expect(screen.getByText('Server, Port, Security, User, Password')).toBeTruthy()
  expect(screen.getByText('mail.kori.example:587')).toBeTruthy()
  expect(screen.getByText('Kori <hello@kori.example>')).toBeTruthy()
  expect(document.body.innerHTML).not.toMatch(/robot|secret-in-env/)
  expect(screen.queryByLabelText('Provider')).toBeNull()
  await user.click(button('Send me a test'))
  expect(await screen.findByText('250 OK')).toBeTruthy()
})
