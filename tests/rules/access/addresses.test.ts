import { describe, expect, it } from 'vitest'
import { email, link } from '../../../shared/text/text'

describe('S33 an e-mail address', () => {
  it.each([
    // What a browser makes of asha@डाटामेल.भारत in an email field.
    ['asha@xn--c2bd4bq1db8d.xn--h2brj9c', 'asha@xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['Asha@Mail.XN--H2BRJ9C', 'asha@mail.xn--h2brj9c'],
    ['asha@xn--c2bd4bq1db8d.in', 'asha@xn--c2bd4bq1db8d.in'],
  ])('is accepted with a domain in another script: %s', (given, kept) => {
    expect(email.parse(given)).toBe(kept)
  })

  it.each([
    'asha@डाटामेल.भारत',
    'asha@example.i2',
    'asha@example.x',
    'asha@example.xn--',
    'asha@example.xn--h2brj9c-',
    'asha@example.xn--h2.',
    'asha@xn--h2brj9c',
    'asha@.xn--h2brj9c',
    'asha@a_b.xn--h2brj9c',
    'a b@example.xn--h2brj9c',
    'asha@example.xn--h2\r\nBcc: all@example.in',
    `asha@example.xn--${'a'.repeat(60)}`,
    `${'a'.repeat(240)}@mail.xn--h2brj9c`,
    `asha@${'.xn--'.repeat(20_000)}`,
  ])('is not %s', (given) => {
    expect(email.safeParse(given).success).toBe(false)
  })
})

describe('S25 a web address', () => {
  it.each([
    'https://foo.in',
    'http://foo.in/x?y=1#z',
    'Https://Foo.in/Book',
    'https://पोर्टफोलियो.भारत/आशा',
    'https://[2001:db8::1]:8443/',
    'https://foo.in/a@b',
  ])('is stored as it was typed: %s', (typed) => {
    expect(link.parse(` ${typed} `)).toBe(typed)
  })

  // Each of them is one to URL.canParse, and on a page of ours the click leads to the agency's own site.
  it.each(['https:foo.in/x', 'http:foo.in', 'https:/foo.in', 'http:/\\evil.in', 'https:\\\\evil.in'])(
    'is not %s, which no // follows',
    (typed) => {
      expect(link.safeParse(typed).error?.issues).toMatchObject([
        { message: 'Enter a web address that starts with https:// or http://' },
      ])
    },
  )

  it.each([
    'https://',
    'https:///foo.in',
    'https://\\evil.in',
    'https://?foo.in',
    'https://#foo.in',
    'https://:80/',
    'https://a:b@foo.in',
    'ftp://foo.in',
    'javascript://foo.in/%0Aalert(1)',
    '//foo.in',
    'foo.in',
  ])('is not %s', (typed) => {
    expect(link.safeParse(typed).success).toBe(false)
  })
})
