import { describe, expect, it } from 'vitest'
import { enquirySubject } from '../../helpers/enquirySubject'
import { testApp } from '../../helpers/testApp'

/** As long as a subject may be, in two scripts. */
const LONG = `Photo rights ${'फ'.repeat(187)}`

describe('an enquiry with a free subject', () => {
  it.each([LONG, 'constructor', '__proto__', 'Press pass for Saturday'])(
    'is listed, found and exported under it: %s',
    async (subject) => {
      const t = testApp()
      await enquirySubject(t, subject)
      await enquirySubject(t, 'brand')
      const { enquiries } = t.as(t.admin()).admin
      const found = await enquiries.list({ search: subject.slice(0, 100).toUpperCase() })
      expect(found.items).toMatchObject([{ subject }])
      expect((await enquiries.list({ search: 'function' })).items).toEqual([])
      const file = await t
        .http()
        .get('/exports/enquiries.csv')
        .query({ search: subject.slice(0, 100) })
        .auth(t.tokenFor(t.admin()), { type: 'bearer' })
      expect(file.text).toContain(`"${subject}"`)
      expect(t.mails().some((mail) => mail.subject.includes(subject.slice(0, 100)))).toBe(true)
    },
  )
})
