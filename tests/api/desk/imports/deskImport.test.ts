import { describe, expect, it } from 'vitest'
import { jobs } from '../../../../drizzle/schema'
import { auditLines } from '../../../helpers/auditLines'
import { withTalents } from '../../../helpers/desk/deskImports'
import { gridRows, gridSheet, listSheet } from '../../../helpers/desk/deskSheets'
import { workbook } from '../../../helpers/files/workbook'
import { csvOf } from '../../../helpers/roster/rosterImport'

const NOTHING = { jobs: 0, claims: 0, dates: 0, halves: 0, bookouts: 0, clients: 0, told: 0 }

describe('a grid of talents and days', () => {
  it('is told line by line, and nothing is written', async () => {
    const { by, rows } = withTalents()
    const check = await (await by(gridSheet)).check({})
    expect([check.form, check.days]).toEqual(['grid', { from: '2026-03-09', to: '2026-03-14', count: 6 }])
    const ana = check.lines.filter(({ row }) => row === 4)
    expect(ana.map(({ talent, days, read, fate, words }) => [talent, days, read, fate, words])).toEqual([
      ['Ana', '9–10 Mar 2026', '1st option · Ambar lookbook', 'new', ''],
      [
        'Ana',
        '11 Mar 2026',
        '1st option · Myntra',
        'new',
        'Written as 2nd, but nobody is before it: it stands 1st.',
      ],
      ['Ana', '13 Mar 2026', 'Bookout · personal', 'new', ''],
      ['Ana', '14 Mar 2026', 'Confirmed · Neel show', 'new', ''],
    ])
    expect(check.counts).toEqual({ options: 20, confirmed: 8, bookouts: 10, jobs: 5, clients: 4, left: 0 })
    expect(rows()).toEqual(NOTHING)
  })

  it('is imported without a word to anybody, and taken back whole', async () => {
    const { imported, rows, t, noor, kabir } = withTalents()
    const { id, counts, left } = await imported(gridSheet)
    expect([counts.jobs, left]).toEqual([5, []])
    expect(rows()).toEqual({ jobs: 5, claims: 28, dates: 42, halves: 116, bookouts: 10, clients: 4, told: 0 })
    const found = t.db.select().from(jobs).all()
    expect(found.map(({ title, talentTitle }) => `${title}: ${talentTitle}`).toSorted()).toEqual([
      'Ambar lookbook: Lookbook',
      'Ambar lookbook: Lookbook',
      'Kori: Job',
      'Myntra: Job',
      'Neel show: Show',
    ])
    expect(found.map(({ bookerId }) => bookerId)).toContain(kabir.id)
    expect(found.find(({ title }) => title === 'Ambar lookbook')?.bookerId).toBe(noor.id)
    const desk = t.as(kabir).desk.imports
    expect(auditLines(t, 'jobs imported')).toEqual([[noor.id, 'Noor', id, null]])
    expect(await desk.list()).toMatchObject([{ id, by: 'Noor', state: 'done', canBeTakenBack: true }])
    expect(await desk.takeBack({ id })).toEqual([])
    expect(rows()).toEqual(NOTHING)
    expect(auditLines(t, 'import of jobs taken back')).toEqual([[kabir.id, 'Kabir', id, null]])
    expect(await desk.list()).toMatchObject([{ state: 'taken-back', canBeTakenBack: false }])
    await expect(desk.takeBack({ id })).rejects.toThrow('This import was taken back already.')
  })

  it('comes as an Excel file with merged months and notes on cells', async () => {
    const { by, imported, rows } = withTalents()
    const bytes = await workbook(gridRows.slice(1), undefined, {
      merges: ['B1:G1', 'D3:E3'],
      notes: { B13: 'Noor:\nAmbar lookbook' },
    })
    const check = await (await by(bytes)).check({})
    expect(check.days).toEqual({ from: '2026-03-09', to: '2026-03-14', count: 6 })
    const ana = check.lines.filter(({ row }) => row === 3)
    expect(ana.map(({ days, read }) => [days, read])).toContainEqual([
      '11–12 Mar 2026',
      '1st option · Myntra',
    ])
    const { id } = await imported(bytes)
    expect(rows().told).toBe(0)
    expect(id).not.toBe('')
  })
})

describe('a list', () => {
  it('of 60 rows is told row by row, imported, and taken back whole', async () => {
    const { by, imported, rows, desk } = withTalents()
    const check = await (await by(listSheet)).check({})
    expect([check.form, check.lines.length, check.counts.left]).toEqual(['list', 60, 0])
    expect(check.columns.map(({ field }) => field)).toEqual([
      'talent',
      'client',
      'job',
      'from',
      'to',
      'kind',
      'booker',
      'fee',
      'notes',
    ])
    expect(check.counts).toMatchObject({ options: 36, confirmed: 12, bookouts: 12 })
    const { id } = await imported(listSheet)
    expect(rows()).toMatchObject({ jobs: 6, claims: 48, bookouts: 12, clients: 6, told: 0 })
    expect(await desk.imports.standing({ id })).toEqual([])
    await desk.imports.takeBack({ id })
    expect(rows()).toEqual(NOTHING)
  })

  it('says why a row is left out', async () => {
    const { by } = withTalents()
    const sheet = csvOf(
      ['Model', 'Client', 'From', 'To', 'Kind'],
      ['Ana', 'Kori', '12-14 Mar', '', '1st'],
      ['Nobody', 'Kori', '12 Mar', '', '1st'],
      ['Bela', 'Kori', 'soon', '', '1st'],
      ['Bela', 'Kori', '14 Mar', '12 Mar', '1st'],
      ['Bela', 'Kori', '1/3/26', '', 'confirmed'],
      ['Bela', '', '12 Mar', '', 'option'],
      ['Bela', 'Kori', '12 Mar', '', 'whatever'],
      ['', 'Kori', '12 Mar', '', 'option'],
    )
    const { lines } = await (await by(sheet)).check({})
    expect(lines.map(({ row, fate, words }) => [row, fate, words])).toEqual([
      [2, 'new', ''],
      [3, 'left', 'No talent has this name.'],
      [4, 'left', '“soon” is not a day.'],
      [5, 'left', 'The last day is before the first.'],
      [6, 'left', 'This day has passed.'],
      [7, 'left', 'No job or client is named.'],
      [8, 'left', '“whatever” is no kind that we know.'],
      [9, 'left', 'No talent is named.'],
    ])
  })
})
