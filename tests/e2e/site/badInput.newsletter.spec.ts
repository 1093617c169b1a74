import { expect } from '@playwright/test'
import { mailsTo, mailTo } from '../../helpers/installed/outboxFolder'
import { LONG_EMAIL, tooLong, tryBadly } from './badInput'

const SUBJECT = /^You subscribed to/

tryBadly('the newsletter', {
  open: '/',
  button: 'Subscribe',
  call: 'site.newsletter.subscribe',
  filled: (email) => [['Email', email]],
  blank: [['Email', 'Enter a valid email address']],
  tooMuch: [['Email', LONG_EMAIL, tooLong('254')]],
  writing: [],
  said: (page) =>
    page.getByRole('form', { name: 'Newsletter' }).getByRole('status').filter({ hasText: /\S/ }),
  words: {
    'no network': ['No response from the server. Check your connection and try again.'],
    'too many': ['Too many attempts. Please try again in 12 minutes.'],
    'a broken server': ['Something went wrong. Please try again.'],
  },
  isRepeated: true,
  isSent: async (page, email) => {
    await expect(page.getByText('Subscribed!')).toBeVisible()
    await mailTo(email, SUBJECT)
  },
  // Each new subscriber gets one mail.
  kept: (_page, email) => mailsTo(email),
})
