import type { ClaimView, TalentTextKind } from '../../../../../../shared/desk/claims'
import { type ClaimState, ENDED_STATES, UNDECIDED_STATES } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs'
import { desk } from '../../copy'
import { asksFirst } from '../beforeConfirming'
import type { JobDecisions } from '../useJobDecisions'
import { travelOf } from './claimDays'

const { acts, done, mails } = desk.job

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
  id: string
  label: string
  key?: string
  isMain?: boolean
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

function factsOf(job: JobRecord, claim: ClaimView) {
  const { dates, answer } = claim
  const has = (...states: ClaimState[]) => dates.some(({ state }) => states.includes(state))
  const open = dates.filter(({ state }) => UNDECIDED_STATES.includes(state))
  const hasOpen = open.length > 0
  const isYes = ({ isAnswered }: (typeof open)[number]) => isAnswered && claim.isFeeAnswered
  const hasYes = hasOpen && open.every(isYes)
  const cancelled = job.dates.filter(({ cancelledAt }) => cancelledAt !== null).map(({ id }) => id)
  const past = job.dates.filter(({ isPast }) => isPast).map(({ id }) => id)
  const proposed = dates.filter(({ state }) => state === 'proposed').map(({ jobDateId }) => jobDateId)
  const isPlain =
    open.length === 1 &&
    travelOf(job, claim).length === 0 &&
    open.every(({ before, takenBy }) => before.length === 0 && !takenBy)
  return {
    hasOpen,
    hasYes,
    canConfirm: hasOpen && (!job.confirmNeedsYes || open.some(isYes)),
    confirmsAtOnce: hasYes && isPlain && !asksFirst({ job, claim, dates: open }),
    isAsked: hasOpen && (answer === 'asked' || answer === 'conditional'),
    isOnOption: has('option'),
    isConfirmed: has('confirmed'),
    isEnded:
      !hasOpen &&
      dates.some(({ state, jobDateId }) => ENDED_STATES.includes(state) && !cancelled.includes(jobDateId)),
    /** a talent who knows of an option hears that it is released */
    hearsOfRelease: dates.some(({ state, isTalentTold }) => state === 'option' && isTalentTold),
    canChoose: job.dates.filter(({ cancelledAt }) => cancelledAt === null).length > 1,
    ahead: proposed.filter((id) => !past.includes(id)),
    second: dates.filter(({ canChallenge }) => canChallenge).map(({ jobDateId }) => jobDateId),
    isChallenging: dates.some(({ challenges }) => challenges !== null),
    isAheadOfOthers: dates.some(({ behind }) => behind.length > 0),
  }
}

/** Asking once more sends the question again. */
function askWords({ answer }: ClaimView, isEnded: boolean) {
  if (!isEnded && answer === 'asked') return acts.remind
  return isEnded || answer === 'conditional' ? acts.askAgain : acts.ask
}

/** Who of the client gets emails about a job; nobody without an address, or when they have left. */
export const mailedContact = ({ contact }: Pick<JobRecord, 'contact'>): string[] =>
  contact?.email && !contact.hasLeft ? [contact.name] : []

