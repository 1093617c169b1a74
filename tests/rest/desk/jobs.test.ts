import { describe, expect, it } from 'vitest'
import { activities, jobs } from '../../../drizzle/schema'
import { claimOf } from '../../helpers/desk/desk'
import { deskCalls, documented } from '../../helpers/desk/deskCalls'

const JOBS = '/api/v1/desk/jobs'

describe('jobs of the desk by REST', () => {
  it('are made, read by number and by id, listed and changed', async () => {
    const { call } = deskCalls()
    const made = await call('post', JOBS, { title: 'Lookbook', client: 'Kori', day: '2026-03-20', days: 2 })
    expect(made.body).toMatchObject({ error: false, data: { job: { number: 'J-2526-0001', version: 1 } } })
    const { job } = made.body.data
    expect(job.dates.map(({ day }: { day: string }) => day)).toEqual(['2026-03-20', '2026-03-21'])

    const byNumber = await call('get', `${JOBS}/J-2526-0001`)
    const byId = await call('get', `${JOBS}/${job._id}`)
    expect(byNumber.body.data.job).toMatchObject({ title: 'Lookbook', client: { name: 'Kori' } })
    expect(byId.body).toEqual(byNumber.body)

    const changed = await call('put', `${JOBS}/${job._id}`, {
      version: 1,
      city: 'Goa',
      budgetPaise: 12_000_000,
    })
    expect(changed.body.data.job).toMatchObject({ city: 'Goa', budgetPaise: 12_000_000, version: 2 })
    const listed = await call('get', JOBS, { search: 'look', limit: '5' })
    expect(listed.body.data).toMatchObject({
      jobs: [{ _id: job._id, firstDay: '2026-03-20', lastDay: '2026-03-21', stage: 'open', booker: 'Noor' }],
      pagination: { total: 1, totalPages: 1 },
    })
    expect(documented('get /api/v1/desk/jobs', listed.body)).toEqual(listed.body)
    expect(documented('get /api/v1/desk/jobs/:id', byId.body)).toEqual(byId.body)
    expect(documented('put /api/v1/desk/jobs/:id', changed.body)).toEqual(changed.body)
  })

  it('move to another stage, which can be undone for two minutes', async () => {
    const { call, aJob } = deskCalls()
    const job = await aJob('Lookbook')
    const { body } = await call('put', `${JOBS}/${job.id}/stage`, { version: job.version, stage: 'agreed' })
    expect(body.data).toMatchObject({ undoMs: 120_000, job: { stage: 'agreed', version: job.version + 1 } })
  })

  it('get, change, cancel and lose dates', async () => {
    const { call, aJob } = deskCalls()
    const job = await aJob('Lookbook')
    const dates = `${JOBS}/${job.id}/dates`
    const added = await call('post', dates, { version: job.version, day: '2026-03-24', part: 'am' })
    const [first, second] = added.body.data.job.dates
    expect(second).toMatchObject({ day: '2026-03-24', part: 'am', kind: 'shoot', isPast: false })

    const { version } = added.body.data.job
    const moved = await call('put', `${dates}/${second._id}`, {
      version,
      day: '2026-03-25',
      place: 'Jodhpur',
    })
    expect(moved.body.data.job.dates).toMatchObject([{}, { day: '2026-03-25', place: 'Jodhpur' }])
    const cancelled = await call('put', `${dates}/${first._id}`, { version: version + 1, cancelled: true })
    expect(cancelled.body.data.job.dates).toMatchObject([{ cancelledAt: '2026-03-02T10:00:00.000Z' }, {}])
    const removed = await call('delete', `${dates}/${second._id}`, { version: version + 2 })
    expect(removed.body.data.job.dates).toMatchObject([{ _id: first._id }])
    expect(removed.body.data.job.dates).toHaveLength(1)
  })

  it('set a talent’s dates, and the kind of a date', async () => {
    const { call, proposed } = deskCalls()
    const job = await proposed('Lookbook', ['2026-03-20', '2026-03-21'])
    const { claimId, version } = claimOf(job)
    const [first, second] = job.dates
    const set = await call('put', `/api/v1/desk/claims/${claimId}/dates`, { version, dates: [second?.id] })
    expect(set.body.data.job.claims[0].dates).toMatchObject([{ dateId: second?.id, state: 'proposed' }])
    expect(documented('put /api/v1/desk/claims/:id/dates', set.body)).toEqual(set.body)
    const none = await call('put', `/api/v1/desk/claims/${claimId}/dates`, {
      version: version + 1,
      dates: [],
    })
    expect(none.status).toBe(400)
    const travel = { version: set.body.data.job.version, kind: 'travel' }
    const changed = await call('put', `${JOBS}/${job.id}/dates/${first?.id}`, travel)
    expect(changed.body.data.job.dates).toMatchObject([{ kind: 'travel' }, { kind: 'shoot' }])
  })

  it('refuse a stale version with 409, what changed, and the current version', async () => {
    const { call, by, kabir, aJob } = deskCalls()
    const job = await aJob('Lookbook')
    await by(kabir)('put', `${JOBS}/${job.id}`, { version: job.version, city: 'Goa' })
    const late = await call('put', `${JOBS}/${job.id}`, { version: job.version, city: 'Pune' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      error: true,
      success: false,
      message: 'This job was changed by a colleague in the meantime.',
      conflict: {
        kind: 'changed',
        since: [
          { who: 'Kabir', words: 'Kabir changed the job' },
          { who: 'Noor', words: 'Noor added a date' },
          { who: 'Noor', words: 'Noor created the job' },
        ],
        now: { id: job.id, version: job.version + 1, stage: 'open' },
      },
      requestId: expect.any(String),
    })
    expect((await call('get', `${JOBS}/${job.id}`)).body.data.job.city).toBe('Goa')
  })

  it('are made once by the same decisionKey, and by the same Idempotency-Key', async () => {
    const { t, noor, call } = deskCalls()
    const given = { title: 'Lookbook', decisionKey: 'one-press' }
    const [first, again] = [await call('post', JOBS, given), await call('post', JOBS, given)]
    expect(again.body).toEqual(first.body)
    const send = () =>
      t
        .http()
        .post(JOBS)
        .auth(t.tokenFor(noor), { type: 'bearer' })
        .set('idempotency-key', 'another-press')
        .send({ title: 'Show' })
    expect((await send()).body.data.job.number).toBe((await send()).body.data.job.number)
    expect(t.db.select().from(jobs).all()).toHaveLength(2)
  })

  it('are refused to visitors and talents', async () => {
    const { t, asVisitor, asTalent } = deskCalls()
    for (const [method, path] of [
      ['get', JOBS],
      ['post', JOBS],
      ['put', `${JOBS}/x/stage`],
    ] as const) {
      expect((await asVisitor(method, path, { title: 'Mine' })).status).toBe(401)
      expect((await asTalent(method, path, { title: 'Mine' })).status).toBe(403)
    }
    expect(t.db.select().from(activities).all()).toEqual([])
  })

  it('answer 404 for an unknown job, and name each wrong field', async () => {
    const { call } = deskCalls()
    expect((await call('get', `${JOBS}/J-2526-0404`)).body).toMatchObject({ message: 'Job not found' })
    const { status, body } = await call('post', JOBS, { title: ' ', day: '2026-02-30' })
    expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, ['title', 'day']])
  })
})

