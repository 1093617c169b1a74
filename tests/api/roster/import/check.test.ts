import { describe, expect, it } from 'vitest'
import { models } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { aDraft, csvOf, finishImports, SHEET, uploadOf } from '../../../helpers/roster/rosterImport'
import { testApp } from '../../../helpers/testApp'

describe('a sheet that is uploaded', () => {
  it('is a draft whose columns are guessed, with the first cells of each', async () => {
    const t = testApp()
    const admin = t.admin()
    const id = await aDraft(t, admin, SHEET)
    const run = await t.as(admin).admin.rosterImport.get({ id })
    expect(run).toMatchObject({ fileName: 'roster.csv', state: 'draft', counts: { waiting: 3 } })
    expect(run.columns.map(({ field }) => field)).toEqual([
      ...[
        'name',
        'stageName',
        'dateOfBirth',
        'gender',
        'phone',
        'email',
        'city',
        'height',
        'dailyRate',
        null,
      ],
    ])
    expect(run.columns[6]).toEqual({
      ...{ head: 'City', field: 'city', samples: ['Pune', 'Goa'], isRemembered: false },
    })
    expect(t.db.select().from(models).all()).toEqual([])
  })

  it('is refused with its reason when it is no sheet', async () => {
    const t = testApp()
    const as = async (content: string | Buffer) =>
      t.as(t.admin(), { upload: await uploadOf(t, content) }).admin.rosterImport.upload()
    await expect(as('')).rejects.toThrow('This file is empty')
    await expect(as('a,b')).rejects.toThrow('We found no rows')
    await expect(as(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow('Save it as .xlsx')
    await expect(t.as(t.admin()).admin.rosterImport.upload()).rejects.toThrow('No file was sent')
    await expect(as('x'.repeat(5 * 1024 * 1024 + 1))).rejects.toThrow('up to 5MB')
  })
})

describe('the check', () => {
  it('counts 2,000 people of one name, each of whom is compared with the others', async () => {
    const t = testApp()
    const admin = t.as(t.admin()).admin.rosterImport
    const rows = Array.from({ length: 2_000 }, (_, at) => [
      'Śrī Ąnika Mehta',
      `${(at % 28) + 1}/${(((at / 28) % 12) | 0) + 1}/${1950 + ((at / 336) | 0)}`,
    ])
    const id = await aDraft(t, t.admin(), csvOf(['Name', 'DOB'], ...rows))
    const before = process.cpuUsage()
    expect((await admin.check({ id })).counts).toEqual({ new: 2_000, same: 0, refused: 0 })
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000)
  })

  it('tells what becomes of every row and writes nothing', async () => {
    const t = testApp()
    const admin = t.admin()
    const id = await aDraft(t, admin, SHEET)
    const caller = t.as(admin).admin.rosterImport
    const before = t.db.$client.serialize()
    const { counts, rows, unknownWords } = await caller.check({ id })
    expect(t.db.$client.serialize().equals(before)).toBe(true)
    expect(counts).toEqual({ new: 2, same: 0, refused: 1 })
    expect(rows[2]).toEqual({
      row: 4,
      label: 'Zoya',
      fate: 'refused',
      sameAs: null,
      notes: [],
      problems: [
        { field: 'gender', message: '“Femme” is not on our list. Say what it means' },
        { field: 'dateOfBirth', message: 'Under 18: models must be 18 or older' },
        { field: 'height', message: '“tall” is not a height. Write it as 5\'7" or 170 cm' },
      ],
    })
    expect(rows[0]?.read).toEqual({
      gender: 'female',
      dateOfBirth: '1999-03-12',
      heightCm: 170,
      dailyRate: 25_000,
      city: 'Pune',
    })
    expect(unknownWords).toEqual([{ field: 'gender', word: 'Femme', key: 'femme', rows: 1 }])
  })

  it('follows what the agency says of columns and words', async () => {
    const t = testApp()
    const admin = t.as(t.admin()).admin.rosterImport
    const id = await aDraft(t, t.admin(), csvOf(['Who', 'Sex', 'Born'], ['Zoya Khan', 'Femme', '03/25/1999']))
    await admin.setReading({
      id,
      columns: ['name', 'gender', 'dateOfBirth'],
      isMonthFirst: true,
      words: { gender: { femme: 'female' } },
    })
    expect((await admin.check({ id })).counts).toEqual({ new: 1, same: 0, refused: 0 })
    await expect(admin.setReading({ id, columns: ['name', 'name', null] })).rejects.toThrow(
      'Two columns cannot be the same field',
    )
  })

  it('adds rows without optional cells that could not be read, when the agency wants so', async () => {
    const t = testApp()
    const admin = t.as(t.admin()).admin.rosterImport
    const sheet = csvOf(
      ['Name', 'DOB', 'Email', 'Rate', 'Measurements', 'Height', 'Hair', 'Waist', 'Languages'],
      ['Asha Rao', '12/03/1999', '', '20-25k/day', '34-26', 'tall', 'Burgundy', '900', 'Hindi'],
      ['Young One', '01/01/2015', '', '20-25k', '', '', '', '', ''],
      ['Bad Date', '31/02/1999', '', '20-25k', '', '', '', '', ''],
      ['Bad Mail', '12/03/1999', 'bad mail@x', '20-25k', '', '', '', '', ''],
      ['', '12/03/1999', '', '20-25k', '', '', '', '', ''],
      ['Kabir Das', '12/03/1998', '', '25k', '', '', '', '', ''],
    )
    const id = await aDraft(t, t.admin(), sheet)
    const strict = await admin.check({ id })
    expect(strict).toMatchObject({ counts: { new: 1, same: 0, refused: 5 }, partly: 2 })
    expect((await admin.setReading({ id, skipsUnread: true })).skipsUnread).toBe(true)
    const { counts, partly, rows } = await admin.check({ id })
    expect({ counts, partly }).toEqual({ counts: { new: 3, same: 0, refused: 3 }, partly: 2 })
    expect(rows[0]).toMatchObject({ fate: 'new', problems: [] })
    expect(rows[0]?.notes).toContainEqual({
      field: 'height',
      message: '“tall” is not a height. Write it as 5\'7" or 170 cm. Added without it',
    })
    expect(rows[0]?.notes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['hairColor', 'dailyRate', 'height', 'measurements', 'waist']),
    )
    await admin.start({ id, hasConsent: true })
    await finishImports(t)
    const { people, left } = await admin.result({ id })
    expect(people.map(({ name }) => name)).toEqual(['Asha Rao', 'Bad Mail', 'Kabir Das'])
    expect(left).toHaveLength(3)
    const made = await t.as(t.admin()).admin.models.get({ id: people[0]?.modelId ?? '' })
    expect(made.model).toMatchObject({
      dateOfBirth: '1999-03-12',
      dailyRate: null,
      height: null,
      bustChest: null,
      hairColor: null,
      languages: ['Hindi'],
      waist: null,
    })
  })

  it('finds who is here already, also under another spelling, and twice in the sheet', async () => {
    const t = testApp()
    const admin = t.admin()
    const old = aModel(t, {
      name: 'Asha  RAO',
      stageName: 'Asha',
      dateOfBirth: '1999-03-12',
      email: 'a@old.example',
    })
    aModel(t, { name: 'Mira Sen', stageName: 'Mira', phone: '+919811111111', dateOfBirth: null, email: null })
    anAccount(t, { role: 'admin', email: 'boss@agency.example' })
    const heads = ['Name', 'Stage name', 'DOB', 'Phone', 'Email']
    const id = await aDraft(
      t,
      admin,
      csvOf(
        heads,
        ['asha rao', 'Ash', '12-03-1999', '', ''],
        ['Mira Sen', 'Mira', '', '98111 11111', ''],
        ['Nia Roy', 'Nia', '', '', 'nia@new.example'],
        ['Nia Roy', 'Nia', '', '', 'NIA@new.example'],
        ['Other Person', 'Other', '', '', 'nia@new.example'],
        ['The Boss', 'Boss', '', '', 'boss@agency.example'],
        ['Asha Rao', 'Asha', '01-01-2001', '', ''],
      ),
    )
    const { rows } = await t.as(admin).admin.rosterImport.check({ id })
    expect(rows.map(({ fate, sameAs, problems }) => [fate, sameAs ?? problems[0]?.message ?? null])).toEqual([
      ['same', { modelId: old.id, name: 'Asha', row: null }],
      ['same', expect.objectContaining({ name: 'Mira' })],
      ['new', null],
      ['same', { modelId: '', name: 'Nia', row: 4 }],
      ['refused', 'The same email as row 4, under another name'],
      ['refused', 'There is already an account with this email'],
      ['new', null],
    ])
  })
})
