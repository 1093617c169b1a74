import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, auditEvents, importRows, models } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { carryOut } from '../../../../server/features/operations/retention/service'
import { workOnImports } from '../../../../server/features/roster/import/runs.service'
import { aDraft, csvOf, finishImports, SHEET } from '../../../helpers/roster/rosterImport'
import { type TestApp, testApp } from '../../../helpers/testApp'

const DAY = 86_400_000

describe('a run', () => {
  it('makes the models as the form does, unassigned, and tells what it left out', async () => {
    const t = testApp()
    const admin = t.admin()
    const caller = t.as(admin).admin
    const id = await aDraft(t, admin, SHEET)
    await caller.rosterImport.start({ id, hasConsent: true })
    expect((await caller.rosterImport.get({ id })).state).toBe('running')
    await finishImports(t)
    expect(await caller.rosterImport.get({ id })).toMatchObject({
      state: 'done',
      counts: { made: 2, refused: 1 },
    })
    const { people, left } = await caller.rosterImport.result({ id })
    expect(people.map(({ stageName, row }) => [stageName, row])).toEqual([
      ['Asha', 2],
      ['Kabir Das', 3],
    ])
    expect(left.map(({ row, fate }) => [row, fate])).toEqual([[4, 'refused']])
    const { model } = await caller.models.get({ id: people[0]?.modelId ?? '' })
    expect(model).toMatchObject({
      ...{ name: 'Asha Rao', stageName: 'Asha', gender: 'female', dateOfBirth: '1999-03-12', city: 'Pune' },
      ...{ email: 'asha@sheet.example', phone: '+919810012345', height: '5ft 7in', dailyRate: 25_000 },
      ...{ isActive: false, isOnboarded: true, isPublic: false, hasAccount: false },
    })
    expect(t.mails()).toEqual([])
    const lines = t.db.select().from(auditEvents).all()
    expect(lines.filter(({ action }) => action === 'model created')).toHaveLength(2)
    expect(lines.filter(({ action }) => action === 'roster import started')).toMatchObject([
      { actorId: admin.id, subject: id },
    ])
  })

  it('forgets the cells of the rows that it has made', async () => {
    const t = testApp()
    const admin = t.admin()
    const id = await aDraft(t, admin, SHEET)
    await t.as(admin).admin.rosterImport.start({ id, hasConsent: true })
    await finishImports(t)
    const cells = t.db.select({ cells: importRows.cells }).from(importRows).all()
    expect(cells.map(({ cells }) => cells.length)).toEqual([0, 0, 10])
  })

  it('needs the word that everybody has agreed, a column for the name, and starts once', async () => {
    const t = testApp()
    const admin = t.admin()
    const { rosterImport } = t.as(admin).admin
    const id = await aDraft(t, admin, SHEET)
    await expect(rosterImport.start({ id, hasConsent: false as true })).rejects.toThrow('has agreed')
    await rosterImport.setReading({ id, columns: ['city'] })
    await expect(rosterImport.start({ id, hasConsent: true })).rejects.toThrow('which column is the name')
    await rosterImport.setReading({ id, columns: ['name'] })
    await rosterImport.start({ id, hasConsent: true })
    await expect(rosterImport.start({ id, hasConsent: true })).rejects.toThrow('already started')
    await expect(rosterImport.setReading({ id, isMonthFirst: true })).rejects.toThrow('already started')
    await expect(rosterImport.remove({ id })).rejects.toThrow('already started')
  })

  it('stops when it is cancelled, and when who started it may no longer import', async () => {
    const t = testApp()
    const admin = t.admin()
    const { rosterImport } = t.as(t.superadmin()).admin
    const rows = Array.from({ length: 25 }, (_, at) => [`Person ${at}`, `P${at}`])
    const [first, second] = [
      await aDraft(t, admin, csvOf(['Name', 'Stage name'], ...rows)),
      await aDraft(t, admin, csvOf(['Name', 'Stage name'], ...rows)),
    ]
    await t.as(admin).admin.rosterImport.start({ id: first, hasConsent: true })
    await workOnImports(t)
    await rosterImport.cancel({ id: first })
    await finishImports(t)
    const { state, counts } = await rosterImport.get({ id: first })
    const { made = 0 } = counts
    // As many as one turn was long, ten at most.
    expect([state, counts]).toEqual(['cancelled', { made, waiting: 25 - made }])
    expect(made).toBeGreaterThan(0)
    expect(made).toBeLessThan(11)
    await t.as(admin).admin.rosterImport.start({ id: second, hasConsent: true })
    t.db.update(accounts).set({ role: 'booker' }).where(eq(accounts.id, admin.id)).run()
    await finishImports(t)
    expect((await rosterImport.get({ id: second })).state).toBe('cancelled')
    expect(t.db.select().from(models).all()).toHaveLength(made)
  })
})

