import { describe, expect, it } from 'vitest'
import { type JobToStep, nextStepOf } from '../../../shared/desk/steps/nextSteps'

type Talent = JobToStep['claims'][number]
type Dated = Talent['dates'][number]

const aDate = (given: Partial<Dated> = {}): Dated => ({
  jobDateId: 'd1',
  state: 'option',
  reason: null,
  isAnswered: false,
  before: [],
  takenBy: null,
  challengedBy: null,
  ...given,
})
const aTalent = (modelName: string, date: Partial<Dated> = {}, given: Partial<Talent> = {}): Talent => ({
  id: modelName,
  modelId: `model of ${modelName}`,
  modelName,
  answer: 'none',
  isFeeAnswered: true,
  roleId: null,
  dates: [aDate(date)],
  ...given,
})
const aJob = (claims: Talent[], given: Partial<JobToStep> = {}): JobToStep => ({
  stage: 'open',
  dates: [{ id: 'd1', isPast: false, cancelledAt: null }],
  roles: [],
  claims,
  ...given,
})
const other = { claimId: 'c9', jobNumber: 'J-9', jobTitle: 'Kori', booker: null, isSameClient: false }
const challenge = { claimId: 'c9', jobNumber: 'J-9', jobTitle: 'Kori', endsAt: '2026-03-20T10:00:00.000Z' }
const lead = { id: 'lead', title: 'Lead', wanted: 2 }

const challenged = aTalent('Challenged', { challengedBy: challenge })
const fellOut = aTalent('Fell out', { state: 'withdrawn' })
const lost = aTalent('Lost', { state: 'released', reason: 'taken' })
const lapsed = aTalent('Lapsed', { state: 'expired' })
const yesBut = aTalent('Yes, but', {}, { answer: 'conditional' })
const saidYes = aTalent('Said yes', { isAnswered: true }, { answer: 'yes' })
const alsoYes = aTalent('Also yes', { isAnswered: true }, { answer: 'yes' })
const second = aTalent('Second', { isAnswered: true, before: [other] }, { answer: 'yes' })
const proposed = aTalent('Proposed', { state: 'proposed' })
const notAsked = aTalent('Not asked')
const asked = aTalent('Asked', {}, { answer: 'asked' })
const confirmed = aTalent('Confirmed', { state: 'confirmed' }, { answer: 'yes' })

type Case = [title: string, job: JobToStep, expected: string | null]
const CASES: Case[] = [
  // What went wrong comes first.
  ['a challenge before a yes', aJob([saidYes, challenged]), 'answer challenge: Challenged'],
  ['a talent who fell out and is not replaced', aJob([fellOut]), 'replace: Fell out'],
  ['a talent who fell out and was replaced', aJob([fellOut, notAsked]), 'ask: Not asked'],
  ['an option lost to another job', aJob([lost]), 'ask again: Lost'],
  ['an option that lapsed', aJob([lapsed]), 'ask again: Lapsed'],
  ['a conditional yes before a yes', aJob([saidYes, yesBut]), 'settle: Yes, but'],
  // Then what can be confirmed.
  ['two who said yes', aJob([asked, saidYes, alsoYes]), 'confirm: Said yes, Also yes'],
  ['a yes that is second', aJob([second]), 'agree price'],
  ['a yes to another fee', aJob([{ ...saidYes, isFeeAnswered: false }]), 'agree price'],
  [
    'a yes for a time that is taken',
    aJob([aTalent('T', { isAnswered: true, takenBy: 'bookout' }, { answer: 'yes' })]),
    'agree price',
  ],
  // Then who has not answered.
  ['a proposed talent before one not asked', aJob([notAsked, proposed]), 'place option: Proposed'],
  ['one not asked before one asked', aJob([asked, notAsked]), 'ask: Not asked'],
  ['one asked', aJob([asked, confirmed]), 'remind: Asked'],
  // Then an empty role.
  ['nobody on the job', aJob([]), 'fill role: 1'],
  [
    'a role with one of two',
    aJob([{ ...confirmed, roleId: 'lead' }], { roles: [lead] }),
    'fill role: Lead 1',
  ],
  ['a role with nobody', aJob([confirmed], { roles: [lead] }), 'fill role: Lead 2'],
  // Then the price.
  ['all confirmed, no price', aJob([confirmed]), 'agree price'],
  ['all confirmed, price sent', aJob([confirmed], { stage: 'quoted' }), 'agree price'],
  ['all confirmed, price agreed', aJob([confirmed], { stage: 'agreed' }), null],
  // Nothing where nothing can be done.
  ['a job that was lost', aJob([saidYes], { stage: 'lost' }), null],
  ['a model who left', aJob([{ ...saidYes, modelId: null }]), 'agree price'],
  [
    'a day that is over',
    aJob([saidYes], { dates: [{ id: 'd1', isPast: true, cancelledAt: null }] }),
    'agree price',
  ],
  [
    'a cancelled day',
    aJob([saidYes], { dates: [{ id: 'd1', isPast: false, cancelledAt: '2026-03-01' }] }),
    'agree price',
  ],
]

describe('what to press first in a job', () => {
  it.each(CASES)('%s', (_, job, expected) => {
    const found = nextStepOf(job)
    if (found === null) return expect(expected).toBeNull()
    const about =
      'talents' in found
        ? found.talents.map(({ name }) => name).join(', ')
        : 'count' in found
          ? [found.role, found.count].filter(Boolean).join(' ')
          : ''
    expect([found.step, about].filter(Boolean).join(': ')).toBe(expected)
  })
})
