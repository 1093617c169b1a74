import { describe, expect, it } from 'vitest'
import { email } from '../../shared/text'

describe('S33 an e-mail address', () => {
  it.each([
    // What a browser makes of asha@डाटामेल.भारत in a field for an address.
    ['asha@xn--c2bd4bq1db8d.xn--h2brj9c', 'asha@xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['Asha@Mail.XN--H2BRJ9C', 'asha@mail.xn--h2brj9c'],
    ['asha@xn--c2bd4bq1db8d.in', 'asha@xn--c2bd4bq1db8d.in'],
  ])('is taken of a domain in another script: %s', (given, kept) => {
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
