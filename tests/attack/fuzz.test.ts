import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type Answer,
  callProcedure,
  callRow,
  type Procedure,
  procedureNamed,
  procedures,
  rows,
  send,
  titleOf,
  wrongWith,
} from './calls'
import { fuzzed, withIds } from './inputs'
import type { Account } from './people'
import { attacked } from './server'

const FEW = 500
const MANY = Number(process.env.ATTACK_REQUESTS ?? 2_000)
// Another number takes another walk; without it the walk is always the same.
const SEED = Number(process.env.ATTACK_SEED ?? 20_261_121)
const AT_ONCE = 20
const timeMs = (requests: number) => 60_000 + requests * 100 // a machine that others use too

const here = attacked()

/** Ids of everything that exists now: requests are about existing records, which they may also delete. */
function idsNow(): string[] {
  const tables = [
    'models',
    'accounts',
    'projects',
    'applications',
    'enquiries',
    'bookings',
    'portfolio_items',
    'media',
    'opportunities',
  ]
  return tables.flatMap((table) =>
    here.agency.db
      .all<{ id: string }>(sql`select id from ${sql.raw(table)} order by random() limit 8`)
      .map(({ id }) => id),
  )
}

/** People who are let in; those whom a request removed, deactivated or made another are replaced. */
function tokensNow(): (string | null)[] {
  const { agency } = here
  const { staySignedIn, anAgent } = agency
  const still = ({ id, role }: Account) =>
    agency.db.get(
      sql`select 1 from accounts where id = ${id} and role = ${role} and deactivated_at is null`,
    ) !== undefined
  if (!still(agency.talent.account)) agency.talent = agency.aTalent('Asha')
  if (!still(agency.admin)) agency.admin = anAgent('admin')
  if (!still(agency.superadmin)) agency.superadmin = anAgent('superadmin')
  return [null, ...[agency.talent.account, agency.admin, agency.superadmin].map(staySignedIn)]
}

type Request = { procedure: Procedure; row: number | null; caller: number; id: number; input: unknown }

const request: fc.Arbitrary<Request> = fc.nat(procedures.length + rows.length - 1).chain((n) => {
  const row = n < procedures.length ? null : n - procedures.length
  const procedure = row === null ? procedures[n] : procedureNamed(rows[row]?.procedure ?? 'site.models.list')
  return fc.record({
    procedure: fc.constant(procedure as Procedure),
    row: fc.constant(row),
    caller: fc.oneof(
      { arbitrary: fc.constant(callerOf(procedure as Procedure)), weight: 5 },
      { arbitrary: fc.nat(3), weight: 1 },
    ),
    id: fc.nat(10_000),
    input: fuzzed(procedure as Procedure),
  })
})

/** The index among `tokensNow` of a caller who is allowed. */
function callerOf({ name }: Procedure): number {
  if (name.startsWith('admin.')) return 3
  return name.startsWith('talent.') || name.startsWith('auth.') ? 1 : 0
}

function ask(each: Request, ids: string[], tokens: (string | null)[]): Promise<Answer> {
  const input = withIds(each.input, ids)
  const token = tokens[each.caller] ?? null
  const row = each.row === null ? undefined : rows[each.row]
  if (row) return callRow(here.server.url, row, ids[each.id % ids.length] ?? '', input, { token })
  return callProcedure(here.server.url, each.procedure, input, { token })
}

let resets = 0
/**
 * Retries when an idle connection was closed just as it was to be reused: on a machine that stalls for seconds the
 * client's timer is late. A server that has ended answers neither request.
 */
async function askOnce(each: Request, ids: string[], tokens: (string | null)[]): Promise<Answer> {
  const answer = await ask(each, ids, tokens)
  if (answer.status !== 0 || !/ECONNRESET|other side closed/.test(answer.text)) return answer
  resets++
  return ask(each, ids, tokens)
}

const nameOf = ({ procedure, row }: Request) =>
  row === null ? procedure.name : titleOf(rows[row] as (typeof rows)[number])

for (const { count, tags } of [
  { count: FEW, tags: [] },
  { count: MANY, tags: ['slow'] },
])
  it(`R14 S35 ${count} requests generated from the schemas: no internal error, and the server keeps running`, {
    tags,
    timeout: timeMs(count),
  }, async () => {
    resets = 0
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
        const ids = idsNow()
        const tokens = tokensNow()
        const answers = await Promise.all(requests.map((each) => askOnce(each, ids, tokens)))
        const wrong = answers.flatMap((answer, index) => {
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          const told = wrongWith(answer)
          const each = requests[index] as Request
          return told
            ? [`${nameOf(each)} ${JSON.stringify(withIds(each.input, ids))?.slice(0, 500)}: ${told}`]
            : []
        })
        expect(wrong).toEqual([])
        expect(here.server.isRunning()).toBe(true)
      }),
      { numRuns: Math.ceil(count / AT_ONCE), seed: SEED, endOnFailure: true },
    )
    // Rarely, or the server closes connections that it should answer.
    expect(resets).toBeLessThanOrEqual(count / 1_000)
    // A fuzzer that is refused everywhere proves nothing.
    const good = [...statuses].filter(([status]) => status < 300).reduce((sum, [, times]) => sum + times, 0)
    expect(good).toBeGreaterThan(count / 10)
    expect((await send(`${here.server.url}/readyz`)).status).toBe(200)
  })
