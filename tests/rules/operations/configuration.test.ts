import { describe, expect, it } from 'vitest'
import { doubtsAbout, publicUrl, readConfig } from '../../../server/core/config'
import { StartupError } from '../../../server/core/startupError'

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
    // S4: sign-in refuses more than 72 bytes, so this administrator could never sign in.
    ['ADMIN_PASSWORD', 'é'.repeat(37)],
    ['JWT_SECRET', 'thirty-one-characters-only-here'],
    // A client sends it in a header, which allows no other characters.
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
    ['MEDIA_URL', 'https://s3.example/bucket'],
    ['MEDIA_URL', 's3://key:secret@bucket/site'],
    ['MEDIA_URL', 's3://bucket/a%2Fb'],
    ['MEDIA_URL', 's3://bucket/site?endpoint=ftp://s3.example'],
    ['MEDIA_URL', 's3://bucket/site?acl=public-read'],
    ['MEDIA_CACHE_MB', '10'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
  ]
  it.each(wrong)('refuses %s=%s in one line that names it, in words for a person', (name, value) => {
    const refused = () => readConfig({ [name]: value }, '/srv')
    expect(refused).toThrow(new RegExp(`^Wrong configuration\\. ${name}: must [^\\n]+$`))
    expect(refused).not.toThrow(/expected|received/)
    // Whoever starts, backs up or restores prints the message of a Refusal and no stack.
    expect(refused).toThrow(StartupError)
  })

  it('prints a message once when a value breaks two rules', () => {
    const refused = () => readConfig({ SMTP_URL: 'smtp.example:587' }, '/srv')
    expect(refused).toThrow(
      /^Wrong configuration\. SMTP_URL: must start with smtp:\/\/ or smtps:\/\/ and name a server$/,
    )
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
  ])('accepts %s=%s unchanged', (name, value) => {
    expect(readConfig({ [name]: value }, '/srv')).toMatchObject({ [name]: value })
  })

  it.each([
    ['HTTPS://Agency.Example', 'https://agency.example'],
    ['https://डाटामेल.भारत/', 'https://xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['https://agency.example:443', 'https://agency.example'],
  ])('spells the site’s address %s as browsers do', (given, address) => {
    expect(publicUrl(readConfig({ PUBLIC_URL: given }, '/srv'))).toBe(address)
  })

  it('trims the key, because headers do not keep surrounding spaces', () => {
    expect(readConfig({ AGENCY_KEY: ' key-2026\u00A0' }, '/srv').AGENCY_KEY).toBe('key-2026')
  })

  it('has the specified defaults, and reads an empty value as not set', () => {
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

describe('DEMO_DATA without a value', () => {
  it.each<[given: Record<string, string>, isSeeded: boolean]>([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, true],
    [{ PUBLIC_URL: 'http://[::1]:4000' }, true],
    [{ HOST: '0.0.0.0' }, true],
    [{ PUBLIC_URL: 'https://agency.example' }, false],
    [{ PUBLIC_URL: 'http://192.168.1.20:3000', HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://agency.example', DEMO_DATA: '' }, false],
    [{ PUBLIC_URL: 'https://agency.example', DEMO_DATA: 'true' }, true],
    [{ DEMO_DATA: 'false' }, false],
  ])('with %j is %s: true only where PUBLIC_URL names this machine', (given, isSeeded) => {
    expect(readConfig(given, '/srv').DEMO_DATA).toBe(isSeeded)
  })
})

describe('what of the configuration may not be meant', () => {
  const live = {
    PUBLIC_URL: 'https://agency.example',
    TRUST_PROXY: '1',
    SMTP_URL: 'smtps://user:password@smtp.example:465',
    MAIL_FROM: 'Agency <bookings@agency.example>',
  }
  const own = { name: 'Asha', contact: { email: 'hello@agency.example', bookings: 'jobs@agency.example' } }
  const doubts = (given: Record<string, string>, says = own) => doubtsAbout(readConfig(given, '/srv'), says)

  it.each([
    { ...own, name: 'Tehkhana' },
    { ...own, contact: { ...own.contact, email: 'hello@tehkhana.example' } },
    { ...own, contact: { ...own.contact, bookings: 'bookings@tehkhana.example' } },
  ])('is the demo agency’s name or address when no demo is wanted: %j', (says) => {
    const [doubt, ...more] = doubts(live, says)
    expect(more).toEqual([])
    expect(doubt).toMatch(/^DEMO_DATA is false, but [^\n]+ go to hello@[^\n]+\.$/)
    expect(doubts({}, says)).toEqual([])
  })

  it.each<[what: string, given: Record<string, string>]>([
    ['a site as the README puts it on a VM', live],
    ['a site in a container, which Docker leads to', { ...live, HOST: '0.0.0.0', TRUST_PROXY: '0' }],
    ['a start without any settings', {}],
    ['a look at it on one’s own machine', { PUBLIC_URL: 'http://127.0.0.1:3000', RATE_LIMIT: 'off' }],
  ])('is nothing of %s', (_what, given) => {
    expect(doubts(given)).toEqual([])
  })

  it.each<[name: string, given: Record<string, string>, says: RegExp]>([
    ['PUBLIC_URL', { ...live, PUBLIC_URL: 'http://agency.example' }, /unencrypted.*https/],
    [
      'PUBLIC_URL',
      { ...live, PUBLIC_URL: '', HOST: '0.0.0.0', DEMO_DATA: 'true' },
      /emails lead to http:\/\/localhost:3000, and the passwords of the demo agency/,
    ],
    [
      'PUBLIC_URL',
      { ...live, PUBLIC_URL: '', HOST: '0.0.0.0', DEMO_DATA: 'false' },
      /mails lead to http:\/\/localhost:3000\.$/,
    ],
    ['TRUST_PROXY', { ...live, TRUST_PROXY: '0' }, /All visitors then share one rate limit/],
    ['SMTP_URL', { ...live, SMTP_URL: '' }, /\/srv\/data\/outbox and are not sent/],
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