/** Every row of the database, but for the records of imports, what they were told, who is signed in, and counters. */
function everyRow({ db: { $client } }: TestApp) {
  const records = [
    'import_runs',
    'import_rows',
    'import_pictures',
    'audit_events',
    'sessions',
    'sqlite_sequence',
  ]
  const tables = $client
    .prepare("select name from sqlite_master where type = 'table'")
    .pluck()
    .all() as string[]
  return Object.fromEntries(
    tables
      .filter((name) => !records.includes(name) && !name.startsWith('audit_search'))
      .map((name) => {
        const rows = $client.prepare(`select * from "${name}"`).all() as { key?: string }[]
        return [name, rows.filter(({ key }) => key !== 'roster import meanings')]
      }),
  )
}

describe('a run that is taken back', () => {
  async function aRun() {
    const t = testApp()
    const admin = t.admin()
    const caller = t.as(admin).admin
    aModel(t, { stageName: 'Old' })
    const before = everyRow(t)
    const rows = Array.from({ length: 12 }, (_, at) => [`Person ${at}`, `P${at}`])
    const id = await aDraft(t, admin, csvOf(['Name', 'Stage name'], ...rows))
    await caller.rosterImport.start({ id, hasConsent: true })
    await finishImports(t)
    const { people } = await caller.rosterImport.result({ id })
    return { t, caller, id, before, modelIds: people.map(({ modelId }) => modelId) }
  }

  it('leaves the database as it was before, row by row', async () => {
    const { t, caller, id, before } = await aRun()
    await caller.rosterImport.takeBack({ id })
    await finishImports(t)
    expect(everyRow(t)).toEqual(before)
    expect(await caller.rosterImport.get({ id })).toMatchObject({
      state: 'taken-back',
      counts: { 'taken-back': 12 },
    })
    await expect(caller.rosterImport.takeBack({ id })).rejects.toThrow('cannot be taken back')
  })

  it('keeps whom somebody has changed, published, rated or put on a job, and says so', async () => {
    const { t, caller, id, modelIds } = await aRun()
    const [changed = '', assigned = '', rated = '', deleted = ''] = modelIds
    t.later(1_000)
    await caller.models.saveInfo({ id: changed, city: 'Goa' })
    await caller.models.setStatus({ id: assigned, status: true })
    await caller.ratings.add({ id: rated, rating: 5 })
    await caller.models.remove({ id: deleted })
    await caller.rosterImport.takeBack({ id })
    await finishImports(t)
    expect((await caller.rosterImport.get({ id })).counts).toEqual({ kept: 3, 'taken-back': 9 })
    const { people } = await caller.rosterImport.result({ id })
    expect(people.map(({ modelId, state }) => [modelId, state])).toEqual(
      [changed, assigned, rated].map((modelId) => [modelId, 'kept']),
    )
  })

  it('is so for 14 days', async () => {
    const { t, caller, id } = await aRun()
    t.later(14 * DAY + 1)
    await expect(caller.rosterImport.takeBack({ id })).rejects.toThrow('for 14 days')
    await caller.rosterImport.remove({ id })
    await expect(caller.rosterImport.get({ id })).rejects.toThrow('Import not found')
    expect(t.db.select().from(models).all()).toHaveLength(13)
  })
})

it('P4 the record of an import is removed 14 days after its start, a draft after its upload, and no model', async () => {
  const t = testApp()
  const admin = t.admin()
  const { rosterImport } = t.as(admin).admin
  const done = await aDraft(t, admin, SHEET)
  await aDraft(t, admin, SHEET)
  t.later(DAY)
  await rosterImport.start({ id: done, hasConsent: true })
  await finishImports(t)
  t.later(13 * DAY)
  expect((await carryOut(t)).removed).toMatchObject({ rosterImports: 1 })
  expect((await rosterImport.list()).map(({ id }) => id)).toEqual([done])
  t.later(DAY)
  expect((await carryOut(t)).removed).toMatchObject({ rosterImports: 1 })
  expect(t.db.select().from(importRows).all()).toEqual([])
  expect(t.db.select().from(models).all()).toHaveLength(2)
})
