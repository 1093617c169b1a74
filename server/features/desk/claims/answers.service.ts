import type { ClaimDecision, FeeChange, Informing, RecordedAnswer } from '../../../../shared/desk/claims'
import { type AnswerWay, ENDED_STATES } from '../../../../shared/desk/deskLists'
import type { SignedInContext } from '../../../core/context'
import { defined } from '../../../core/defined'
import { endDate } from '../calendarHolds/service'
import { changeRow, type Decision } from '../decisions/activities.service'
import { type Decided, decide } from '../decisions/service'
import { notify } from '../notices/service'
import { type LoadedClaim, loadClaim, othersOn, refusal, saveClaim } from './service'

/**
 * Asks a talent, or asks again: what had ended is proposed again, with a new place in the queue. Days that the talent
 * cannot work are left out; throws 409 when no other is left. `byMessage`: the booker sends the question, so that it is
 * not mailed.
 */
export function ask(ctx: SignedInContext, given: ClaimDecision, byMessage = false): Decided {
  return decide(ctx, 'ask', given, (decision) => {
    const { claim, line, chosen: all } = loadClaim(decision, given, 'asked')
    const chosen = all.filter((each) => !isBookedOut(decision, claim, each))
    if (chosen.length === 0) throw refusal(decision.db, 'booked out', claim.id)
    saveClaim(decision, line, claim, { answer: 'asked', answerWords: null })
    for (const { date } of chosen)
      changeRow(decision, line, 'claimDates', date.id, {
        isAnswered: false,
        ...(byMessage && { isTalentTold: true }),
        ...(ENDED_STATES.includes(date.state) && { state: 'proposed' as const, reason: null, endedAt: null }),
      })
    if (byMessage) return
    notify(
      decision,
      'asked',
      'talent',
      claim.id,
      chosen.map(({ date }) => date.id),
    )
  })
}

/** A question that was to be sent as a message did not go. Whose options stand is still asked, as placing them asks. */
export function takeQuestionBack(ctx: SignedInContext, given: ClaimDecision): Decided {
  return decide(ctx, 'question back', given, (decision) => {
    const { claim, line, chosen } = loadClaim(decision, given, 'question taken back')
    const isOnOption = chosen.some(({ date }) => date.state === 'option')
    saveClaim(decision, line, claim, { answer: isOnOption ? 'asked' : 'none' })
    for (const { date } of chosen) changeRow(decision, line, 'claimDates', date.id, { isTalentTold: false })
  })
}

/** Whether a bookout takes a half of a talent's date. */
const isBookedOut = (
  { db }: Decision,
  { modelId }: LoadedClaim['claim'],
  { day, date }: LoadedClaim['chosen'][number],
) =>
  modelId !== null &&
  othersOn(db, modelId, day, date.id).some((queue) => queue.some(({ bookoutId }) => bookoutId !== null))

/** Records a talent's answer by phone or message. A no ends all open dates of the talent in this job. */
export function recordAnswer(ctx: SignedInContext, given: RecordedAnswer): Decided {
  return decide(ctx, 'answer', given, (decision) => {
    const opened = loadClaim(decision, given, `answered ${given.answer}`)
    const who = { id: ctx.session.account.id, via: given.via }
    writeAnswer(decision, opened, given.answer, given.words ?? null, who)
  })
}

/** Writes an answer inside a running decision. A yes counts for the chosen dates and for the fee of now (D13). */
export function writeAnswer(
  decision: Decision,
  { claim, line, chosen, others }: LoadedClaim,
  answer: RecordedAnswer['answer'],
  words: string | null,
  { id, via }: { id: string | null; via: AnswerWay },
) {
  saveClaim(decision, line, claim, {
    answer,
    answerWords: words,
    answerFeePaise: answer === 'yes' ? claim.feePaise : null,
    answeredAt: decision.at,
    answeredBy: id,
    answerVia: via,
  })
  for (const { date } of chosen)
    if (answer === 'no') endDate(decision, line, date.id, 'declined', words)
    else
      changeRow(decision, line, 'claimDates', date.id, { isAnswered: answer === 'yes', isTalentTold: true })
  if (answer !== 'no') return
  for (const { date } of others)
    if (date.state === 'proposed' || date.state === 'option')
      endDate(decision, line, date.id, 'declined', words)
}

/** Sets a talent's fee for one unit. A lower fee than the talent agreed to needs a new yes. */
export function setFee(ctx: SignedInContext, given: FeeChange): Decided {
  return decide(ctx, 'fee', given, (decision) => {
    const { claim, line } = loadClaim(decision, given, 'fee changed')
    const { feePaise, feeUnit, feeIsShared } = given
    saveClaim(decision, line, claim, { feePaise, feeUnit, ...defined({ feeIsShared }) })
  })
}

/** Chooses whether the client gets mails about the options of a talent. */
export function keepInformed(ctx: SignedInContext, given: Informing): Decided {
  return decide(ctx, 'inform', given, (decision) => {
    const { keepsClientInformed } = given
    const kind = keepsClientInformed ? 'client informed' : 'client not informed'
    const { claim, line } = loadClaim(decision, given, kind)
    saveClaim(decision, line, claim, { keepsClientInformed })
  })
}
