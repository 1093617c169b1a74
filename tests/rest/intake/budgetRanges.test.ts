import { describe, expect, it } from 'vitest'
import { bookings } from '../../../drizzle/schema'
import { aModel } from '../../../server/demo/builders/models'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { testApp } from '../../helpers/testApp'

/** An agency with its own ranges, and its answer to a budget. */
async function withRanges(budgetRanges: string[]) {
  const t = testApp()
  loadAgency(t)
  const asha = aModel(t)
  const settings = t.as(t.superadmin()).admin.settings
  await settings.save({ section: 'money', budgetRanges })
  const send = async (budgetRange: string) => {
    const { status } = await t.http().post('/bookings').send({
      clientName: 'Devika Rao',
      email: 'devika@kori.example',
      phone: '+91 98100 12345',
      modelId: asha.id,
      workType: 'Editorial',
      dateRequired: '2026-04-10',
      budgetRange,
      details: 'A day in the studio.',
    })
    return status
  }
  const stored = () => t.db.select({ range: bookings.budgetRange }).from(bookings).all()
  return { t, settings, send, stored }
}

describe('the budget of a booking request', () => {
  it('is stored as a range that the agency offers or the specification lists, else as sent', async () => {
    const { send, stored } = await withRanges(['Under ₹25,000', '₹25,000-₹50,000'])
    for (const range of ['Under ₹25,000', '₹25,000 - ₹50,000', '$500-$1,000', 'tbd', 'Over ₹5,00,000'])
      expect([range, await send(range)]).toEqual([range, 200])
    expect(stored().map(({ range }) => range)).toEqual([
      'Under ₹25,000',
      '₹25,000-₹50,000',
      '$500-$1,000',
      'TBD (To Be Discussed)',
      'Over ₹5,00,000',
    ])
  })

  it('keeps the chosen words when the agency changes its ranges', async () => {
    const { send, stored, settings } = await withRanges(['Under ₹25,000'])
    await send('Under ₹25,000')
    await settings.save({ section: 'money', budgetRanges: [] })
    expect(stored()).toEqual([{ range: 'Under ₹25,000' }])
  })

  it.each([
    [['₹1,000-₹2,000', '₹1,000 - ₹2,000'], 'This range is already in the list'],
    [['tbd (to be discussed)'], 'The form adds this one itself'],
    [['1', '2', '3', '4', '5', '6', '7', '8', '9'], 'At most 8'],
  ])('cannot be offered as %j', async (budgetRanges, sentence) => {
    const t = testApp()
    const saving = t.as(t.superadmin()).admin.settings.save({ section: 'money', budgetRanges })
    await expect(saving).rejects.toThrow(sentence)
  })
})
