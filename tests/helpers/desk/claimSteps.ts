import type { deskBesideRules, Step } from './deskBesideRules'
import { halvesOf, type Place } from './deskRules'

const HOUR = 60 * 60_000
const ENDS = [-1, 3, 12, 30, 240]

export type Steps = Record<string, (step: Step) => Promise<void> | undefined>

/** Steps about a talent of a job. */
export function claimSteps({
  desk,
  rules,
  pick,
  versionOf,
  decide,
  live,
  open,
  chosen,
  leaveAll,
}: Awaited<ReturnType<typeof deskBesideRules>>): Steps {
  const isBookedOut = ({ claim, date }: Place) =>
    halvesOf(claim.talent, date).some((half) => rules.firm[half] && !('claim' in rules.firm[half]))

  return {
    option(step) {
      const found = chosen(step, 'proposed')
      return found
        ? decide(
            'option',
            () => rules.option(found.claim, found.places),
            () => desk.claims.option(found.given),
          )
        : undefined
    },
    confirm(step) {
      const found = chosen(step, 'proposed', 'option')
      if (!found) return
      const { claim, places, given } = found
      const others = step.b % 2 === 0 ? 'release' : 'keep'
      const isOver = step.b % 3 === 0
      const releases = [
        ...new Set(places.flatMap((place) => [...rules.before(place)].map((each) => each.claim.id))),
      ]
      return decide(
        'confirm',
        () => rules.confirm(claim, places, others, isOver),
        () =>
          isOver
            ? desk.claims.releaseAndConfirm({ ...given, others, releases })
            : desk.claims.confirm({ ...given, others }),
      )
    },
    release(step) {
      const found = chosen(step, 'proposed', 'option')
      return found
        ? decide(
            'release',
            () => leaveAll(found.places, 'released'),
            () => desk.claims.release(found.given),
          )
        : undefined
    },
    no(step) {
      const found = chosen(step, 'proposed', 'option')
      if (!found) return
      const all = open(found.claim, 'proposed', 'option')
      return decide(
        'no',
        () => leaveAll(all, 'declined'),
        () => desk.claims.recordAnswer({ ...found.given, answer: 'no' }),
      )
    },
    extend(step) {
      const found = chosen(step, 'option')
      if (!found) return
      const { claim, given } = found
      const end = rules.now + (pick(ENDS, step.b) ?? 0) * HOUR
      return decide(
        'extend',
        () => {
          claim.endsAt = end
          return end > rules.now
        },
        () => desk.claims.extend({ ...given, expiresAt: new Date(end).toISOString() }),
      )
    },
    cancel(step) {
      const found = chosen(step, 'confirmed')
      if (!found) return
      const act = step.b % 2 === 0 ? 'cancel' : 'withdraw'
      return decide(
        'cancel',
        () => leaveAll(found.places, act === 'cancel' ? 'cancelled' : 'withdrawn'),
        () => desk.claims[act](found.given),
      )
    },
    ask(step) {
      const ended = ['released', 'expired', 'declined', 'cancelled', 'withdrawn']
      const found = chosen(step, ...ended)
      if (!found) return
      return decide(
        'ask',
        () => {
          const free = found.places.filter((place) => !isBookedOut(place))
          return free.length > 0 && leaveAll(free, 'proposed')
        },
        () => desk.claims.ask(found.given),
      )
    },
    challenge(step) {
      // A claim chosen at random is hardly ever second.
      const seconds = live().filter((each) => open(each, 'option').some((place) => rules.worst(place) === 2))
      const among = step.b % 5 === 0 || seconds.length === 0 ? live() : seconds
      const found = chosen({ ...step, c: 1, among }, 'option')
      if (!found) return
      const { claim, places, given } = found
      return decide(
        'challenge',
        () => rules.challenge(claim, places),
        () => desk.claims.challenge({ ...given, dateIds: undefined }),
      )
    },
    takeBack(step) {
      const makers = live().filter((each) => rules.challenged(each).length > 0)
      const found = chosen({ ...step, c: 1, among: makers.length > 0 ? makers : live() }, 'option')
      if (!found) return
      return decide(
        'takeBack',
        () => {
          const all = rules.challenged(found.claim)
          for (const place of all) place.challenge = null
          return all.length > 0
        },
        () => desk.claims.takeChallengeBack(found.given),
      )
    },
    moveChallenge(step) {
      const by = pick(
        live().filter((claim) => rules.challenged(claim).length > 0),
        step.a,
      )
      if (!by) return
      const end = rules.now + (pick(ENDS, step.b) ?? 0) * HOUR
      const given = {
        claimId: by.id,
        version: versionOf('claims', by.id),
        words: 'Later',
        endsAt: new Date(end).toISOString(),
      }
      return decide(
        'moveChallenge',
        () => rules.moveChallenge(by, end),
        () => desk.claims.moveChallenge(given),
      )
    },
    ahead(step) {
      const found = chosen({ ...step, c: 1 }, 'option')
      if (!found) return
      const { claim, places, given } = found
      const others = live().filter((each) => each !== claim && open(each, 'option').length > 0)
      const near = others.filter((each) =>
        places.some((place) => open(each, 'option').some((other) => rules.areNext(place, other))),
      )
      const ahead = pick(near.length > 0 ? near : others, step.b)
      if (!ahead) return
      return decide(
        'ahead',
        () => rules.letGoAhead(places, ahead),
        () => desk.claims.letGoAhead({ ...given, dateIds: undefined, aheadId: ahead.id, words: 'First' }),
      )
    },
    async stale(step) {
      const found = chosen(step, 'proposed', 'option')
      if (!found) return
      const given = { ...found.given, version: found.given.version - 1 }
      await decide(
        'stale',
        () => false,
        () => desk.claims.release(given),
      )
    },
  }
}
