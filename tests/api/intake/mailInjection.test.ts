import { describe, expect, it } from 'vitest'
import { mailHtml } from '../../../server/core/mail/html'
import { aModel } from '../../../server/demo/builders/models'
import { greeting } from '../../../server/emails/greeting'
import { testApp } from '../../helpers/testApp'

const VICTIM = 'victim@example.in'
const LINK = 'won.example/prize'
const NAME = `Claim ${LINK}`
const WORDS = 'Your parcel waits: pay at pay.example today'
const PASSWORD = 'a password of nobody'

/** The mails that the agency's server would send to a person who never wrote to the agency. */
const reaching = (t: ReturnType<typeof testApp>) =>
  t
    .mails()
    .filter(({ recipient }) => recipient === VICTIM)
    .map((mail) => [mail.subject, mail.text, mailHtml(mail, 'https://agency.example')].join('\n'))

describe("S34 a stranger cannot use the agency's mails to write to a third person", () => {
  it('S34 receipts repeat no text of the form', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const common = { email: VICTIM, website: '' }
    await t.visitor().site.bookings.request({
      ...common,
      clientName: NAME,
      company: WORDS,
      brand: WORDS,
      phone: '+91 98200 12345',
      modelId: asha.id,
      workType: 'Editorial',
      dateRequired: '2027-03-01',
      budgetRange: '$1,000-$2,500',
      details: WORDS,
    })
    await t.visitor().site.enquiries.send({ ...common, name: NAME, subject: 'brand', message: WORDS })
    await t.visitor().site.signupRequests.submit({
      ...common,
      name: NAME,
      stageName: NAME,
      contact: '+91 98200 12345',
      city: WORDS,
      notes: WORDS,
      portfolioLinks: [`https://${LINK}`],
    })
    await t.visitor().site.newsletter.subscribe({ email: VICTIM })
    const mails = reaching(t)
    expect(mails).toHaveLength(4)
    for (const mail of mails) for (const own of [LINK, 'Claim', 'parcel']) expect(mail).not.toContain(own)
    const agency = t.mails().filter(({ recipient }) => recipient !== VICTIM)
    expect(agency.filter(({ text }) => text.includes(WORDS))).toHaveLength(3)
  })

  it("S34 mails to an account made with another person's address repeat no text of it", async () => {
    const t = testApp()
    const account = { name: NAME, email: VICTIM, contact: null, password: PASSWORD }
    const { token } = await t.visitor().auth.register(account)
    await t.visitor().auth.requestReset({ email: VICTIM })
    const as = () => t.http().post('/trpc/talent.account.remove').set('authorization', `Bearer ${token}`)
    expect((await as().send({ proof: PASSWORD })).status).toBe(200)
    const mails = reaching(t)
    expect(mails).toHaveLength(2)
    for (const mail of mails) expect(mail).not.toContain(LINK)
  })

  it('S34 the greeting uses a real name, in every script, and no address or number', () => {
    for (const name of ['Asha Rao', 'आशा राव', "Zoë O'Neill-Sáenz", 'J. R. Rao', 'Dr. Mira', 'Rao, M.'])
      expect(greeting(name)).toBe(`Dear ${name},`)
    for (const name of ['see пример.рф', 'see 例子。中国', 'ring ९८७६', 'a@b', 'x.example'])
      expect(greeting(name)).toBe('Hello,')
  })
})
