import type { ClaimView, TalentTextKind } from '../../../../shared/claims'
import type { ClaimState } from '../../../../shared/deskLists'
import type { JobRecord } from '../../../../shared/jobs'
import { desk } from '../../copy/desk'
import { travelOf } from './claimDays'
import type { JobDecisions } from './useJobDecisions'

const { acts, done, mails } = desk.job

/** The dialogs of a talent in a job. */
export type ClaimQuestion =
  | 'confirm'
  | 'answer'
  | 'fee'
  | 'dates'
  | 'role'
  | 'challenge'
  | 'ahead'
  | 'cancel'
  | 'withdraw'
  | TalentTextKind

type Action = { id: string; label: string; key?: string; isMain?: boolean; act: () => void }
type Props = {
  job: JobRecord
  claim: ClaimView
  decisions: JobDecisions
  /** opens the dialog of a decision that needs more than a press */
  onAsk: (what: ClaimQuestion) => void
}

const OPEN: readonly ClaimState[] = ['proposed', 'option']
const ENDED: readonly ClaimState[] = ['released', 'expired', 'declined', 'cancelled', 'withdrawn']

/** What can be done with a talent now; the usual next step is the main one. */
export function claimActions({ job, claim, decisions: d, onAsk }: Props): Action[] {
  const { id: claimId, version, modelId, modelName, dates } = claim
  const given = { claimId, version }
  const has = (...states: ClaimState[]) => dates.some(({ state }) => states.includes(state))
  const open = dates.filter(({ state }) => OPEN.includes(state))
  const hasYes = open.length > 0 && claim.isFeeAnswered && open.every(({ isAnswered }) => isAnswered)
  const past = job.dates.filter(({ isPast }) => isPast).map(({ id }) => id)
  const proposed = dates.filter(({ state }) => state === 'proposed').map(({ jobDateId }) => jobDateId)
  const ahead = proposed.filter((id) => !past.includes(id))
  const canOption = ahead.length > 0
  const canChoose = job.dates.filter(({ cancelledAt }) => cancelledAt === null).length > 1
  const isPlain =
    open.length === 1 &&
    travelOf(job, claim).length === 0 &&
    open.every(({ before, takenBy }) => before.length === 0 && !takenBy)
  const isAsked = open.length > 0 && (claim.answer === 'asked' || claim.answer === 'conditional')
  const second = dates.filter(({ canChallenge }) => canChallenge).map(({ jobDateId }) => jobDateId)
  const isChallenging = dates.some(({ challenges }) => challenges !== null)
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
      act: () => d.option.mutate({ ...given, dateIds: ahead }, told(done.option)),
    },
    {
      id: 'yes',
      label: acts.yes,
      key: 'y',
      isThere: open.length > 0 && !hasYes,
      isMain: !canOption,
      act: () => d.recordAnswer.mutate({ ...given, answer: 'yes' }, told(done.answer)),
    },
    {
      id: 'confirm',
      label: acts.confirm,
      key: 'c',
      isThere: open.length > 0,
      isMain: hasYes && !canOption,
      act: () => (isPlain && hasYes ? d.confirm.mutate(given, told(done.confirm)) : onAsk('confirm')),
    },
    {
      id: 'release',
      label: acts.release,
      key: 'r',
      isThere: open.length > 0,
      act: () => d.release.mutate(given, told(done.release)),
    },
    {
      id: 'challenge',
      label: acts.challenge,
      key: 'h',
      isThere: second.length > 0,
      act: () => d.challenge.mutate({ ...given, dateIds: second }, told(done.challenge)),
    },
    { id: 'moveChallenge', label: acts.moveChallenge, isThere: isChallenging, act: () => onAsk('challenge') },
    {
      id: 'takeChallengeBack',
      label: acts.takeChallengeBack,
      isThere: isChallenging,
      act: () => d.takeChallengeBack.mutate(given, told(done.takeChallengeBack)),
    },
    {
      id: 'ahead',
      label: acts.ahead,
      isThere: dates.some(({ behind }) => behind.length > 0),
      act: () => onAsk('ahead'),
    },
    { id: 'other', label: acts.other, isThere: open.length > 0, act: () => onAsk('answer') },
    {
      id: 'ask',
      label: has(...ENDED) && open.length === 0 ? acts.askAgain : acts.ask,
      key: 'a',
      isThere: (open.length > 0 && claim.answer !== 'yes') || (has(...ENDED) && open.length === 0),
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
      isThere: has('confirmed'),
      act: () => onAsk('confirmation'),
    },
    { id: 'fee', label: acts.fee, isThere: open.length > 0 || has('confirmed'), act: () => onAsk('fee') },
    { id: 'dates', label: acts.dates, key: 'd', isThere: canChoose, act: () => onAsk('dates') },
    { id: 'role', label: acts.role, isThere: job.roles.length > 0, act: () => onAsk('role') },
    { id: 'cancel', label: acts.cancel, isThere: has('confirmed'), act: () => onAsk('cancel') },
    { id: 'withdraw', label: acts.withdraw, isThere: has('confirmed'), act: () => onAsk('withdraw') },
  ]
  return all
    .filter(({ isThere }) => isThere)
    .map(({ isThere: _, act, ...rest }) => ({ ...rest, act: press(act) }))
}

/** Who is mailed by the presses that ask nothing first, once they can no longer be taken back. */
export function mailsOf({ job, claim }: Pick<Props, 'job' | 'claim'>): string[] {
  const { modelName, hasEmail, dates, answer } = claim
  const has = (...states: ClaimState[]) => dates.some(({ state }) => states.includes(state))
  if (claim.modelId === null || !has(...OPEN)) return []
  const talent = hasEmail ? [modelName] : []
  const client = job.contact?.email ? [job.contact.name] : []
  const isAgreed = answer === 'yes' && claim.isFeeAnswered
  const told: [act: string, isThere: boolean, names: string[]][] = [
    [acts.option, has('proposed'), talent],
    [acts.confirm, isAgreed, [...talent, ...client]],
    [acts.release, has('option') && answer !== 'none', talent],
  ]
  const lines = told.flatMap(([act, isThere, names]) =>
    isThere && names.length > 0 ? [mails.line(act, names)] : [],
  )
  return [...(hasEmail ? [] : [mails.none(modelName)]), ...lines, ...(lines.length > 0 ? [mails.later] : [])]
}
