import { describe, expect, it } from 'vitest'
import { actionsOfClaim, actionsOfDate } from '../../../client/src/admin/desk/jobs/faces/claimActions'

type Job = Parameters<typeof actionsOfClaim>[0]
type Talent = Parameters<typeof actionsOfClaim>[1]
type Dated = Talent['dates'][number]

const other = { claimId: 'c9', jobNumber: 'J-9', jobTitle: 'Kori', booker: null, isSameClient: false }
const challenge = { claimId: 'c9', jobNumber: 'J-9', jobTitle: 'Kori', endsAt: '2026-03-20T10:00:00.000Z' }
const aDate = (given: Partial<Dated> = {}): Dated => ({
  jobDateId: 'd1',
  state: 'proposed',
  isAnswered: false,
  canChallenge: false,
  challenges: null,
  behind: [],
  ...given,
})
const aTalent = (given: Partial<Talent> = {}): Talent => ({
  modelId: 'm1',
  answer: 'none',
  isFeeAnswered: true,
  dates: [aDate()],
  ...given,
})
const day = { id: 'd1', isPast: false, cancelledAt: null }
const aJob = (given: Partial<Job> = {}): Job => ({
  confirmNeedsYes: false,
  dates: [day],
  roles: [],
  ...given,
})
const on = (given: Partial<Dated>, talent: Partial<Talent> = {}) =>
  aTalent({ dates: [aDate(given)], ...talent })
const needsYes = aJob({ confirmNeedsYes: true })
const OPEN = 'yes confirm release other ask fee'

type Case = [title: string, expected: string, talent: Talent, job?: Job]

describe('of a talent on all its dates may be pressed', () => {
  const CASES: Case[] = [
    ['proposed', 'option yes confirm release other ask fee', aTalent()],
    ['proposed for a day that is past', OPEN, aTalent(), aJob({ dates: [{ ...day, isPast: true }] })],
    ['on option', 'yes confirm release other ask extend fee', on({ state: 'option' })],
    [
      'asked',
      'yes confirm release other ask question extend fee',
      on({ state: 'option' }, { answer: 'asked' }),
    ],
    [
      'with a conditional yes',
      'yes confirm release other ask question extend fee',
      on({ state: 'option' }, { answer: 'conditional' }),
    ],
    [
      'with a yes',
      'confirm release other extend fee',
      on({ state: 'option', isAnswered: true }, { answer: 'yes' }),
    ],
    [
      'with a yes to another fee',
      'yes confirm release other extend fee',
      on({ state: 'option', isAnswered: true }, { answer: 'yes', isFeeAnswered: false }),
    ],
    ['without the yes that is needed', 'option yes release other ask fee', aTalent(), needsYes],
    [
      'with the yes that is needed',
      'option confirm release other fee',
      on({ isAnswered: true }, { answer: 'yes' }),
      needsYes,
    ],
    [
      'second, and may challenge',
      'yes confirm release challenge other ask extend fee',
      on({ state: 'option', canChallenge: true }),
    ],
    [
      'challenging',
      'yes confirm release moveChallenge takeChallengeBack other ask extend fee',
      on({ state: 'option', challenges: challenge }),
    ],
    [
      'first, with another behind',
      'yes confirm release ahead other ask extend fee',
      on({ state: 'option', behind: [other] }),
    ],
    ['confirmed', 'confirmation fee cancel withdraw', on({ state: 'confirmed' }, { answer: 'yes' })],
    ['done', '', on({ state: 'done' }, { answer: 'yes' })],
    ['released', 'ask', on({ state: 'released' })],
    ['expired', 'ask', on({ state: 'expired' })],
    ['declined', 'ask', on({ state: 'declined' }, { answer: 'no' })],
    ['cancelled', 'ask', on({ state: 'cancelled' }, { answer: 'yes' })],
    ['withdrawn', 'ask', on({ state: 'withdrawn' }, { answer: 'yes' })],
    [
      'cancelled with the day itself',
      '',
      on({ state: 'cancelled' }),
      aJob({ dates: [{ ...day, cancelledAt: '2026-03-20T10:00:00.000Z' }] }),
    ],
    ['deleted', '', aTalent({ modelId: null })],
    [
      'proposed in a job of two days',
      'option yes confirm release other ask fee dates',
      aTalent(),
      aJob({ dates: [day, { ...day, id: 'd2' }] }),
    ],
    [
      'proposed where the other day is cancelled',
      'option yes confirm release other ask fee',
      aTalent(),
      aJob({ dates: [day, { ...day, id: 'd2', cancelledAt: '2026-03-20T10:00:00.000Z' }] }),
    ],
    [
      'proposed in a job with roles',
      'option yes confirm release other ask fee role',
      aTalent(),
      aJob({ roles: [{}] }),
    ],
    [
      'confirmed on one day and proposed on another',
      'option yes confirm release other ask confirmation fee dates cancel withdraw',
      aTalent({ dates: [aDate({ state: 'confirmed' }), aDate({ jobDateId: 'd2' })] }),
      aJob({ dates: [day, { ...day, id: 'd2' }] }),
    ],
  ]
  it.each(CASES)('%s: %s', (_title, expected, talent, job = aJob()) => {
    expect(actionsOfClaim(job, talent).join(' ')).toBe(expected)
  })
})

describe('of a talent on one date may be pressed', () => {
  const CASES: Case[] = [
    ['proposed', 'option yes confirm release', aTalent()],
    [
      'proposed for a day that is past',
      'yes confirm release',
      aTalent(),
      aJob({ dates: [{ ...day, isPast: true }] }),
    ],
    ['on option', 'yes confirm release', on({ state: 'option' })],
    ['with a yes', 'confirm release', on({ state: 'option', isAnswered: true }, { answer: 'yes' })],
    [
      'with a yes to another fee',
      'yes release',
      on({ state: 'option', isAnswered: true }, { answer: 'yes', isFeeAnswered: false }),
      needsYes,
    ],
    ['without the yes that is needed', 'yes release', on({ state: 'option' }), needsYes],
    ['confirmed', 'cancel withdraw', on({ state: 'confirmed' })],
    ['released', 'ask', on({ state: 'released' })],
    ['withdrawn', 'ask', on({ state: 'withdrawn' }, { answer: 'yes' })],
    ['done', '', on({ state: 'done' })],
  ]
  it.each(CASES)('%s: %s', (_title, expected, talent, job = aJob()) => {
    const [date = aDate()] = talent.dates
    expect(actionsOfDate(job, talent, date).join(' ')).toBe(expected)
  })

  it('without a word about its other dates', () => {
    const talent = aTalent({ dates: [aDate({ state: 'confirmed' }), aDate({ jobDateId: 'd2' })] })
    const job = aJob({ dates: [day, { ...day, id: 'd2' }] })
    expect(talent.dates.map((date) => actionsOfDate(job, talent, date).join(' '))).toEqual([
      'cancel withdraw',
      'option yes confirm release',
    ])
  })
})
