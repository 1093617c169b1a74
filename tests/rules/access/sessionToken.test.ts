import { expect, it } from 'vitest'
import { readSessionToken, sessionToken } from '../../../server/core/security/tokens'

const SECRET = Buffer.alloc(64, 'a secret of this test')
const NOW = new Date('2026-03-02T10:00:00.000Z')
const TOKEN = sessionToken(SECRET, { id: 's1', accountId: 'a1' }, NOW)
const READS = 500
const READS_MAX_MS = 80

it('a session token names its session, and no other secret opens it', () => {
  expect(readSessionToken(SECRET, TOKEN, NOW)).toBe('s1')
  expect(readSessionToken(Buffer.alloc(64, 'another'), TOKEN, NOW)).toBeNull()
})

it('five hundred session tokens are read within 80 ms, because each request has one', () => {
  const took = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage()
    for (let read = 0; read < READS; read++) readSessionToken(SECRET, TOKEN, NOW)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  expect(Math.min(...took)).toBeLessThanOrEqual(READS_MAX_MS)
})
