import { describe, expect, it } from 'vitest'
import { bookings } from '../../../drizzle/schema'
import { aModel } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

describe('POST /bookings with words of its own', () => {
  const send = async (change: object) => {
    const t = testApp()
    const booking = {
      ...{ clientName: 'Devika Rao', email: 'devika@kori.example', phone: '123', modelId: aModel(t).id },
      ...{
        workType: 'Editorial',
        dateRequired: '2026-04-10',
        budgetRange: '$500-$1,000',
        details: 'One day',
      },
    }
    const answer = await t
      .http()
      .post('/bookings')
      .send({ ...booking, ...change })
    expect(answer.status).toBe(200)
    return t
  }

  it.each([
    ['500-1000', '$500-$1,000'],
    ['$500-$1000', '$500-$1,000'],
    ['500 – 1000', '$500-$1,000'],
    ['$1,000–$2,500', '$1,000-$2,500'],
    ['€2500—€5000', '$2,500-$5,000'],
    ['10000+', '$10,000+'],
    ['TBD', 'TBD (To Be Discussed)'],
    ['5000', '5000'],
    ['$5,001,000', '$5,001,000'],
    ['About two lakh', 'About two lakh'],
    ['ज'.repeat(120), 'ज'.repeat(120)],
  ])('stores the budget %s as %s', async (budgetRange, kept) => {
    const t = await send({ budgetRange })
    expect(t.db.select().from(bookings).all()).toMatchObject([{ budgetRange: kept }])
  })

  it.each([
    ['Fashion', 'Fashion'],
    ['Photoshoot', 'Photoshoot'],
    ['social-media', 'Social Media'],
    ['MUSIC  VIDEO', 'Music Video'],
    ['music_video', 'Music Video'],
  ])('stores the type of work %s as %s', async (workType, kept) => {
    const t = await send({ workType })
    expect(t.db.select().from(bookings).all()).toMatchObject([{ workType: kept }])
    const list = await t.http().get('/admin/bookings').auth(t.tokenFor(t.admin()), { type: 'bearer' })
    expect(list.body.bookings).toMatchObject([{ workType: kept }])
  })

  it('repeats them to the agency, and not in the receipt, which goes to an address that nobody has verified', async () => {
    const t = await send({ workType: 'Win at prize.example', budgetRange: 'Call 98200 12345' })
    const [notice, receipt] = t.mails()
    expect(notice?.text).toContain('Type of work: Win at prize.example\n')
    expect(notice?.text).toContain('Budget: Call 98200 12345\n')
    expect(receipt?.text).not.toMatch(/prize|98200|Type of work|Budget/)
    const [, usual] = (await send({ budgetRange: '500-1000' })).mails()
    expect(usual?.text).toContain('Type of work: Editorial\n')
    expect(usual?.text).toContain('Budget: $500-$1,000\n')
  })
})