describe('a talent of a job by REST', () => {
  it('is proposed, asked, optioned and confirmed, and cancelled again', async () => {
    const { call, aJob, zoya } = deskCalls()
    const job = await aJob('Lookbook', ['2026-03-20', '2026-03-21'])
    const proposed = await call('post', `${JOBS}/${job.id}/claims`, {
      modelId: zoya.id,
      dates: [job.dates[0]?.id],
    })
    const [claim] = proposed.body.data.job.claims
    expect(claim).toMatchObject({
      modelName: 'Zoya',
      answer: 'none',
      dates: [{ dateId: job.dates[0]?.id, state: 'proposed', rank: null }],
    })
    const at = `/api/v1/desk/claims/${claim._id}`
    const step = async (what: 'state' | 'answer', version: number, given: object) => {
      const { body } = await call('put', `${at}/${what}`, { version, ...given })
      const key = `put /api/v1/desk/claims/:id/${what}`
      expect(documented(key, body)).toEqual(body)
      const [{ answer, dates }] = body.data.job.claims
      return [answer, dates[0].state, dates[0].rank]
    }
    expect(await step('answer', 1, { answer: 'asked' })).toEqual(['asked', 'proposed', null])
    expect(await step('state', 2, { state: 'option' })).toEqual(['asked', 'option', 1])
    expect(await step('answer', 3, { answer: 'yes', via: 'phone' })).toEqual(['yes', 'option', 1])
    expect(await step('state', 4, { state: 'Confirmed' })).toEqual(['yes', 'confirmed', null])
    expect(await step('state', 5, { state: 'cancelled' })).toEqual(['yes', 'cancelled', null])
  })

  it('is not confirmed without a yes, or behind another option that is not named', async () => {
    const { call, desk, optioned } = deskCalls()
    const first = await optioned('Lookbook')
    const second = await optioned('Show')
    const { claimId, version } = claimOf(second)
    const at = `/api/v1/desk/claims/${claimId}/state`
    const unanswered = await call('put', at, { version, state: 'confirmed' })
    expect([unanswered.status, unanswered.body.conflict.kind]).toEqual([409, 'no yes'])
    await desk.claims.recordAnswer({ claimId, version, answer: 'yes' })
    const behind = await call('put', at, { version: version + 1, state: 'confirmed' })
    expect([behind.status, behind.body.conflict.kind]).toEqual([409, 'not first'])
    const given = { version: version + 1, state: 'confirmed', releases: [claimOf(first).claimId] }
    const both = await call('put', at, { ...given, decisionKey: 'press' })
    expect(both.body.data.job.claims[0].dates[0].state).toBe('confirmed')
    expect((await call('put', at, { ...given, decisionKey: 'press' })).body).toEqual(both.body)
  })

  it('takes only the states of the list, which it names', async () => {
    const { call, asTalent, asVisitor, optioned } = deskCalls()
    const { claimId, version } = claimOf(await optioned('Lookbook'))
    const at = `/api/v1/desk/claims/${claimId}/state`
    for (const state of ['done', '__proto__', 7, null, undefined]) {
      const { status, body } = await call('put', at, { version, state })
      expect([status, body.issues]).toEqual([
        400,
        [{ path: 'state', message: 'Send one of: option, confirmed, released, cancelled, withdrawn' }],
      ])
    }
    expect((await asVisitor('put', at, { version, state: 'done' })).status).toBe(401)
    expect((await asTalent('put', at, { version, state: 'released' })).status).toBe(403)
  })
})

