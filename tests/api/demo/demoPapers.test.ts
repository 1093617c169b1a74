// @module-tag slow

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, outbox } from '../../../drizzle/schema'
import { seedAgency } from '../../../server/demo/agency'
import { testApp } from '../../helpers/testApp'

/** The papers of a demo that is filled on a day. */
async function papersOn(day: string) {
  const t = testApp()
  t.later(Date.parse(`${day}T15:30:00+05:30`) - t.clock().getTime())
  seedAgency(t, {
    admin: { email: 'admin@tehkhana.example', passwordHash: 'none' },
    talent: { email: 'naina@tehkhana.example', passwordHash: 'none' },
  })
  const ira =
    t.db
      .select()
      .from(accounts)
      .all()
      .find(({ name }) => name === 'Ira Mathur') ?? null
  const { items } = await t.as(ira).desk.money.list({ limit: 100 })
  return { t, ira, items }
}

const counted = (words: string[]) =>
  Object.fromEntries(
    [...new Set(words)].toSorted().map((each) => [each, words.filter((word) => word === each).length]),
  )

describe('the papers of the demo', () => {
  it.each([['2026-11-27'], ['2026-04-01'], ['2027-03-31'], ['2027-04-01'], ['2027-04-03'], ['2027-05-20']])(
    'on %s are 21 over two financial years, each as it is told',
    async (day) => {
      const { t, ira, items } = await papersOn(day)
      expect(counted(items.map(({ kind, standing }) => `${kind}, ${standing}`))).toEqual({
        'credit note, receipt': 1,
        'debit note, open': 1,
        'invoice, credited': 1,
        'invoice, open': 1,
        'invoice, overdue': 2,
        'invoice, paid': 5,
        'invoice, part paid': 1,
        'proforma, invoiced': 2,
        'proforma, open': 1,
        'proforma, part paid': 1,
        'proforma, withdrawn': 1,
        'quote, accepted': 1,
        'quote, open': 1,
        'receipt voucher, receipt': 2,
      })
      const years = t.db.all<{ year: string }>(sql`select distinct financial_year as year from papers`)
      expect(years).toHaveLength(2)
      const certificates = (await t.as(ira).admin.money.certificates({})).items
      expect(certificates.map(({ seenOn }) => seenOn !== null)).toEqual([false, true])
      const paid = await Promise.all(
        items.map(async ({ id }) => (await t.as(ira).desk.money.get({ id })).payments),
      )
      expect(paid.flat().filter(({ transfer }) => transfer !== null)).toHaveLength(2)
      const months = new Date(t.clock().getTime() - 50 * 24 * 60 * 60_000).toISOString().slice(0, 10)
      expect((await t.as(ira).admin.statements.due()).filter(({ since }) => since < months)).toEqual([])
      expect(t.db.select().from(outbox).all()).toEqual([])
    },
    120_000,
  )

  it('go to each client in the state of its city', async () => {
    const { t } = await papersOn('2026-11-27')
    const found = t.db.all<{ city: string; state: string }>(
      sql`select distinct city, state_code as state from client_billing join clients on id = client_id
        where city is not null and is_abroad = 0 order by city`,
    )
    expect(found.map(({ city, state }) => `${city} ${state}`)).toEqual([
      ...['Bengaluru 29', 'Chandigarh 04', 'Chennai 33', 'Gangtok 11', 'Goa 30', 'Jaipur 08', 'Kochi 32'],
      ...['Kolkata 19', 'Mumbai 27', 'New Delhi 07', 'Pune 27'],
    ])
  }, 120_000)
})
