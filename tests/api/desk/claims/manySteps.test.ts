// @module-tag slow

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Step } from '../../../helpers/desk/deskBesideRules'
import { deskWithRules } from '../../../helpers/desk/deskSteps'

/** How often each step comes. */
const ACTS = {
  ...{ job: 40, propose: 70, option: 120, confirm: 25, release: 15, no: 5, extend: 20, cancel: 15, ask: 60 },
  ...{ challenge: 70, takeBack: 15, moveChallenge: 90, ahead: 50, cancelDate: 5, lost: 3, bookOut: 4 },
  ...{ changeBookout: 12, endBookout: 8, stale: 5, undo: 50, later: 30 },
}
const STEPS = 600
const RUNS = 31

type Desk = Awaited<ReturnType<typeof deskWithRules>>
type Held = { half: string; id: string; firm: number; until: string | null }

/** What the database says of who holds which half now, as the rules say it. */
function holdings({ t }: Desk): string[] {
  const now = t.clock().toISOString()
  const rows = t.db.all<Held>(
    sql`select model_id || ' ' || day || ' ' || half as half, coalesce(claim_date_id, bookout_id) as id, firm, until
      from held_halves order by model_id, day, half, seq`,
  )
  const places = new Map<string, number>()
  return rows
    .filter(({ firm, until }) => firm === 1 || (until !== null && until > now))
    .map(({ half, id, firm, until }) => {
      if (firm === 1) return `${half} firm ${id}`
      places.set(half, (places.get(half) ?? 0) + 1)
      return `${half} ${places.get(half)} ${id} until ${until}`
    })
    .sort()
}

/** The state of each talent on each date; what ended by the clock may not be written down yet. */
function states({ t, rules }: Desk) {
  const rows = t.db.all<{ id: string; state: string }>(sql`select id, state from claim_dates`)
  const wanted = new Map(rules.claims.flatMap(({ places }) => places.map((place) => [place.id, place])))
  return rows.flatMap(({ id, state }) => {
    const place = wanted.get(id)
    const isUnwritten = state === 'option' && ['expired', 'released'].includes(place?.state ?? '')
    return place?.state === state || isUnwritten ? [] : [`${id}: ${state}, not ${place?.state}`]
  })
}

/** The ranks and challenges that a job's page shows. */
async function pageOf({ desk, rules }: Desk, { a }: Step) {
  const job = rules.jobs[a % rules.jobs.length]
  if (!job) return
  const { claims } = await desk.jobs.get({ number: job.number })
  const shown = claims.flatMap(({ dates }) =>
    dates.flatMap(({ id, state, rank, challengedBy }) =>
      state === 'option' ? [`${id} ${rank} ${challengedBy?.endsAt ?? ''}`] : [],
    ),
  )
  const expected = rules
    .places('option')
    .filter(({ claim }) => claim.job === job)
    .map((place) => {
      const end = place.challenge ? new Date(place.challenge.endsAt).toISOString() : ''
      return `${place.id} ${rules.worst(place)} ${end}`
    })
  expect(shown.sort()).toEqual(expected.sort())
}

const allowed: Record<string, number> = {}
let taken = 0

async function agreeOn(steps: readonly Step[]) {
  const both = await deskWithRules()
  taken += steps.length
  for (const [at, step] of steps.entries()) {
    try {
      await both.take(step)
      expect(holdings(both)).toEqual(both.rules.holdings())
      expect(states(both)).toEqual([])
      if (at % 5 === 0) await pageOf(both, step)
    } catch (error) {
      throw new Error(`step ${at + 1}, ${step.act}: ${String(error)}`, { cause: error })
    }
  }
  for (const [act, times] of Object.entries(both.allowedOf)) allowed[act] = (allowed[act] ?? 0) + times
}

/** Steps that the rules allow or refuse; the others always go through. */
const DECIDED = Object.keys(ACTS).filter((act) => !['job', 'propose', 'stale', 'later'].includes(act))

it(
  'the desk and the plain rules agree after each of 10,000 random steps',
  async () => {
    const number = fc.noBias(fc.nat(1_000))
    const act = fc.oneof(
      ...Object.entries(ACTS).map(([name, weight]) => ({ arbitrary: fc.constant(name), weight })),
    )
    const steps = fc.array(fc.record({ act, a: number, b: number, c: number }), {
      minLength: 1,
      maxLength: STEPS,
      size: 'max',
    })
    await fc.assert(fc.asyncProperty(fc.noBias(steps), agreeOn), { seed: 27, numRuns: RUNS })
    expect(taken).toBeGreaterThanOrEqual(10_000)
    // A step that was never allowed proves nothing.
    for (const act of DECIDED) expect(allowed[act] ?? 0, act).toBeGreaterThan(10)
  },
  30 * 60_000,
)
