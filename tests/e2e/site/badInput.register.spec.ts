import { expect, test } from '@playwright/test'
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

const LIST = '/api/v1/agency/model-signup-requests'

tryBadly('an application', {
  open: '/register',
  button: 'Submit Application',
  call: 'site.signupRequests.submit',
  filled: (email) => [
    ['Full Name', 'Zoya Khan'],
    ['Stage Name', 'Zoya'],
    [/^Age/, '22'],
    ['Height', '5ft 9in'],
    ['Gender', 'Non-binary'],
    ['Experience', 'Beginner'],
    ['Email', email],
    ['Phone', '+91 98200 54321'],
    ['Location', 'Lucknow'],
    ['Instagram', '@zoya'],
    ['Portfolio Link', 'https://zoya.example/book'],
    ['Bio', 'I study textiles.\nI swim.'],
    ['Why do you want to join?', 'For the light.'],
  ],
  blank: [
    ['Full Name', 'Enter your full name'],
    [/^Age/, 'Enter your age'],
    ['Gender', 'Choose one'],
    ['Experience', 'Choose one'],
    ['Email', 'Enter a valid email address'],
    ['Phone', 'Enter a valid phone number'],
    ['Location', 'Enter the city you live in'],
    ['Bio', 'Tell us about yourself'],
    ['Why do you want to join?', 'Tell us why you want to join'],
  ],
  tooMuch: [
    ['Full Name', LONG_NAME, tooLong('120')],
    ['Stage Name', 'श'.repeat(61), tooLong('60')],
    [/^Age/, '17', 'You must be at least 18 years old'],
    ['Height', '5'.repeat(41), tooLong('40')],
    ['Email', LONG_EMAIL, tooLong('254')],
    ['Phone', '1'.repeat(41), tooLong('40')],
    ['Location', 'L'.repeat(81), tooLong('80')],
    ['Instagram', LONG_NAME, tooLong('120')],
    ['Portfolio Link', `https://zoya.example/${'b'.repeat(480)}`, tooLong('500')],
    ['Bio', LONG_TEXT, tooLong('5,000')],
    ['Why do you want to join?', LONG_TEXT, tooLong('5,000')],
  ],
  writing: ['Full Name', 'Stage Name', 'Location', 'Bio', 'Why do you want to join?'],
  said: alert,
  words: {
    'no network': ['Submission failed. Please try again.', 'No response from the server.'],
    'too many': ['Too many attempts. Please try again in 12 minutes.', 'Your answers are saved in this tab'],
    'a broken server': ['Something went wrong. Please try again.', 'Your answers are saved in this tab'],
  },
  isRepeated: true,
  isSent: confirmed('Application Submitted'),
  kept: async (page, email) => (await atTheAgency(page, LIST, email)).data.requests,
})

test('refused files and links are named, and the others stay', { tag: '@slow' }, async ({ page }) => {
  const file = (name: string, mimeType: string, bytes = 8) => ({
    name,
    mimeType,
    buffer: Buffer.alloc(bytes),
  })
  await page.goto('/register')
  const files = page.getByLabel('Portfolio Files')
  await files.setInputFiles([
    file('चित्र.jpg', 'image/jpeg'),
    file('empty.txt', 'text/plain'),
    file('long.mp4', 'video/mp4', 10 * 1024 * 1024 + 1),
  ])
  const said = page.getByRole('main')
  await expect(said).toContainText('Invalid file type: empty.txt. Only images, videos, and PDFs are allowed.')
  await expect(said).toContainText('Each file can be up to 10MB.')
  await files.setInputFiles([1, 2, 3, 4, 5].map((number) => file(`${number}.pdf`, 'application/pdf')))
  await expect(said).toContainText('5.pdf was not added. You can add up to five')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Remove चित्र.jpg' })).toBeVisible()
  await page.getByLabel('Portfolio Link').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByLabel('Portfolio Link')).toHaveAccessibleDescription(
    /Enter a web address that starts with https:\/\/ or http:\/\/$/,
  )
})
