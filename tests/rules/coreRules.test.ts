import { describe, expect, it } from 'vitest'
import { tooMany } from '../../server/core/errors'
import { nextTry } from '../../server/core/mail/outboxWorker'
import { maskContacts, maskEmail } from '../../server/core/security/redact'
import { loggedPath } from '../../server/http/requestLog'
import { hasDigits } from '../../shared/text/digits'
import { fold } from '../../shared/text/fold'
import { isDay, length, phone, tidy } from '../../shared/text/text'

describe('R11 the next try of a mail', () => {
  const made = new Date('2026-03-02T10:00:00Z')
  it('waits longer after each failure and gives up after 72 hours', () => {
    const first = nextTry(0, made, made)
    const later = nextTry(4, made, made)
    expect(first?.getTime()).toBeGreaterThan(made.getTime())
    expect(later?.getTime()).toBeGreaterThan(first?.getTime() ?? 0)
    expect(nextTry(9, made, new Date('2026-03-05T09:59:00Z'))).toBeNull()
  })

  it('is within an hour, however often it has failed', () => {
    expect(nextTry(50, made, made)).toEqual(new Date('2026-03-02T11:00:00Z'))
  })
})

describe('S5 a refusal for too many attempts', () => {
  it.each([
    [1, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [3_540, '59 minutes'],
    [3_541, 'an hour'],
    [3_600, 'an hour'],
  ])('after which to wait %i s says %s', (seconds, wait) => {
    expect(tooMany(seconds).message).toBe(`Too many attempts. Please try again in ${wait}.`)
  })
})

describe('S36 the log', () => {
  it('holds no token of a reset link, no query and no whole address', () => {
    expect(loggedPath('/reset-password/abcdef?x=1')).toBe('/reset-password/…')
    for (const typed of [
      '/Reset-Password/abcdef',
      '//reset-password/abcdef',
      'http://a.example/Unsubscribe/abcdef',
    ])
      expect(loggedPath(typed)).not.toContain('abcdef')
    expect(loggedPath('/media/abc/960.webp?e=1&s=secret')).toBe('/media/abc/960.webp')
    expect(maskEmail('asha@example.in')).toBe('a***@example.in')
    expect(maskEmail('😀sha@example.in')).toBe('😀***@example.in')
  })

  it.each([
    ['Enquiry (brand): ravi.k@gmail.com', 'Enquiry (brand): r***@gmail.com'],
    [
      'Enquiry (brand): Ravi <ravi.k@gmail.com>, me@a.in',
      'Enquiry (brand): Ravi <r***@gmail.com>, m***@a.in',
    ],
    ['Enquiry (brand): रवि@डाटामेल.भारत', 'Enquiry (brand): र***@डाटामेल.भारत'],
    ['Enquiry (brand): ravi＠gmail.com', 'Enquiry (brand): r***＠gmail.com'],
    ['Enquiry (model): +91 98765 43210', 'Enquiry (model): ***10'],
    ['Application: Ravi 098765-43210 (Delhi)', 'Application: Ravi ***10 (Delhi)'],
    ['Application: (011) 5550.0142', 'Application: ***42'],
    ['Application: ring ९८७६५४३२१०', 'Application: ring ***१०'],
    ['Application: 9 8 7 6 5 \u200B4 3 2 1 0', 'Application: ***10'],
    ['New profile: 98765/43210', 'New profile: ***10'],
  ])('S36 hides contacts in a subject: %j', (subject, logged) => {
    expect(maskContacts(subject)).toBe(logged)
  })

  it.each([
    'Booking request: Asha, Mar 5, 2026',
    'Enquiry (casting): Studio 21, 2026',
    'Accepted: Spring 2026/27 for 3 days',
    'We have your message',
    'Application: Mira @ Kori',
    'Application: 560001',
  ])('and leaves the rest of one unchanged: %j', (subject) => {
    expect(maskContacts(subject)).toBe(subject)
  })
})

describe('a phone number', () => {
  it.each([
    '98100 12345',
    '+91 98100-12345',
    '(+91) 98200-12345',
    'tel:+919820012345',
    '+44 20 7946 0958 ext. 12',
    '011 5550 0142 x3',
    '1-800-FLOWERS',
    '९८१०० १२३४५',
    '٠١٢٣٤٥٦٧٨٩',
  ])('has digits: %s', (given) => expect(hasDigits(given)).toBe(true))

  it.each(['abc', 'none', '-', 'न'])('has none: %s', (given) => expect(hasDigits(given)).toBe(false))
})

describe('S38 text', () => {
  it('is NFC and trimmed, zero-width marks too, and counted as people count', () => {
    expect(tidy('\u200B Jose\u0301 \uFEFF')).toBe('José')
    expect(length('👩🏽')).toBe(2)
    expect(length('आशा')).toBe(3)
  })

  it('is folded for searching: case and accents go, vowel signs of Indic scripts stay', () => {
    expect(fold('Śrī ÉLAN')).toBe('sri elan')
    expect(fold('आशा')).toBe('आशा')
  })

  it.each([
    ['with the marks of direction an address book puts round it', '\u202A+91 98765 43210\u202C'],
    ['with spaces that do not break', '+91\u00A098765\u00A043210'],
    ['with narrow ones, and a joiner between', '+91\u202F98765\u2009\u206043210'],
  ])('accepts a phone number %s', (_how, pasted) => {
    expect(phone.parse(pasted)).toBe('+91 98765 43210')
  })

  it('accepts any phone number that is not blank, with typographic dashes read as hyphens', () => {
    expect(phone.parse('98765\u201143210')).toBe('98765-43210')
    expect(phone.parse('011 – 5550 0142')).toBe('011 - 5550 0142')
    expect(phone.parse('nine\u00A0876 543')).toBe('nine 876 543')
    expect(phone.parse('1'.repeat(40))).toBe('1'.repeat(40))
    expect(phone.safeParse('1'.repeat(41)).success).toBe(false)
    expect(phone.safeParse('').success).toBe(false)
    expect(phone.safeParse('\u202A\u202C').success).toBe(false)
  })

  it('knows the days of the calendar', () => {
    expect(isDay('2028-02-29')).toBe(true)
    for (const none of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', ''])
      expect(isDay(none)).toBe(false)
  })
})
