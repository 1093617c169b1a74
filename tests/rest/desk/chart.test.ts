import { expect, it } from 'vitest'
import { claimOf } from '../../helpers/desk/desk'
import { deskCalls, documented } from '../../helpers/desk/deskCalls'

const CHART = '/api/v1/desk/chart'
const BOOKOUTS = '/api/v1/desk/bookouts'

it('the chart of a window, and who stands in line for a half', async () => {
  const { call, zoya, optioned } = deskCalls()
  const neel = await optioned('Neel')
  const window = await call('get', CHART, { from: '2026-03-19', days: '14' })
  expect(window.body.data).toMatchObject({
    from: '2026-03-19',
    days: 14,
    today: '2026-03-02',
    boards: [],
    models: [{ _id: zoya.id, name: 'Zoya', boards: [] }],
    jobs: [{ number: neel.number, title: 'Neel' }],
    // Zoya, from the third half on, two halves, an option, first, Neel, seven days, no answer yet.
    bars: [[0, 2, 2, 1, 1, 0, 10_080, 0]],
  })
  expect(documented('get /api/v1/desk/chart', window.body)).toEqual(window.body)

  const since = { since: `${window.body.data.last}` }
  expect((await call('get', `${CHART}/changes`, since)).body.data).toEqual({
    last: window.body.data.last,
    reload: false,
    lines: [],
  })
  const all = await call('get', `${CHART}/changes`, { since: '0' })
  expect(all.body.data.lines.at(-1)).toMatchObject({
    words: 'Noor placed an option on Zoya',
    jobNumber: neel.number,
    isMine: true,
  })
  expect(documented('get /api/v1/desk/chart/changes', all.body)).toEqual(all.body)

  const queue = await call('get', `${CHART}/queue`, { modelId: zoya.id, day: '2026-03-20', half: 'am' })
  expect(queue.body.data.holds).toMatchObject([
    {
      ...{
        kind: 'option',
        rank: 1,
        job: { number: neel.number },
        claim: claimOf(neel),
        challengeEndsAt: null,
      },
      ...{ feePaise: null, feeUnit: 'day', answer: 'none', answerWords: null },
    },
  ])
  expect(documented('get /api/v1/desk/chart/queue', queue.body)).toEqual(queue.body)
})

it('a bookout is made, listed, changed and ended', async () => {
  const { call, zoya } = deskCalls()
  const given = { modelId: zoya.id, fromDay: '2026-03-20', toDay: '2026-03-22', note: 'Exams' }
  const made = await call('post', BOOKOUTS, given)
  expect(made.body.data).toMatchObject({ undoMs: 120_000 })
  const listed = await call('get', BOOKOUTS, { modelId: zoya.id })
  const [bookout] = listed.body.data.bookouts
  expect(bookout).toMatchObject({ fromDay: '2026-03-20', fromHalf: 'am', toHalf: 'pm', madeBy: 'agency' })
  expect(documented('get /api/v1/desk/bookouts', listed.body)).toEqual(listed.body)

  const twice = await call('post', BOOKOUTS, given)
  expect([twice.status, twice.body.conflict.kind]).toEqual([409, 'booked out'])
  const was = { fromDay: '2026-03-20', fromHalf: 'am', toDay: '2026-03-22', toHalf: 'pm' }
  const days = { fromDay: '2026-03-20', toDay: '2026-03-24', was }
  expect((await call('put', `${BOOKOUTS}/${bookout._id}`, days)).status).toBe(200)
  const late = await call('put', `${BOOKOUTS}/${bookout._id}`, days)
  expect([late.status, late.body.conflict.kind]).toEqual([409, 'changed'])
  const ended = await call('delete', `${BOOKOUTS}/${bookout._id}`)
  expect(ended.status).toBe(200)
  expect((await call('get', BOOKOUTS, { modelId: zoya.id })).body.data.bookouts).toEqual([])
})

it('a window of too many days and a wrong half name their field', async () => {
  const { call, zoya } = deskCalls()
  const long = await call('get', CHART, { from: '2026-03-19', days: '93' })
  expect([long.status, long.body.issues]).toEqual([400, [{ path: 'days', message: 'At most 92' }]])
  const noon = await call('get', `${CHART}/queue`, { modelId: zoya.id, day: '2026-03-20', half: 'noon' })
  expect(noon.body.issues).toEqual([{ path: 'half', message: 'Choose morning or afternoon' }])
})

it('visitors and talents read nothing and book nobody out', async () => {
  const { asVisitor, asTalent, zoya } = deskCalls()
  const given = { modelId: zoya.id, fromDay: '2026-03-20', toDay: '2026-03-20' }
  expect((await asVisitor('get', CHART, { from: '2026-03-19', days: '14' })).status).toBe(401)
  expect((await asTalent('get', CHART, { from: '2026-03-19', days: '14' })).status).toBe(403)
  expect((await asVisitor('post', BOOKOUTS, given)).status).toBe(401)
  expect((await asTalent('post', BOOKOUTS, given)).status).toBe(403)
})
