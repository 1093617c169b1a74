import { expect } from '@playwright/test'
import { alert, atTheAgency, LONG_EMAIL, LONG_NAME, LONG_TEXT, tooLong, tryBadly } from './badInput'

const FAILED = 'Failed to send your message. Please try again or contact us directly.'

tryBadly('an enquiry', {
  open: '/contact',
  button: 'Send Message',
  call: 'site.enquiries.send',
  filled: (email) => [
    ['Name', 'Devika Rao'],
    ['Email', email],
    ['Subject', 'Press'],
    ['Message', 'May we print two of your pictures?\nIn April.'],
  ],
  blank: [
    ['Name', 'Enter your name'],
    ['Email', 'Enter a valid email address'],
    ['Subject', 'Choose a subject'],
    ['Message', 'Write a message'],
  ],
  tooMuch: [
    ['Name', LONG_NAME, tooLong('120')],
    ['Email', LONG_EMAIL, tooLong('254')],
    ['Message', LONG_TEXT, tooLong('5,000')],
  ],
  writing: ['Name', 'Message'],
  said: alert,
  words: {
    'no network': [FAILED, 'No response from the server.', 'it will be sent only once'],
    'too many': [FAILED, 'Too many attempts. Please try again in 12 minutes. Or call'],
    'a broken server': [FAILED, 'Your answers are saved in this tab'],
  },
  isRepeated: true,
  isSent: (page) =>
    expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveText(
      "Thank you for your message! We'll get back to you within 24-48 hours.",
    ),
  kept: async (page, email) => (await atTheAgency(page, '/admin/enquiries', email)).enquiries,
})
