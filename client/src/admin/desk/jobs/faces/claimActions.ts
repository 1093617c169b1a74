import type { ClaimView, TalentTextKind } from '../../../../../../shared/desk/claims'
import { UNDECIDED_STATES } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { desk } from '../../copy'
import { asksFirst } from '../beforeConfirming'
import type { Ask, JobDecisions } from '../useJobDecisions'
import { travelOf } from './claimDays'
import { type ClaimFacts, claimFacts, type Dated, type Job, type Talent } from './claimFacts'

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
  key?: string | undefined
  /** who is emailed by a press that asks nothing first, once it can no longer be undone */
  emailed?: readonly string[] | undefined
  act: () => void
}
type Props = {
  job: JobRecord
  claim: ClaimView
  decisions: JobDecisions
  /** opens the dialog of a decision that needs more than a press */
  onAsk: (what: ClaimQuestion) => void
}

/** What a press on an action needs. */
type Press = Pick<Props, 'onAsk'> & {
  facts: ClaimFacts
  given: { claimId: string; version: number }
  /** one press confirms */
  confirmsAtOnce: boolean
  decide: (ask: Ask, words: (name: string) => string) => void
}
/** Who has an address: the talent, the client's contact, and the contact where the client is kept informed. */
type Mailed = Record<'talent' | 'contact' | 'informed', readonly string[]> & {
  confirmsAtOnce: boolean
  /** a talent who knows of an option hears that it is released */
  hearsOfRelease: boolean
  isOnOption: boolean
}
type ActionOf = {
  may: (facts: ClaimFacts) => boolean
  key?: string
  emailed?: (mailed: Mailed) => readonly string[]
  act: (press: Press) => void
}

/** What can be done with a talent of a job: when it may be pressed, and what a press does. In the order of the buttons. */
const ACTIONS = {
  option: {
    may: ({ ahead }) => ahead.length > 0,
    key: 'o',
    emailed: ({ talent, informed }) => [...talent, ...informed],
    act: ({ decide, given, facts }) =>
      decide((api) => api.claims.option.mutate({ ...given, dateIds: facts.ahead }), done.option),
  },
  yes: {
    may: ({ hasOpen, hasYes }) => hasOpen && !hasYes,
    key: 'y',
    act: ({ decide, given }) =>
      decide((api) => api.claims.recordAnswer.mutate({ ...given, answer: 'yes' }), done.answer),
  },
  confirm: {
    may: ({ canConfirm }) => canConfirm,
    key: 'c',
    emailed: ({ confirmsAtOnce, talent, contact }) => (confirmsAtOnce ? [...talent, ...contact] : []),
    act: ({ decide, given, confirmsAtOnce, onAsk }) =>
      confirmsAtOnce ? decide((api) => api.claims.confirm.mutate(given), done.confirm) : onAsk('confirm'),
  },
  release: {
    may: ({ hasOpen }) => hasOpen,
    key: 'r',
    emailed: ({ hearsOfRelease, talent, isOnOption, informed }) => [
      ...(hearsOfRelease ? talent : []),
      ...(isOnOption ? informed : []),
    ],
    act: ({ decide, given }) => decide((api) => api.claims.release.mutate(given), done.release),
  },
  challenge: {
    may: ({ second }) => second.length > 0,
    key: 'h',
    act: ({ decide, given, facts }) =>
      decide((api) => api.claims.challenge.mutate({ ...given, dateIds: facts.second }), done.challenge),
  },
  moveChallenge: {
    may: ({ isChallenging }) => isChallenging,
    act: ({ onAsk }) => onAsk('challenge'),
  },
  takeChallengeBack: {
    may: ({ isChallenging }) => isChallenging,
    act: ({ decide, given }) =>
      decide((api) => api.claims.takeChallengeBack.mutate(given), done.takeChallengeBack),
  },
  ahead: { may: ({ isAheadOfOthers }) => isAheadOfOthers, act: ({ onAsk }) => onAsk('ahead') },
  other: { may: ({ hasOpen }) => hasOpen, act: ({ onAsk }) => onAsk('answer') },
  ask: {
    may: ({ hasOpen, answer, isEnded }) => (hasOpen && answer !== 'yes') || isEnded,
    key: 'a',
    act: ({ decide, given }) => decide((api) => api.claims.ask.mutate(given), done.ask),
  },
  question: {
    may: ({ hasOpen, answer }) => hasOpen && (answer === 'asked' || answer === 'conditional'),
    key: 't',
    act: ({ onAsk }) => onAsk('question'),
  },
  confirmation: {
    may: ({ isConfirmed }) => isConfirmed,
    key: 't',
    act: ({ onAsk }) => onAsk('confirmation'),
  },
  extend: { may: ({ isOnOption }) => isOnOption, key: 'e', act: ({ onAsk }) => onAsk('extend') },
  fee: {
    may: ({ hasOpen, isConfirmed }) => hasOpen || isConfirmed,
    key: 'f',
    act: ({ onAsk }) => onAsk('fee'),
  },
  dates: { may: ({ canChooseDates }) => canChooseDates, key: 'd', act: ({ onAsk }) => onAsk('dates') },
  role: { may: ({ hasRoles }) => hasRoles, act: ({ onAsk }) => onAsk('role') },
  cancel: { may: ({ isConfirmed }) => isConfirmed, act: ({ onAsk }) => onAsk('cancel') },
  withdraw: { may: ({ isConfirmed }) => isConfirmed, act: ({ onAsk }) => onAsk('withdraw') },
} satisfies Record<string, ActionOf>
export type ClaimAction = keyof typeof ACTIONS
const ALL = Object.keys(ACTIONS) as ClaimAction[]
const actionOf = (id: ClaimAction): ActionOf => ACTIONS[id]

