import { describe, expect, it } from 'vitest'
import { restOf, type Trouble, troubleOf } from '../../../client/src/admin/desk/items/trouble'
import type { DeskToday } from '../../../shared/desk/desk'
import type { DeskItemLine } from '../../../shared/desk/deskItems'

/** Monday, 2 March 2026, 15:30 in India. */
const NOW = new Date('2026-03-02T10:00:00.000Z')

const item = (id: string, given: Partial<DeskItemLine> = {}): DeskItemLine => ({
  id,
  kind: 'booking',
  state: 'taken',
  who: 'Devika Rao',
  company: null,
  what: 'Zoya · Editorial',
  missingOn: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  dueAt: '2026-03-03T10:00:00.000Z',
  owner: 'Noor',
  isMine: true,
  isSpam: false,
  standing: null,
  standingReason: null,
  job: null,
  talent: 'Zoya',
  face: null,
  modelId: 'zoya',
  version: 1,
  ...given,
})
const on = (claimId: string) => ({
  claimId,
  talent: 'Zoya',
  face: null,
  modelId: 'zoya',
  jobNumber: 'J-2526-0001',
  jobTitle: 'Kori',
})
const ending = (id: string, until: string) => ({ ...on(id), until })
const challenged = (id: string) => ({
  ...ending(id, '2026-03-02T18:00:00.000Z'),
  days: ['2026-03-20'],
  by: null,
})
const lost = (id: string, day: string) => ({
  ...on(id),
  version: 1,
  dates: [{ id: `${id} date`, day }],
  takenBy: null,
  isFree: false,
})
const answer = (id: string, said: string) => ({
  ...on(id),
  answer: said,
  words: null,
  isReady: true,
  at: '2026-03-02T09:00:00.000Z',
})
const QUIET: DeskToday = {
  figures: { options: 0, endToday: 0, confirmedAhead: 0, answerHours: null },
  ...{ dates: [], steps: [], jobs: [], undecided: [], ending: [], challenged: [], lost: [], answers: [] },
  ...{ unread: [], untold: [], questions: [], messages: [], documents: [], selections: [] },
}

const named = (trouble: readonly Trouble[]) =>
  trouble.map(
    (each) =>
      `${each.kind} ${'item' in each ? each.item.id : 'linkId' in each.line ? each.line.linkId : each.line.claimId}`,
  )

describe('trouble on the desk', () => {
  it('is in one order: missing people by their day, challenges, what ends today, conditions, late requests', () => {
    const items = [
      item('late', { dueAt: '2026-03-02T09:59:59.000Z' }),
      item('in time'),
      item('answered', { state: 'answered', dueAt: '2026-03-01T09:59:59.000Z' }),
      item('vacancy', { kind: 'vacancy', missingOn: '2026-03-10' }),
    ]
    const today = {
      ...QUIET,
      lost: [lost('lost first', '2026-03-09'), lost('lost last', '2026-03-20')],
      challenged: [challenged('challenged')],
      // The last moment of the day in India, and the first of the next.
      ending: [ending('today', '2026-03-02T18:29:00.000Z'), ending('tomorrow', '2026-03-02T18:30:00.000Z')],
      answers: [answer('yes', 'yes'), answer('but', 'conditional')],
    }
    expect(named(troubleOf(items, today, NOW))).toEqual([
      'lost lost first',
      'vacancy vacancy',
      'lost lost last',
      'challenged challenged',
      'ending today',
      'conditional but',
      'late late',
    ])
    const rest = restOf(items, today, NOW)
    expect(rest.answers.map(({ claimId }) => claimId)).toEqual(['yes'])
    expect(rest.ending.map(({ claimId }) => claimId)).toEqual(['tomorrow'])
    expect(rest.requests.map(({ id }) => id)).toEqual(['in time', 'answered'])
  })

  it('names an option once that is challenged and ends today', () => {
    const today = {
      ...QUIET,
      challenged: [challenged('both')],
      ending: [ending('both', '2026-03-02T18:00:00.000Z')],
    }
    expect(named(troubleOf([], today, NOW))).toEqual(['challenged both'])
    expect(restOf([], today, NOW).ending).toEqual([])
  })
})
