import { expect } from '@playwright/test'
import {
  alert,
  atTheAgency,
  confirmed,
  LONG_EMAIL,
  LONG_NAME,
  LONG_TEXT,
  tooLong,
  tryBadly,
} from './badInput'

const FAILED = 'Failed to submit your booking request. Please try again.'

tryBadly('a booking', {
  async open(page) {
    const { data } = await (await page.request.get('/public/models?limit=1')).json()
    await page.goto(`/book-model?model=${data.models[0]._id}`)
    await expect(page.getByRole('combobox', { name: /^Model/ })).toHaveValue(data.models[0]._id)
  },
  button: 'Send booking request',
  call: 'site.bookings.request',
  filled: (email) => [
    ['Type of work', 'Editorial'],
    ['Budget range', '$1,000-$2,500'],
    ['Date required', '2099-01-05'],
    ['Brand', 'Kori'],
    ['Project details', 'A day in the studio,\nfour looks.'],
    ['Your name', 'Devika Rao'],
    ['Company', 'Kori Prints'],
    ['Email', email],
    ['Phone', '+91 98100 12345'],
  ],
  blank: [
    ['Type of work', 'Choose a type of work'],
    ['Budget range', 'Choose a budget range'],
    ['Date required', 'Choose a date'],
    ['Project details', 'Tell us about the project'],
    ['Your name', 'Enter your name'],
    ['Email', 'Enter a valid email address'],
    ['Phone', 'Enter a valid phone number'],
  ],
  tooMuch: [
    ['Brand', LONG_NAME, tooLong('120')],
    ['Project details', LONG_TEXT, tooLong('5,000')],
    ['Your name', LONG_NAME, tooLong('120')],
    ['Company', LONG_NAME, tooLong('120')],
    ['Email', LONG_EMAIL, tooLong('254')],
    ['Phone', '1'.repeat(41), tooLong('40')],
  ],
  writing: ['Brand', 'Project details', 'Your name', 'Company'],
  said: alert,
  words: {
    'no network': [FAILED, 'No response from the server.', 'it will be sent only once'],
    'too many': [FAILED, 'Too many attempts. Please try again in 12 minutes. Or call'],
    'a broken server': [FAILED, 'Your answers are saved in this tab'],
  },
  isRepeated: true,
  isSent: confirmed('Request Sent Successfully'),
  kept: async (page, email) => (await atTheAgency(page, '/admin/bookings', email)).bookings,
})
