import type { TestApp } from './testApp'

/** Sends an enquiry with this subject, as the contact form does. */
export const enquirySubject = (t: TestApp, subject: string) =>
  t.visitor().site.enquiries.send({
    name: 'Zoya Khan',
    email: 'zoya@example.in',
    subject,
    message: 'My own words.',
    website: '',
  })
