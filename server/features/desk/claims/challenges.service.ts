import type { ChallengeMove, ClaimDecision, GoingAhead } from '../../../../shared/desk/claims'
import { deskMoment } from '../../../../shared/desk/dayWords'
import type { ActivityKind } from '../../../../shared/desk/deskActions'
import type { SignedInContext } from '../../../core/context'
import { invalid } from '../../../core/errors'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { challengesWith, claimDateById, type HeldDate, queueOf } from '../calendarHolds/repository'
import { halvesOf, isLivingOption, sharesHalf, untilOf } from '../calendarHolds/rules'
import { changePlaces, endChallenge, isFirst, moveEnd, rankOf } from '../calendarHolds/service'
import { activityAboutClaim, changeRow, type Decision } from '../decisions/activities.service'
import { type Decided, decide } from '../decisions/service'
import { notify } from '../notices/service'
import { challengeEnd, challengeLimits } from './challenges.rules'
import { mergedInto } from './repository'
import { type LoadedClaim, loadClaim, optionsBefore, refusal, saveClaim } from './service'

type Chosen = LoadedClaim['chosen'][number]

const WORDS = {
  sameClient: 'Both options are of the same client. Let the other one go ahead instead.',
  challenged: 'The first option is already challenged.',
  none: 'There is no challenge of this option any more.',
  ownEnds: 'This option ends too soon to challenge another. Move its end first.',
  notBehind: 'The other option is not right behind this one.',
}

/**
 * The second option asks those before it to confirm or to let go (D18). Throws 409 where it is not second, where the
 * first is challenged already or is of the same client, and where an option ends too soon.
 */
export function challenge(ctx: SignedInContext, given: ClaimDecision): Decided {
  return decide(ctx, 'challenge', given, (decision) => {
    const { db, at } = decision
    const opened = loadClaim(decision, given, 'challenge')
    const isSecond = ({ date }: Chosen) => rankOf(db, date.id, at) === 2
    const chosen = given.dateIds ? opened.chosen : opened.chosen.filter(isSecond)
    if (chosen.length === 0 || !chosen.every(isSecond)) throw refusal(db, 'no challenge', opened.claim.id)
    saveClaim(decision, opened.line, opened.claim)
    // A full day is before both halves that two dates of one job take: it is challenged once.
    const firsts = new Map<string, { first: HeldDate; second: Chosen }>()
    for (const second of chosen)
      for (const first of firstsBefore(decision, opened, second)) firsts.set(first.date.id, { first, second })
    for (const { first, second } of firsts.values()) challengeOne(decision, opened, second, first)
  })
}

/** The options before a date on its halves, each once. */
function firstsBefore(decision: Decision, opened: LoadedClaim, { date, day }: Chosen): HeldDate[] {
  const ids = new Set(optionsBefore(decision, opened, day, date).map(({ claimDateId }) => claimDateId ?? ''))
  return [...ids].flatMap((id) => claimDateById(decision.db, id) ?? [])
}

/** When an option ends by itself, without a challenge. */
const ownEndOf = ({ claim, day }: Pick<HeldDate, 'claim' | 'day'>) =>
  untilOf(day.day, { expiresAt: claim.expiresAt, challengeEndsAt: null })

const endsOf = ({ claim }: LoadedClaim, { date, day }: Chosen, first: HeldDate) => ({
  firstEnds: ownEndOf(first),
  ownEnds: untilOf(day.day, { expiresAt: claim.expiresAt, challengeEndsAt: date.challengeEndsAt }),
})

function challengeOne(decision: Decision, opened: LoadedClaim, second: Chosen, first: HeldDate) {
  const { db, now } = decision
  const { claim, job } = opened
  const refuse = (words: string) => refusal(db, 'no challenge', claim.id, words)
  if (first.date.challengedById !== null) throw refuse(WORDS.challenged)
  if (isSameClient(decision, job.clientId, first.job.clientId)) throw refuse(WORDS.sameClient)
  const ends = endsOf(opened, second, first)
  const challengeEndsAt = challengeEnd(now, ends, readDeskSettings(db))
  if (challengeEndsAt === null)
    throw refuse(
      ends.firstEnds < ends.ownEnds
        ? `The first option ends ${deskMoment(ends.firstEnds, now)} by itself.`
        : WORDS.ownEnds,
    )
  setEnd(decision, first, { challengedById: claim.id, challengeEndsAt }, 'challenged')
}

/** Clients that were merged count as one. */
function isSameClient({ db }: Decision, one: string | null, other: string | null): boolean {
  return one !== null && other !== null && mergedInto(db, one) === mergedInto(db, other)
}

type Challenge = { challengedById: string; challengeEndsAt: string }

