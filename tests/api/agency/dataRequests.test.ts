import { describe, expect, it } from 'vitest'
import { aBooking } from '../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../server/demo/builders/enquiries'
import { aSignupRequest } from '../../../server/demo/builders/signupRequests'
import { aSubscriber } from '../../../server/demo/builders/subscribers'
import { type TestApp, testApp } from '../../helpers/testApp'

const ZOYA = 'zoya@example.in'
const find = async (t: TestApp, contact: string) =>
  (await t.as(t.admin()).admin.dataRequests.find({ contact })).records

describe('P1 finding what a person sent', () => {
  it('lists everything that came from an email address, whatever its case, and nothing of others', async () => {
    const t = testApp()
    const mine = [
      aBooking(t, { email: ZOYA, clientName: 'Zoya Khan' }).id,
      anEnquiry(t, { email: ZOYA }).id,
      aSignupRequest(t, { email: ZOYA }).id,
    ]
    aSubscriber(t, { email: ZOYA })
    const other = 'other@example.in'
    aBooking(t, { email: other })
    anEnquiry(t, { email: other })
    aSignupRequest(t, { email: other })
    aSubscriber(t, { email: other })
    const records = await find(t, 'Zoya@Example.in')
    expect(records.map(({ of }) => of).sort()).toEqual([
      'bookings',
      'enquiries',
      'newsletter',
      'signupRequests',
    ])
    expect(records.map(({ id }) => id).sort()).toEqual([...mine, ZOYA].sort())
    for (const record of records) expect(record.email).toBe(ZOYA)
  })

  it.each(['+91 98200 54321', '098200-54321', '(+91) 98200.54321', '9820054321', '९८२०० ५४३२१'])(
    'finds bookings and applications by phone in every spelling: %s',
    async (contact) => {
      const t = testApp()
      const booking = aBooking(t, { phone: '+91 98200 54321' })
      const application = aSignupRequest(t, { contact: '098200-54321' })
      const inDevanagari = aBooking(t, { phone: '+९१ ९८२०० ५४३२१' })
      aBooking(t, { phone: '+91 98200 54322' })
      aBooking(t, { phone: '९८२०० ५४३२२' })
      const ids = (await find(t, contact)).map(({ id }) => id)
      expect(ids.sort()).toEqual([booking.id, application.id, inDevanagari.id].sort())
    },
  )

  it('leaves out a newsletter address that was removed from the list', async () => {
    const t = testApp()
    aSubscriber(t, { email: ZOYA })
    await t.as(t.admin()).admin.newsletter.remove({ email: ZOYA })
    expect(await find(t, ZOYA)).toEqual([])
  })

  it('lists at most 200, newest first, and reports that there are more', async () => {
    const t = testApp()
    for (let minute = 0; minute < 201; minute++)
      anEnquiry(t, { email: ZOYA, createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() })
    const { records, hasMore } = await t.as(t.admin()).admin.dataRequests.find({ contact: ZOYA })
    expect(records).toHaveLength(200)
    expect(hasMore).toBe(true)
    expect(records[0]?.createdAt).toBe('2026-01-01T03:20:00.000Z')
  })

  it.each(['', 'zoya', '@', '12345', 'zoya@'])(
    'refuses an incomplete address or number: %j',
    async (contact) => {
      const t = testApp()
      await expect(t.as(t.admin()).admin.dataRequests.find({ contact })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    },
  )
})
