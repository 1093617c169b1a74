import { namesOf } from '../../../../../../shared/desk/deskWords'
import type { NextStep, TalentStep } from '../../../../../../shared/desk/steps/nextSteps'

type Words = {
  /** on the button, before the name of the first talent */
  button: string
  /** on the button for several talents, where one press does it for all */
  together?: (count: number) => string
  /** what to do with these talents, in bold */
  act: (names: string, count: number) => string
  why: (count: number) => string
}
const one = (count: number, single: string, several: string) => (count === 1 ? single : several)

const bothOrAll = (count: number) => (count === 2 ? 'both' : `all ${count}`)
/** The button that confirms several talents at once. */
export const togetherWords = (count: number) => `Confirm ${bothOrAll(count)}`

const TALENTS: Record<TalentStep, Words> = {
  'answer challenge': {
    button: 'Confirm',
    act: (names) => `Confirm or release ${names}.`,
    why: () => 'Another job has challenged the option.',
  },
  replace: {
    button: 'Find another',
    act: (names) => `Replace ${names}.`,
    why: (count) =>
      one(
        count,
        'They cannot come, and nobody stands in.',
        'They cannot come, and nobody stands in for them.',
      ),
  },
  'ask again': {
    button: 'Ask again',
    act: (names) => `Ask ${names} again, or find somebody else.`,
    why: (count) =>
      one(count, 'The option ended or went to another job.', 'Their options ended or went to other jobs.'),
  },
  settle: {
    button: 'Settle with',
    act: (names) => `Settle it with ${names}.`,
    why: () => 'They said yes, but on a condition.',
  },
  confirm: {
    button: 'Confirm',
    together: togetherWords,
    act: (names) => `Confirm ${names}.`,
    why: (count) =>
      one(
        count,
        'Said yes and is first.',
        count === 2 ? 'Both said yes and are first.' : 'All said yes and are first.',
      ),
  },
  'place option': {
    button: 'Place option on',
    together: (count) => `Place ${bothOrAll(count)} options`,
    act: (names, count) => `Place ${one(count, 'an option', 'options')} on ${names}.`,
    why: () => 'Only proposed so far: nobody else is held back.',
  },
  ask: {
    button: 'Ask',
    together: (count) => `Ask ${bothOrAll(count)}`,
    act: (names) => `Ask ${names}.`,
    why: (count) => one(count, 'Has not been asked yet.', 'They have not been asked yet.'),
  },
  remind: {
    button: 'Remind',
    together: (count) => `Remind ${bothOrAll(count)}`,
    act: (names) => `Remind ${names}.`,
    why: (count) => one(count, 'Was asked and has not answered.', 'They were asked and have not answered.'),
  },
}

const roleWords = (role: string | null, count: number) =>
  role === null ? 'Add talents.' : `Find ${count} ${count === 1 ? 'talent' : 'talents'} for ${role}.`

/** The title of what is asked before. */
export const togetherTitle = (names: readonly string[]) => `Confirm ${namesOf(names)}`

/** The next step of a job: what to do, why, and the button. */
export function nextWords(next: NextStep): { act: string; why: string; button: string | null } {
  if ('talents' in next) {
    const { button, together, act, why } = TALENTS[next.step]
    const names = next.talents.map(({ name }) => name)
    const label = names.length > 1 && together ? together(names.length) : `${button} ${names[0]}`
    return {
      act: act(namesOf(names), names.length),
      why: why(names.length),
      button: next.step === 'replace' ? button : label,
    }
  }
  if (next.step === 'fill role')
    return {
      act: roleWords(next.role, next.count),
      why: next.role === null ? 'Nobody is on this job yet.' : 'The role is not filled.',
      button: 'Find talents',
    }
  return { act: 'Agree the price with the client.', why: 'Then the work is sure.', button: null }
}

export const head = {
  next: 'Next',
  stage: 'Stage',
  client: 'Client',
  days: 'Days',
  fees: 'Talent fees',
  noDays: 'No days yet',
  noFees: 'No fees yet',
  print: 'Print',
  earlier: (count: number) => `${count} earlier`,
  moreDays: (count: number) => `and ${count} more`,
  count: (talents: number, days: number) =>
    `${talents} ${talents === 1 ? 'talent' : 'talents'} × ${days} ${days === 1 ? 'day' : 'days'}`,
  usual: (count: number) => `${count} at the usual rate`,
  unknown: (count: number) => `${count} without a fee`,
  budget: (amount: string) => `budget ${amount}`,
  money: {
    invoice: 'Invoice',
    issue: 'Issue the invoice.',
    isDone: (amount: string) => `The work is done: ${amount}.`,
    isCancelled: (amount: string) => `The job was cancelled: ${amount}.`,
    waits: 'The invoice comes next.',
    byAdmin: (amount: string) => `An admin issues it: ${amount}.`,
    owed: (amount: string) => `${amount} is owed.`,
    due: (day: string) => `Due on ${day}.`,
    late: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} late.`,
    open: (number: string) => `Open ${number}`,
  },
}

/** The printed page. */
export const sheet = { times: 'Times', confirmed: 'confirmed', option: 'on option' }
