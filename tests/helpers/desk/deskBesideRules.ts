import { sql } from 'drizzle-orm'
import { aModel } from '../../../server/demo/builders/models'
import { lapse } from '../../../server/features/desk/decisions/service'
import { atDesk } from './desk'
import { type Place, type RuleClaim, Rules } from './deskRules'

const HOUR = 60 * 60_000

type Undoable = { decisionId: string; kept: ReturnType<Rules['copy']>; at: number }
/** One random step: what is done, and three numbers that choose about what. */
export type Step = { act: string; a: number; b: number; c: number }

/** A desk and the rules beside it, and how both decide the same. */
export async function deskBesideRules() {
  const { t, desk, zoya } = atDesk()
  const talents = [zoya.id, aModel(t, { stageName: 'Asha' }).id]
  const { deskSettings } = t.as(t.admin()).admin
  await deskSettings.change({ ...(await deskSettings.get()), confirmNeedsYes: false })
  const rules = new Rules(t.clock().getTime())
  /** the last decision, while nothing has happened since */
  const last: { undoable: Undoable | null } = { undoable: null }
  /** how often both allowed each kind of step */
  const allowedOf: Record<string, number> = {}

  const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length]
  function versionOf(table: 'claims' | 'jobs', id: string) {
    // Writing down that an option ended gives its claim another version.
    if (
      t.db.get(sql`select 1 from held_halves h join claim_dates d on d.id = h.claim_date_id
      where d.claim_id = ${id} and h.until <= ${t.clock().toISOString()}`)
    )
      lapse(t.db, t.clock())
    return (
      t.db.get<{ version: number }>(sql`select version from ${sql.identifier(table)} where id = ${id}`)
        ?.version ?? 0
    )
  }
  const today = () => new Date(rules.now + 5.5 * HOUR).toISOString().slice(0, 10)

  /** Lets the desk decide what the rules have decided; both must say the same. */
  async function decide(
    act: string,
    isAllowed: () => boolean,
    ask: () => Promise<{ decisionId: string; undoMs: number }>,
  ) {
    const kept = rules.copy()
    const allowed = isAllowed()
    if (!allowed) rules.restore(kept)
    const answer = await ask().catch((error: { code?: string; message: string }) => {
      if (error.code !== 'CONFLICT' && error.code !== 'BAD_REQUEST') throw error
      return error.message
    })
    if (allowed === (typeof answer === 'string'))
      throw new Error(allowed ? `refused by the desk: ${answer}` : 'the desk allows what the rules refuse')
    if (typeof answer === 'string') return
    allowedOf[act] = (allowedOf[act] ?? 0) + 1
    rules.settle()
    const { decisionId, undoMs } = answer
    last.undoable = undoMs > 0 ? { decisionId, kept, at: rules.now } : null
  }

  const live = () => rules.claims.filter(({ job }) => !job.isLost)
  const open = ({ places }: RuleClaim, ...states: string[]) =>
    places.filter(({ state, date }) => states.includes(state) && !date.isCancelled)
  /** A claim with dates in these states, and all of those or one. */
  function chosen({ a, b, c, among }: Step & { among?: RuleClaim[] }, ...states: string[]) {
    const claim = pick(
      (among ?? live()).filter((each) => open(each, ...states).length > 0),
      a,
    )
    if (!claim) return null
    const all = open(claim, ...states)
    const places = c % 3 === 0 ? [pick(all, b) as Place] : all
    const version = versionOf('claims', claim.id)
    return {
      claim,
      places,
      given: { claimId: claim.id, version, dateIds: places.map(({ date }) => date.id) },
    }
  }
  const leaveAll = (places: readonly Place[], state: string) => {
    for (const place of places) rules.leave(place, state)
    return true
  }
  return {
    t,
    desk,
    rules,
    talents,
    last,
    allowedOf,
    pick,
    versionOf,
    today,
    decide,
    live,
    open,
    chosen,
    leaveAll,
  }
}