/** The keys, and what each does; of two actions with one key the first. */
export const ACTION_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  ALL.toReversed().flatMap((id) => {
    const { key } = actionOf(id)
    return key ? [[key, labels[id]]] : []
  }),
)

/** What may be pressed about a talent of a job now. Of a deleted talent nothing can be decided. */
export function actionsOfClaim(job: Job, talent: Talent): ClaimAction[] {
  if (talent.modelId === null) return []
  const facts = claimFacts(job, talent)
  return ALL.filter((id) => actionOf(id).may(facts))
}

const OF_ONE_DATE = ['option', 'yes', 'confirm', 'release', 'ask', 'cancel', 'withdraw'] as const
export type DateAction = (typeof OF_ONE_DATE)[number]

/** What may be pressed about a talent on one date. It is asked again where it ended; while it is open, as a whole. */
export function actionsOfDate(job: Job, talent: Talent, date: Dated): DateAction[] {
  const facts = claimFacts(job, talent, [date])
  return OF_ONE_DATE.filter((id) => actionOf(id).may(id === 'ask' ? { ...facts, hasOpen: false } : facts))
}

/** A single date that nobody else holds, with nothing left to say before: one press confirms it. */
function confirmsAtOnce(job: JobRecord, claim: ClaimView, { hasYes }: ClaimFacts): boolean {
  const open = claim.dates.filter(({ state }) => UNDECIDED_STATES.includes(state))
  return (
    hasYes &&
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
export function claimActions({ job, claim, decisions, onAsk }: Props): Action[] {
  const { id: claimId, version, modelName } = claim
  const facts = claimFacts(job, claim)
  const atOnce = confirmsAtOnce(job, claim, facts)
  const contact = mailedContact(job)
  const mailed = {
    talent: claim.hasEmail ? [modelName] : [],
    contact,
    informed: claim.keepsClientInformed ? contact : [],
    confirmsAtOnce: atOnce,
    hearsOfRelease: claim.dates.some(({ state, isTalentTold }) => state === 'option' && isTalentTold),
    isOnOption: facts.isOnOption,
  }
  const press: Press = {
    facts,
    given: { claimId, version },
    confirmsAtOnce: atOnce,
    decide: (ask, words) => decisions.decide({ ask, words: words(modelName) }),
    onAsk,
  }
  const may = actionsOfClaim(job, claim)
  return may.map((id) => {
    const { key, emailed, act } = actionOf(id)
    return {
      id,
      label: id === 'ask' ? askWords(claim, facts.isEnded) : labels[id],
      key: id === 'confirmation' && may.includes('question') ? undefined : key,
      emailed: emailed?.(mailed),
      act: () => !decisions.isBusy && act(press),
    }
  })
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
