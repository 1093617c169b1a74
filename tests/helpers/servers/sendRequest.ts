import { aModel } from '../../../server/demo/builders/models'
import type { TestApp } from '../testApp'

/** Who sends. */
export const ZOYA = 'zoya@example.in'

/** Sends each public form as a browser does that will repeat it under this key. */
export const send = {
  application: (t: TestApp, key: string) =>
    t.visitor({ idempotencyKey: key }).site.signupRequests.submit({
      name: 'Zoya Khan',
      stageName: 'Zoya',
      email: ZOYA,
      contact: '+91 98200 54321',
      age: 22,
    }),
  enquiry: (t: TestApp, key: string) =>
    t.visitor({ idempotencyKey: key }).site.enquiries.send({
      name: 'Zoya Khan',
      email: ZOYA,
      subject: 'brand',
      message: 'My own words.',
      website: '',
    }),
  booking: (t: TestApp, key: string) =>
    t.visitor({ idempotencyKey: key }).site.bookings.request({
      clientName: 'Zoya Khan',
      email: ZOYA,
      phone: '+91 98100 12345',
      modelId: aModel(t, { stageName: 'Asha' }).id,
      workType: 'Editorial',
      dateRequired: '2026-04-10',
      budgetRange: '$500-$1,000',
      details: 'My own words.',
    }),
}