/** What can be done with a talent now; the usual next step is the main one. */
export function claimActions({ job, claim, decisions: d, onAsk }: Props): Action[] {
  const { id: claimId, version, modelId, modelName } = claim
  const given = { claimId, version }
  const facts = factsOf(job, claim)
  const { hasOpen, hasYes, confirmsAtOnce, isAsked, isConfirmed, ahead, second } = facts
  const canOption = ahead.length > 0
  const talent = claim.hasEmail ? [modelName] : []
  const client = mailedContact(job)
  const informed = claim.keepsClientInformed ? client : []
  const told = (words: (name: string) => string) => d.told(words(modelName))
  const isBusy = [
    ...[d.option, d.release, d.confirm, d.ask, d.recordAnswer],
    ...[d.challenge, d.takeChallengeBack],
  ].some(({ isPending }) => isPending)
  const press = (act: () => void) => () => {
    if (!isBusy) act()
  }
  if (modelId === null) return []
  const all: (Action & { isThere: boolean })[] = [
    {
      id: 'option',
      label: acts.option,
      key: 'o',
      isThere: canOption,
      isMain: canOption,
      emailed: [...talent, ...informed],
      act: () => d.option.mutate({ ...given, dateIds: ahead }, told(done.option)),
    },
    {
      id: 'yes',
      label: acts.yes,
      key: 'y',
      isThere: hasOpen && !hasYes,
      isMain: !canOption,
      act: () => d.recordAnswer.mutate({ ...given, answer: 'yes' }, told(done.answer)),
    },
    {
      id: 'confirm',
      label: acts.confirm,
      key: 'c',
      isThere: facts.canConfirm,
      isMain: hasYes && !canOption,
      emailed: confirmsAtOnce ? [...talent, ...client] : [],
      act: () => (confirmsAtOnce ? d.confirm.mutate(given, told(done.confirm)) : onAsk('confirm')),
    },
    {
      id: 'release',
      label: acts.release,
      key: 'r',
      isThere: hasOpen,
      emailed: [...(facts.hearsOfRelease ? talent : []), ...(facts.isOnOption ? informed : [])],
      act: () => d.release.mutate(given, told(done.release)),
    },
    {
      id: 'challenge',
      label: acts.challenge,
      key: 'h',
      isThere: second.length > 0,
      act: () => d.challenge.mutate({ ...given, dateIds: second }, told(done.challenge)),
    },
    {
      id: 'moveChallenge',
      label: acts.moveChallenge,
      isThere: facts.isChallenging,
      act: () => onAsk('challenge'),
    },
    {
      id: 'takeChallengeBack',
      label: acts.takeChallengeBack,
      isThere: facts.isChallenging,
      act: () => d.takeChallengeBack.mutate(given, told(done.takeChallengeBack)),
    },
    {
      id: 'ahead',
      label: acts.ahead,
      isThere: facts.isAheadOfOthers,
      act: () => onAsk('ahead'),
    },
    { id: 'other', label: acts.other, isThere: hasOpen, act: () => onAsk('answer') },
    {
      id: 'ask',
      label: askWords(claim, facts.isEnded),
      key: 'a',
      isThere: (hasOpen && claim.answer !== 'yes') || facts.isEnded,
      act: () => d.ask.mutate(given, told(done.ask)),
    },
    {
      id: 'question',
      label: acts.question,
      key: 't',
      isThere: isAsked,
      act: () => onAsk('question'),
    },
    {
      id: 'confirmation',
      label: acts.confirmation,
      ...(isAsked ? {} : { key: 't' }),
      isThere: isConfirmed,
      act: () => onAsk('confirmation'),
    },
    { id: 'extend', label: acts.extend, isThere: facts.isOnOption, act: () => onAsk('extend') },
    { id: 'fee', label: acts.fee, isThere: hasOpen || isConfirmed, act: () => onAsk('fee') },
    { id: 'dates', label: acts.dates, key: 'd', isThere: facts.canChoose, act: () => onAsk('dates') },
    { id: 'role', label: acts.role, isThere: job.roles.length > 0, act: () => onAsk('role') },
    { id: 'cancel', label: acts.cancel, isThere: isConfirmed, act: () => onAsk('cancel') },
    { id: 'withdraw', label: acts.withdraw, isThere: isConfirmed, act: () => onAsk('withdraw') },
  ]
  return all
    .filter(({ isThere }) => isThere)
    .map(({ isThere: _, act, ...rest }) => ({ ...rest, act: press(act) }))
}

/** Says whom these actions email, and that a talent cannot be emailed. */
export function emailNotes({ modelName, hasEmail }: ClaimView, actions: readonly Action[]): string[] {
  const told = actions.filter((action) => action.emailed !== undefined)
  if (told.length === 0) return []
  const lines = told.flatMap(({ label, emailed = [] }) =>
    emailed.length > 0 ? [mails.line(label, emailed)] : [],
  )
  return [...(hasEmail ? [] : [mails.none(modelName)]), ...lines, ...(lines.length > 0 ? [mails.later] : [])]
}
