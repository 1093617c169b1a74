import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { freePort } from '../../server/command/site/freePort'
import { complaints, send } from '../attack/calls'
import { anAgency, people } from '../attack/people'
import { theServer } from '../helpers/servers/theServer'
import { aMailServer } from './mailServer'
import { book, post } from './visitors'

const numbers = Array.from({ length: 1_000 }, (_, n) => n)
const count = (db: ReturnType<typeof people>['db'], table: string) =>
  db.get<{ n: number }>(sql`select count(*) as n from ${sql.raw(table)}`)?.n

describe('R12 R13 a thousand simultaneous requests', () => {
  it('bookings are all stored, and a retry with the same key returns the same booking', async () => {
    const server = await theServer()
    const p = people(server.folder)
    const { id } = p.aTalent('Asha').model
    const ids = new Map<number, Set<string>>()
    const ask = async (n: number) => {
      const answer = await book(server.url, id, n, { key: `key-of-${n}` })
      if (answer.status !== 200) return `${n}: ${answer.status} ${answer.text.slice(0, 200)}`
      ids.set(n, (ids.get(n) ?? new Set()).add(JSON.parse(answer.text).id))
      return null
    }
    // Each twice, the second while the first may still be running.
    expect(await complaints([...numbers, ...numbers], ask, 1_000)).toEqual([])
    expect([...ids.values()].every((each) => each.size === 1)).toBe(true)
    expect(new Set([...ids.values()].flatMap((each) => [...each])).size).toBe(1_000)
    expect(count(p.db, 'bookings')).toBe(1_000)
    expect(count(p.db, 'outbox')).toBe(2_000)
    expect((await book(server.url, id, 5_000, { key: 'key-of-1' })).status).toBe(409)
    await server.stop()
  })

  it('connections that arrive while the server is busy are all served in turn', async () => {
    const server = await theServer()
    process.kill(server.pid, 'SIGSTOP')
    let taken = 0
    const sockets = numbers.map(() => connect(server.port, '127.0.0.1', () => taken++).on('error', () => {}))
    await expect.poll(() => taken, { timeout: 10_000 }).toBe(1_000)
    process.kill(server.pid, 'SIGCONT')
    for (const socket of sockets) socket.destroy()
    expect((await send(`${server.url}/healthz`)).status).toBe(200)
    await server.stop()
  })

  it('decisions about one sign-up request: one is stored, the others answer 409, and one mail is sent', async () => {
    const server = await theServer()
    const agency = anAgency(server.folder)
    const token = agency.signedIn(agency.admin)
    const before = count(agency.db, 'outbox') ?? 0
    const statuses = await Promise.all(
      numbers.slice(0, 100).map(async (n) => {
        const body = { id: agency.signupRequest.id, status: n % 2 ? 'approved' : 'rejected' }
        return (await post(`${server.url}/trpc/admin.signupRequests.decide`, body, { token })).status
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(99)
    expect(count(agency.db, 'outbox')).toBe(before + 1)
    await server.stop()
  })
})

describe('R11 SMTP failures neither delay nor lose a form', () => {
  const anSmtpServerThatIsSilent = async () => {
    const server = createServer(() => {}).listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  it.each([
    ['refuses connections', async () => `smtp://127.0.0.1:${await freePort()}`],
    ['never says a word', anSmtpServerThatIsSilent],
    ['refuses every mail for now', async () => (await aMailServer({ code: 451 })).url],
    ['refuses every mail for good', async () => (await aMailServer({ code: 550 })).url],
  ])('a mail server that %s', async (_what, address) => {
    const server = await theServer({ SMTP_URL: await address() })
    const p = people(server.folder)
    const { id } = p.aTalent('Asha').model
    expect(
      await complaints(numbers.slice(0, 50), async (n) =>
        (await book(server.url, id, n)).status === 200 ? null : `${n}`,
      ),
    ).toEqual([])
    await pause(5_000) // two turns of the mail worker
    expect(
      await complaints(numbers.slice(50, 60), async (n) =>
        (await book(server.url, id, n)).status === 200 ? null : `${n}`,
      ),
    ).toEqual([])
    expect((await send(`${server.url}/readyz`)).status).toBe(200)
    const waiting = p.db.get<{ n: number }>(
      sql`select count(*) as n from outbox where sent_at is null and next_try_at is not null`,
    )
    expect(waiting?.n).toBe(120)
    expect((await server.stop()).code).toBe(0)
  })
})
