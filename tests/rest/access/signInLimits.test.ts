import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { login } from '../../helpers/people/signingUp'
import { testApp } from '../../helpers/testApp'

const asAdmin = (t: ReturnType<typeof testApp>, email: string) =>
  t.http().post('/api/v1/agency/login').send({ email, password: 'a wrong guess' })

describe('S5 S6 the limit of ten wrong passwords', () => {
  it.each([
    ['a talent', 'asha@example.in'],
    ['an administrator', 'noor@agency.example'],
    ['nobody', 'nobody@example.in'],
  ])('counts an address of %s at both sign-in pages together', async (_who, email) => {
    const t = testApp({ RATE_LIMIT: 'on' })
    anAccount(t, { role: 'model', email: 'asha@example.in' })
    anAccount(t, { role: 'admin', email: 'noor@agency.example' })
    for (let at = 0; at < 5; at++) expect((await asAdmin(t, email)).status).toBe(401)
    for (let at = 0; at < 5; at++) expect((await login(t, email.toUpperCase(), 'a guess')).status).toBe(401)
    expect((await asAdmin(t, email)).status).toBe(429)
    expect((await login(t, email, 'a guess')).status).toBe(429)
  })

  it.each([
    ['known', '98100 12345'],
    ['unknown', '98100 99999'],
  ])('counts a phone number that is %s under every spelling', async (_what, number) => {
    const t = testApp({ RATE_LIMIT: 'on' })
    anAccount(t, { role: 'model', email: 'asha@example.in', phone: '+919810012345' })
    const spellings = [number, `0${number}`, `+91 ${number}`, number.replace(' ', '-'), `(+91) ${number}`]
    for (const spelling of [...spellings, ...spellings])
      expect((await login(t, spelling, 'a guess')).status).toBe(401)
    expect((await login(t, number.replace(' ', ''), 'a guess')).status).toBe(429)
  })
})

describe('S34 receipts to one recipient', () => {
  it('stop after three an hour over all public forms, while the requests are still stored', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const enquiry = { name: 'Zoya', email: 'zoya@example.in', subject: 'press', message: 'Hello' }
    const application = {
      full_name: 'Zoya Khan',
      name: 'Zoya Khan',
      email: 'Zoya@example.in',
      contact: '98200 54321',
      age: 22,
    }
    for (let at = 0; at < 3; at++) expect((await t.http().post('/enquiries').send(enquiry)).status).toBe(200)
    expect((await t.http().post('/enquiries').send(enquiry)).status).toBe(200)
    const applied = await t.http().post('/api/v1/agency/external/model-signup-request').send(application)
    expect(applied.status).toBe(200)
    const to = (recipient: string) => t.mails().filter((mail) => mail.recipient === recipient)
    expect(to('zoya@example.in')).toHaveLength(3)
    expect(to('hello@tehkhana.example')).toHaveLength(5)
  })
})