describe('roles of a job by REST', () => {
  it('are added, changed, given to a talent with their fee, taken away and removed', async () => {
    const { call, proposed } = deskCalls()
    const job = await proposed('Lookbook')
    const roles = `${JOBS}/${job.id}/roles`
    const added = await call('post', roles, { version: job.version, title: 'Lead', feePaise: 5_000_000 })
    expect(documented('post /api/v1/desk/jobs/:id/roles', added.body)).toEqual(added.body)
    const [role] = added.body.data.job.roles
    expect(role).toMatchObject({ title: 'Lead', wanted: 1, feePaise: 5_000_000, feeUnit: 'day' })

    const { version } = added.body.data.job
    const changed = await call('put', `${roles}/${role._id}`, { version, wanted: 2 })
    expect(changed.body.data.job.roles).toMatchObject([{ title: 'Lead', wanted: 2, feePaise: 5_000_000 }])

    const { claimId, version: claimVersion } = claimOf(job)
    const place = `/api/v1/desk/claims/${claimId}/role`
    const given = await call('put', place, { version: claimVersion, roleId: role._id })
    expect(given.body.data.job.claims).toMatchObject([{ roleId: role._id, feePaise: 5_000_000 }])
    const taken = await call('put', place, { version: claimVersion + 1, roleId: null })
    expect(taken.body.data.job.claims).toMatchObject([{ roleId: null }])

    const { version: latest } = taken.body.data.job
    const removed = await call('delete', `${roles}/${role._id}?version=${latest}`)
    expect(removed.body.data.job.roles).toEqual([])
    expect((await call('put', `${roles}/${role._id}`, { version: latest + 1, wanted: 3 })).status).toBe(404)
  })
})
