import { describe, expect, it } from 'vitest'
import { doubtsAbout, publicUrl, readConfig } from '../../server/core/config'
import { nextTry } from '../../server/core/mailer'
import { maskContacts, maskEmail } from '../../server/core/masking'
import { Refusal } from '../../server/core/refusal'
import { loggedPath } from '../../server/doors/requestLog'
import { fold } from '../../shared/fold'
import { isDay, length, phone, tidy } from '../../shared/text'

describe('the configuration', () => {
  const wrong: [name: string, value: string][] = [
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'agency.example'],
    ['PUBLIC_URL', 'https://agency.example/site'],
    ['PUBLIC_URL', 'https://you:secret@agency.example'],
    ['DEMO_DATA', 'perhaps'],
    ['ADMIN_EMAIL', 'you'],
    ['ADMIN_PASSWORD', 'short'],
    // S4: no sign-in takes more than 72 bytes, so this administrator could never come in.
    ['ADMIN_PASSWORD', 'é'.repeat(37)],
    ['JWT_SECRET', 'thirty-one-characters-only-here'],
    // A browser or a program sends it in a header, which takes nothing else.
    ['AGENCY_KEY', 'चाबी-2026'],
    ['AGENCY_KEY', 'clé-2026'],
    ['AGENCY_KEY', 'key\t2026'],
    ['AGENCY_KEY', 'key\n2026'],
    ['SMTP_URL', 'https://smtp.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Agency'],
    ['MAIL_FROM', 'Agency <bookings>'],
    ['MAIL_FROM', 'Agency, Delhi <bookings@agency.example>'],
    ['MAIL_FROM', 'bookings@agency.example\r\nBcc: all@agency.example'],
    ['FACEBOOK_APP_ID', 'app-1'],
    ['FACEBOOK_APP_SECRET', 'the secret of the app'],
    ['CLARITY_PROJECT_ID', '"><script>'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['RATE_LIMIT', 'maybe'],
    ['RETENTION_BOOKING_MONTHS', '48'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
  ]
  it.each(wrong)('refuses %s=%s in one line that names it, in words for a person', (name, value) => {
    const refused = () => readConfig({ [name]: value }, '/srv')
    expect(refused).toThrow(new RegExp(`^Wrong configuration\\. ${name}: must [^\\n]+$`))
    expect(refused).not.toThrow(/expected|received/)
    // Whoever starts, backs up or restores prints the message of a Refusal and no stack.
    expect(refused).toThrow(Refusal)
  })

  it.each([
    ['PUBLIC_URL', 'https://agency.example'],
    ['PUBLIC_URL', 'https://agency.example:8443/'],
    ['SMTP_URL', 'smtps://user:password@smtp.example:465'],
    ['MAIL_FROM', 'bookings@agency.example'],
    ['MAIL_FROM', 'Tehkhana Studio <bookings@agency.example>'],
    ['MAIL_FROM', '"Tehkhana, Delhi" <bookings@agency.example>'],
    ['MAIL_FROM', 'bookings@xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['ADMIN_EMAIL', 'you@xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['ADMIN_PASSWORD', ' spaces are of it '],
    ['AGENCY_KEY', 'the #1 "key" ~ 2026'],
  ])('takes %s=%s as it is', (name, value) => {
    expect(readConfig({ [name]: value }, '/srv')).toMatchObject({ [name]: value })
  })

  it.each([
    ['HTTPS://Agency.Example', 'https://agency.example'],
    ['https://डाटामेल.भारत/', 'https://xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['https://agency.example:443', 'https://agency.example'],
  ])('spells the site’s address %s as browsers do', (given, address) => {
    expect(publicUrl(readConfig({ PUBLIC_URL: given }, '/srv'))).toBe(address)
  })

  it('takes the key without the spaces at its ends, which no header keeps', () => {
    expect(readConfig({ AGENCY_KEY: ' key-2026\u00A0' }, '/srv').AGENCY_KEY).toBe('key-2026')
  })

  it('has the contract’s defaults, and reads an empty value as not set', () => {
    const config = readConfig({ PORT: '', JWT_SECRET: '' }, '/srv')
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DEMO_DATA: true,
      TRUST_PROXY: 0,
      RATE_LIMIT: 'on',
      databasePath: '/srv/data/agency.sqlite',
      uploadsDir: '/srv/uploads',
    })
  })
})

describe('what of the configuration may not be meant', () => {
  const live = {
    PUBLIC_URL: 'https://agency.example',
    TRUST_PROXY: '1',
    SMTP_URL: 'smtps://user:password@smtp.example:465',
    MAIL_FROM: 'Agency <bookings@agency.example>',
  }
  const doubts = (given: Record<string, string>) => doubtsAbout(readConfig(given, '/srv'))

  it.each<[what: string, given: Record<string, string>]>([
    ['a site as the README puts it on a VM', live],
    ['a site in a container, which Docker leads to', { ...live, HOST: '0.0.0.0', TRUST_PROXY: '0' }],
    ['a start without any settings', {}],
    ['a look at it on one’s own machine', { PUBLIC_URL: 'http://127.0.0.1:3000', RATE_LIMIT: 'off' }],
  ])('is nothing of %s', (_what, given) => {
    expect(doubts(given)).toEqual([])
  })

  it.each<[name: string, given: Record<string, string>, says: RegExp]>([
    ['PUBLIC_URL', { ...live, PUBLIC_URL: 'http://agency.example' }, /without encryption.*https/],
    ['PUBLIC_URL', { ...live, PUBLIC_URL: '', HOST: '0.0.0.0' }, /mails lead to http:\/\/localhost:3000/],
    ['TRUST_PROXY', { ...live, TRUST_PROXY: '0' }, /every visitor counts as one address/],
    ['SMTP_URL', { ...live, SMTP_URL: '' }, /\/srv\/data\/outbox and reach nobody/],
    ['MAIL_FROM', { ...live, MAIL_FROM: '' }, /refuse/],
    ['MAIL_FROM', { SMTP_URL: live.SMTP_URL }, /refuse/],
    ['RATE_LIMIT', { ...live, RATE_LIMIT: 'off' }, /passwords/],
  ])('is said of %s in one line: %j', (name, given, says) => {
    const [doubt, ...more] = doubts(given)
    expect(more).toEqual([])
    expect(doubt).toMatch(new RegExp(`^${name} [^\\n]+\\.$`))
    expect(doubt).toMatch(says)
  })
})

describe('R11 the next try of a mail', () => {
  const made = new Date('2026-03-02T10:00:00Z')
  it('waits longer after each failure and gives up after 72 hours', () => {
    const first = nextTry(0, made, made)
    const later = nextTry(4, made, made)
    expect(first?.getTime()).toBeGreaterThan(made.getTime())
    expect(later?.getTime()).toBeGreaterThan(first?.getTime() ?? 0)
    expect(nextTry(9, made, new Date('2026-03-05T09:59:00Z'))).toBeNull()
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
  ])('S36 holds no contact out of a subject: %j', (subject, logged) => {
    expect(maskContacts(subject)).toBe(logged)
  })

  it.each([
    'Booking request: Asha, Mar 5, 2026',
    'Enquiry (casting): Studio 21, 2026',
    'Accepted: Spring 2026/27 for 3 days',
    'We have your message',
    'Application: Mira @ Kori',
    'Application: 560001',
  ])('and leaves the rest of one as it is: %j', (subject) => {
    expect(maskContacts(subject)).toBe(subject)
  })
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
  ])('takes a phone number %s', (_how, pasted) => {
    expect(phone.parse(pasted)).toBe('+91 98765 43210')
  })

  it('takes a phone number with the dashes of a letter, and no letters', () => {
    expect(phone.parse('98765\u201143210')).toBe('98765-43210')
    expect(phone.parse('011 – 5550 0142')).toBe('011 - 5550 0142')
    expect(phone.safeParse('nine\u00A0876 543').success).toBe(false)
    expect(phone.safeParse('\u202A\u202C').success).toBe(false)
  })

  it('knows the days of the calendar', () => {
    expect(isDay('2028-02-29')).toBe(true)
    for (const none of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', ''])
      expect(isDay(none)).toBe(false)
  })
})
