import { describe, expect, it } from 'vitest'
import { readRow } from '../../../server/features/roster/import/rules'
import { IMPORT_FIELDS, type ImportField } from '../../../shared/roster/imports/rosterImportFields'

const TODAY = '2026-03-02'
const reading = (columns: readonly ImportField[]) => ({
  columns,
  heads: columns.map((field) => `The ${field}`),
  isMonthFirst: false,
  skipsUnread: false,
  words: {},
  boards: new Map<string, string>(),
})
const read = (cells: Partial<Record<ImportField, string>>) => {
  const columns = Object.keys(cells) as ImportField[]
  return readRow(Object.values(cells), reading(columns), TODAY)
}

describe('a row of a sheet', () => {
  it('is kept without an email address that is none, and says so', () => {
    const { model, problems, notes } = read({ name: 'Asha Rao', email: 'asha@gmail,com', city: 'Pune' })
    expect(model).toMatchObject({ name: 'Asha Rao', city: 'Pune' })
    expect(model?.email).toBeUndefined()
    expect(problems).toEqual([])
    expect(notes).toEqual([
      { field: 'email', message: '“asha@gmail,com” is not an email address. Added without it' },
    ])
  })

  it.each(['POA', 'negotiable', 'on request'])('is kept without a rate that is words: %s', (dailyRate) => {
    const { model, problems, notes } = read({ name: 'Asha Rao', dailyRate })
    expect([model?.name, model?.dailyRate, problems]).toEqual(['Asha Rao', undefined, []])
    expect(notes).toEqual([
      {
        field: 'dailyRate',
        message: `“${dailyRate}” is not an amount of rupees. Write it as 25000 or 25k. Added without it`,
      },
    ])
  })

  it('has each of two languages, and its line ends only where they are meant', () => {
    const { model } = read({ name: 'Asha\n Rao', languages: 'English;Hindi', bio: 'Walks.\n\n\nSings.' })
    expect(model).toMatchObject({
      name: 'Asha Rao',
      languages: ['English', 'Hindi'],
      bio: 'Walks.\n\nSings.',
    })
  })

  it('has a cell that is far too long for its field told, not read', () => {
    const { model, problems } = read({ name: 'Asha Rao', height: `170 cm${' x'.repeat(200)}` })
    expect([model, problems]).toEqual([
      null,
      [{ field: 'height', message: '“170 cm x x x x x x x x x x x x x x x x x…” is too long' }],
    ])
  })

  const PADS = [
    ' ',
    '\n',
    '\t',
    '\u00A0',
    ',',
    ', ',
    '/',
    '½',
    '+',
    '(',
    'y',
    'y\n',
    'or ',
    'and ',
    '\u0323',
    '@ ',
    '1 ',
  ]
  it.each(PADS.map((pad) => [JSON.stringify(pad), pad]))(
    'costs no more than its length, padded with %s',
    (_, pad) => {
      const cell = `a${pad.repeat(4_990)}`.slice(0, 4_989)
      const cells = IMPORT_FIELDS.map((field) => (field === 'name' ? 'Asha Rao' : `${cell}a`))
      const costs = [1, 2, 3].map(() => {
        const before = process.cpuUsage()
        const { problems, notes, pictures } = readRow(cells, reading(IMPORT_FIELDS), TODAY)
        expect(problems.length + notes.length + pictures.length).toBeLessThan(150)
        return process.cpuUsage(before).user / 1_000
      })
      // 29 cells; as many spaces as this took 113 ms in each of three of them.
      expect(Math.min(...costs)).toBeLessThan(40)
    },
  )
})
