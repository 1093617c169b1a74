import type { ClaimView, TalentTextKind } from '../../../../../../shared/desk/claims'
import { UNDECIDED_STATES } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import {
  actionsOfClaim,
  type ClaimAction,
  claimFacts,
} from '../../../../../../shared/desk/steps/claimActions'
import { desk } from '../../copy'
import { asksFirst } from '../beforeConfirming'
import type { JobDecisions } from '../useJobDecisions'
import { travelOf } from './claimDays'

const { labels, done, mails } = desk.job

/** The dialogs of a talent in a job. */
export type ClaimQuestion =
  | 'confirm'
  | 'answer'
  | 'fee'
  | 'extend'
  | 'dates'
  | 'role'
  | 'challenge'
  | 'ahead'
  | 'cancel'
  | 'withdraw'
  | TalentTextKind

type Action = {
  id: ClaimAction
  label: string
  key?: string
  /** who is emailed by a press that asks nothing first, once it can no longer be undone */
  emailed?: string[]
  act: () => void
}
type Props = {
  job: JobRecord
  claim: ClaimView
  decisions: JobDecisions
  /** opens the dialog of a decision that needs more than a press */
  onAsk: (what: ClaimQuestion) => void
}

/** A single date that nobody else holds, with nothing left to say before: one press confirms it. */
function confirmsAtOnce(job: JobRecord, claim: ClaimView): boolean {
  const open = claim.dates.filter(({ state }) => UNDECIDED_STATES.includes(state))
  return (
    claimFacts(job, claim).hasYes &&
    open.length === 1 &&
    travelOf(job, claim).length === 0 &&
    open.every(({ before, takenBy }) => before.length === 0 && !takenBy) &&
    !asksFirst({ job, claim, dates: open })
  )
}

/** Asking once more sends the question again. */
function askWords({ answer }: ClaimView, isEnded: boolean) {
  if (!isEnded && answer === 'asked') return labels.remind
  return isEnded || answer === 'conditional' ? labels.askAgain : labels.ask
}

/** Who of the client gets emails about a job; nobody without an address, or when they have left. */
export const mailedContact = ({ contact }: Pick<JobRecord, 'contact'>): string[] =>
  contact?.email && !contact.hasLeft ? [contact.name] : []

/** What can be done with a talent now. */
export function claimActions({ job, claim, decisions: d, onAsk }: Props): Action[] {
  const { id: claimId, version, modelName } = claim
  const given = { claimId, version }
  const { ahead, second, isOnOption, isEnded } = claimFacts(job, claim)
  const may = actionsOfClaim(job, claim)
  const isAtOnce = confirmsAtOnce(job, claim)
  /** a talent who knows of an option hears that it is released */
  const hearsOfRelease = claim.dates.some(({ state, isTalentTold }) => state === 'option' && isTalentTold)
  const talent = claim.hasEmail ? [modelName] : []
  const client = mailedContact(job)
  const informed = claim.keepsClientInformed ? client : []
  const whenDone = (words: (name: string) => string) => d.whenDone(words(modelName))
  const isBusy = [
    ...[d.option, d.release, d.confirm, d.ask, d.recordAnswer],
    ...[d.challenge, d.takeChallengeBack],
  ].some(({ isPending }) => isPending)
  const press = (act: () => void) => () => {
    if (!isBusy) act()
  }
  const all: Record<ClaimAction, Partial<Omit<Action, 'id' | 'act'>> & Pick<Action, 'act'>> = {
    option: {
      key: 'o',
      emailed: [...talent, ...informed],
      act: () => d.option.mutate({ ...given, dateIds: ahead }, whenDone(done.option)),
    },
    yes: { key: 'y', act: () => d.recordAnswer.mutate({ ...given, answer: 'yes' }, whenDone(done.answer)) },
    confirm: {
      key: 'c',
      emailed: isAtOnce ? [...talent, ...client] : [],
      act: () => (isAtOnce ? d.confirm.mutate(given, whenDone(done.confirm)) : onAsk('confirm')),
    },
    release: {
      key: 'r',
      emailed: [...(hearsOfRelease ? talent : []), ...(isOnOption ? informed : [])],
      act: () => d.release.mutate(given, whenDone(done.release)),
    },
    challenge: {
      key: 'h',
      act: () => d.challenge.mutate({ ...given, dateIds: second }, whenDone(done.challenge)),
    },
    moveChallenge: { act: () => onAsk('challenge') },
    takeChallengeBack: { act: () => d.takeChallengeBack.mutate(given, whenDone(done.takeChallengeBack)) },
    ahead: { act: () => onAsk('ahead') },
    other: { act: () => onAsk('answer') },
    ask: { key: 'a', label: askWords(claim, isEnded), act: () => d.ask.mutate(given, whenDone(done.ask)) },
    question: { key: 't', act: () => onAsk('question') },
    confirmation: { ...(may.includes('question') ? {} : { key: 't' }), act: () => onAsk('confirmation') },
    extend: { key: 'e', act: () => onAsk('extend') },
    fee: { key: 'f', act: () => onAsk('fee') },
    dates: { key: 'd', act: () => onAsk('dates') },
    role: { act: () => onAsk('role') },
    cancel: { act: () => onAsk('cancel') },
    withdraw: { act: () => onAsk('withdraw') },
  }
  return may.map((id) => ({ id, label: labels[id], ...all[id], act: press(all[id].act) }))
}

/** Says whom these actions email, and that a talent cannot be emailed. */
export function emailNotes({ modelName, hasEmail }: ClaimView, actions: readonly Action[]): string[] {
  const emailing = actions.filter((action) => action.emailed !== undefined)
  if (emailing.length === 0) return []
  const lines = emailing.flatMap(({ label, emailed = [] }) =>
    emailed.length > 0 ? [mails.line(label, emailed)] : [],
  )
  return [...(hasEmail ? [] : [mails.none(modelName)]), ...lines, ...(lines.length > 0 ? [mails.later] : [])]
}
