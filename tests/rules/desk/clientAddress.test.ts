import { expect, it } from 'vitest'
import { addressOf } from '../../../server/http/request'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:200:9::', '2001:db8:1:200::/56'],
  ['::1', '::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['no address', 'no address'],
  [undefined, 'unknown'],
])('S5 counts %s as %s', (ip, counted) => {
  expect(addressOf(ip)).toBe(counted)
})
