import { expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import { day, placed } from '../../helpers/desk/chartMoves'
import { claimOf } from '../../helpers/desk/desk'
import { deskCalls, documented } from '../../helpers/desk/deskCalls'

const CHART = '/api/v1/desk/chart'

/** Zoya on option for Neel on one day, and Mira. */
async function onOption() {
  const d = deskCalls()
  const job = await d.optioned('Neel')
  const mira = aModel(d.t, { stageName: 'Mira' })
  return { ...d, job, mira, zoyas: { modelId: d.zoya.id, jobNumber: job.number }, ...claimOf(job) }
}
const longer = { takes: day('2026-03-21'), frees: [] }

it('other days are forecast, which changes nothing, and then set', async () => {
  const { call, zoyas, version } = await onOption()
  const told = await call('post', `${CHART}/forecast`, { ...zoyas, ...longer })
  expect(told.body.data).toEqual({
    version,
    people: [
      {
        modelName: 'Zoya',
        dates: [{ day: '2026-03-21', part: 'full', before: null, after: 'option', rank: 1, behind: [] }],
      },
    ],
    mails: [{ kind: 'asked', recipient: 'talent', modelName: 'Zoya', jobTitle: 'Neel' }],
  })
  expect(documented('post /api/v1/desk/chart/forecast', told.body)).toEqual(told.body)

  const set = await call('put', `${CHART}/days`, { ...zoyas, ...longer, version: told.body.data.version })
  expect(set.body.data.undoMs).toBe(120_000)
  expect(set.body.data.job.dates.map(({ day }: { day: string }) => day)).toEqual(['2026-03-20', '2026-03-21'])
  expect(documented('put /api/v1/desk/chart/days', set.body)).toEqual(set.body)
})

it('dates are passed to another talent', async () => {
  const { call, desk, zoyas, version, mira, job } = await onOption()
  const wanted = {
    ...zoyas,
    halves: day('2026-03-20'),
    toModelId: mira.id,
    isOption: true,
    isReleasing: true,
  }
  const told = await call('post', `${CHART}/forecast`, wanted)
  expect(told.body.data.people.map(({ modelName }: { modelName: string }) => modelName)).toEqual([
    'Zoya',
    'Mira',
  ])
  const passed = await call('post', `${CHART}/pass`, { ...wanted, version })
  expect(passed.status).toBe(200)
  expect(documented('post /api/v1/desk/chart/pass', passed.body)).toEqual(passed.body)
  expect(placed(await desk.jobs.get({ number: job.number }))).toEqual(['Mira 2026-03-20 full: option'])
})

it('an old version is refused with the claim as it is now, a wrong field is named', async () => {
  const { call, zoyas, version, claimId } = await onOption()
  const old = await call('put', `${CHART}/days`, { ...zoyas, ...longer, version: version - 1 })
  expect([old.status, old.body.conflict]).toMatchObject([
    409,
    { kind: 'changed', now: { id: claimId, version } },
  ])
  const noon = [{ day: '2026-03-20', half: 'noon' }]
  const wrong = await call('put', `${CHART}/days`, { ...zoyas, takes: noon, frees: [], version })
  expect(wrong.body.issues).toEqual([{ path: 'takes.0.half', message: 'Choose morning or afternoon' }])
  const told = await call('post', `${CHART}/forecast`, { ...zoyas, takes: noon, frees: [] })
  expect([told.status, told.body.issues]).toEqual([400, wrong.body.issues])
  const none = await call('post', `${CHART}/forecast`, { ...zoyas, toModelId: zoyas.modelId })
  expect(none.body.issues).toEqual([{ path: 'halves', message: 'Choose at least one half' }])
})

it('visitors and talents are refused, also with a forecast', async () => {
  const { asVisitor, asTalent, zoyas, version } = await onOption()
  for (const path of [`${CHART}/forecast`, `${CHART}/pass`]) {
    expect((await asVisitor('post', path, { ...zoyas, ...longer, version })).status).toBe(401)
    expect((await asTalent('post', path, { ...zoyas, ...longer, version })).status).toBe(403)
  }
  expect((await asVisitor('put', `${CHART}/days`, { ...zoyas, ...longer, version })).status).toBe(401)
  expect((await asTalent('put', `${CHART}/days`, { ...zoyas, ...longer, version })).status).toBe(403)
})

it('what cannot be wanted names the field that the caller sent', async () => {
  const { call, t, desk, agreed, zoyas, version } = await onOption()
  const { job: kori } = await desk.claims.confirm(claimOf(await agreed('Kori', ['2026-03-21'], 'am')))
  const issues = async (method: 'put' | 'post', path: string, given: object) => {
    const { status, body } = await call(method, `${CHART}/${path}`, { ...zoyas, version, ...given })
    return [status, body.issues]
  }
  const both = { takes: day('2026-03-22'), frees: day('2026-03-20', '2026-03-22') }
  const twice = [400, [{ path: 'frees', message: 'A half is taken or freed, not both' }]]
  expect(await issues('put', 'days', both)).toEqual(twice)
  expect(await issues('post', 'forecast', both)).toEqual(twice)

  const past = { takes: day('2026-02-20'), frees: [] }
  const passed = (path: string) => [400, [{ path, message: 'This day has passed' }]]
  expect(await issues('put', 'days', past)).toEqual(passed('takes'))
  expect(await issues('post', 'forecast', past)).toEqual(passed('takes'))
  expect(await issues('put', 'days', { takes: [], frees: day('2026-03-20') })).toEqual([
    400,
    [{ path: 'frees', message: 'Keep at least one day. To free all days, release the talent.' }],
  ])

  t.later(21 * 24 * 60 * 60_000)
  const its = { jobNumber: kori.number, version: claimOf(kori).version }
  const other = { ...its, halves: day('2026-03-21'), toModelId: aModel(t).id, isOption: true }
  expect(await issues('post', 'pass', other)).toEqual(passed('halves'))
})