/** Writes a challenge into the challenged date. Its claim keeps its version: nothing that was read is wrong. */
function setEnd(
  decision: Decision,
  first: HeldDate,
  values: Challenge,
  kind: ActivityKind,
  words: string | null = null,
) {
  const { claim, date } = first
  const line = activityAboutClaim(decision, kind, claim, words)
  changeRow(decision, line, 'claimDates', date.id, values)
  moveEnd(decision, line, { ...first, date: { ...date, ...values } })
  notify(decision, 'challenged', 'booker', claim.id, [date.id])
  notify(decision, 'challenged', 'client', claim.id, [date.id])
}

/** The dates that a claim challenges with its chosen dates, each beside the date that challenges it. */
function challengedOf(
  decision: Decision,
  { claim, chosen }: LoadedClaim,
): { first: HeldDate; second: Chosen }[] {
  const { db } = decision
  const found = challengesWith(db, [claim.id]).flatMap((id) => {
    const first = claimDateById(db, id)
    const second = chosen.find(({ day }) => first && sharesHalf(day, first.day))
    return first && second && first.date.challengedById === claim.id ? [{ first, second }] : []
  })
  if (found.length === 0) throw refusal(db, 'changed', claim.id, WORDS.none)
  return found
}

/**
 * Moves the end of the challenges that a claim has made; the activity says why. Throws 400 for an end that is too soon
 * or too late, 409 where there is no challenge.
 */
export function moveChallenge(ctx: SignedInContext, given: ChallengeMove): Decided {
  return decide(ctx, 'move challenge', given, (decision) => {
    const { db, now } = decision
    const opened = loadClaim(decision, given, 'challenge moved')
    opened.line.words = given.words
    const found = challengedOf(decision, opened)
    saveClaim(decision, opened.line, opened.claim)
    const { endsAt } = given
    for (const { first, second } of found) {
      const limits = challengeLimits(now, endsOf(opened, second, first), readDeskSettings(db))
      if (limits === null || endsAt < limits.soonest || endsAt > limits.latest)
        throw invalid(
          'endsAt',
          limits === null
            ? WORDS.ownEnds
            : `Choose an end from ${deskMoment(limits.soonest, now)} to ${deskMoment(limits.latest, now)}`,
        )
      const challenge = { challengedById: opened.claim.id, challengeEndsAt: endsAt }
      setEnd(decision, first, challenge, 'challenge moved', given.words)
    }
  })
}

/** Takes the challenges back that a claim has made: the first keeps its own end. Throws 409 where there is none. */
export function takeChallengeBack(ctx: SignedInContext, given: ClaimDecision): Decided {
  return decide(ctx, 'take challenge back', given, (decision) => {
    const opened = loadClaim(decision, given, 'challenge taken back')
    const found = challengedOf(decision, opened)
    saveClaim(decision, opened.line, opened.claim)
    for (const { first } of found) endChallenge(decision, first)
  })
}

/**
 * The first option changes places with the one right behind it, on the halves that they share; a challenge by that one
 * ends. Throws 409 where it is not first, or the other is not right behind it.
 */
export function letGoAhead(ctx: SignedInContext, given: GoingAhead): Decided {
  return decide(ctx, 'let go ahead', given, (decision) => {
    const { db, at } = decision
    const opened = loadClaim(decision, given, 'let ahead')
    opened.line.words = given.words
    const { claim, line, chosen } = opened
    const pairs = chosen.map((each) => ({
      date: each.date,
      halves: halvesShared(decision, opened, each, given),
    }))
    const sharing = pairs.filter(({ halves }) => halves.length > 0)
    if (sharing.length === 0 || (given.dateIds && sharing.length < pairs.length))
      throw refusal(db, 'not first', claim.id, WORDS.notBehind)
    if (!sharing.every(({ date }) => isFirst(db, date.id, at))) throw refusal(db, 'not first', claim.id)
    saveClaim(decision, line, claim)
    for (const { halves } of sharing)
      for (const [own, other] of halves) changePlaces(decision, line, own, other)
  })
}

/** On each half that a date shares with the other claim: both holds. Throws 409 where the other is not right behind. */
function halvesShared(
  decision: Decision,
  { claim }: LoadedClaim,
  { date, day }: Chosen,
  { aheadId }: GoingAhead,
): [own: string, other: string][] {
  const { db, at } = decision
  const { modelId } = claim
  if (modelId === null) return []
  return halvesOf(day).flatMap((half): [string, string][] => {
    const living = queueOf(db, modelId, half).filter((each) => isLivingOption(each, at))
    const own = living.findIndex(({ claimDateId }) => claimDateId === date.id)
    const other = living.findIndex(({ claimId }) => claimId === aheadId)
    if (own === -1 || other === -1) return []
    if (other !== own + 1) throw refusal(db, 'not first', claim.id, WORDS.notBehind)
    return [[living[own]?.id ?? '', living[other]?.id ?? '']]
  })
}
