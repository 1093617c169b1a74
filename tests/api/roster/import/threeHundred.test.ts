// @module-tag slow
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { workbook } from '../../../helpers/files/workbook'
import { aDraft, csvOf, finishImports } from '../../../helpers/roster/rosterImport'
import { testApp } from '../../../helpers/testApp'

const HEADS = [
  'Full Name',
  'Stage Name',
  'Gender',
  'DOB',
  'Mobile',
  'Email',
  'City',
  'Height',
  'Stats',
  'Shoe',
]
const MORE = ['Rate', 'Hair', 'Work', 'Insta', 'Age']
const AT = Object.fromEntries([...HEADS, ...MORE].map((head, at) => [head, at]))

/** A sound row, each column in one of the spellings of India. */
function sound(n: number): string[] {
  const of = (...spellings: string[]) => spellings[n % spellings.length] ?? ''
  const day = String((n % 28) + 1).padStart(2, '0')
  const name = `Person${String.fromCharCode(97 + (n % 26))} Number ${n}`
  return [
    ...[name, `Star ${n}`, of('F', 'M', 'Female', 'male', 'महिला', 'Non binary')],
    of(`${day}/03/1999`, `${day}-3-99`, `${day} Mar 1999`, `March ${day}, 1999`, `1999-03-${day}`),
    of(`98${String(n).padStart(8, '0')}`, `+91 98${String(n).padStart(8, '0')}`, ''),
    ...[n % 4 === 0 ? '' : `person${n}@sheet.example`, of('Mumbai', 'Delhi', ' पुणे ')],
    of("5'7", '5.7', '5 ft 7', '170', '170 cm', '1.70 m', '5’7”'),
    ...[of('34-26-36', '86/66/91', '-'), of('6', 'UK 6', 'EU 39', '')],
    ...[of('₹25,000', '25k', 'Rs. 1,20,000', 'NA'), of('Black', 'jet black', 'Dark Brown')],
    ...[of('Ramp, Print', 'Editorial', ''), of('@star', '-'), ''],
  ]
}

/** The faults, forty in all: what is written where, and what the row comes to. Three only cost the cell. */
const FAULTS: [head: string, text: string, fate: 'refused' | 'same' | 'new'][] = [
  ['Full Name', '', 'refused'],
  ['Stage Name', 'x', 'refused'],
  ['Gender', 'Femme', 'refused'],
  ['Gender', '?!', 'refused'],
  ['Gender', 'constructor', 'refused'],
  ['DOB', '31/02/1999', 'refused'],
  ['DOB', '03/25/1999', 'refused'],
  ['DOB', '1999', 'refused'],
  ['DOB', '12/03/2015', 'refused'],
  ['DOB', '12/03/1899', 'refused'],
  ['DOB', 'yesterday', 'refused'],
  ['DOB', '12/13/14/15', 'refused'],
  ['Mobile', '12', 'refused'],
  ['Mobile', '9.81E+09', 'refused'],
  ['Mobile', 'ask her', 'refused'],
  ['Email', 'asha@', 'new'],
  ['Email', 'a@b.example, c@d.example', 'new'],
  ['Email', 'staff@agency.example', 'refused'],
  ['Email', 'old@agency.example', 'refused'],
  ['Height', 'tall', 'refused'],
  ['Height', '5.1', 'refused'],
  ['Height', '17', 'refused'],
  ['Height', "5'13", 'refused'],
  ['Stats', '34-26', 'refused'],
  ['Stats', 'slim', 'refused'],
  ['Stats', '34-26-3600', 'refused'],
  ['Shoe', 'big', 'refused'],
  ['Rate', '20-25k', 'refused'],
  ['Rate', 'negotiable', 'new'],
  ['Rate', '$500', 'refused'],
  ['Rate', '9999999999', 'refused'],
  ['Hair', 'Highlights', 'refused'],
  ['Work', 'Ramp, Juggling', 'refused'],
  ['City', 'x'.repeat(81), 'refused'],
  ['City', 'Mum\u0007bai', 'refused'],
  ['Insta', 'y'.repeat(501), 'refused'],
]
/** A person of the agency, one of the sheet twice, one with another spelling, and one by phone. */
const DOUBLES: [copyOf: number, changes: Record<string, string>][] = [
  [10, {}],
  [11, { DOB: '', Mobile: '', Email: '' }],
  [12, { 'Full Name': 'PERSONM number 12', DOB: '13/03/1999', Mobile: '' }],
  [16, { Email: 'new@sheet.example', DOB: '' }],
]
const ROWS = 300
/** Sound rows and faults in turn, faults after the rows that they repeat. */
function sheet() {
  const rows: string[][] = []
  const wanted: ('new' | 'refused' | 'same')[] = []
  let fault = 0
  for (let n = 0; rows.length < ROWS; n++) {
    rows.push(sound(n))
    wanted.push('new')
    if (n < 20 || n % 6 !== 0) continue
    const planted = FAULTS[fault]
    const double = DOUBLES[fault - FAULTS.length]
    if (planted) {
      const row = sound(1_000 + n)
      row[AT[planted[0]] ?? -1] = planted[1]
      if (planted[0] === 'Full Name') row[AT['Stage Name'] ?? -1] = ''
      rows.push(row)
      wanted.push(planted[2])
    } else if (double) {
      const row = sound(double[0])
      for (const [head, text] of Object.entries(double[1])) row[AT[head] ?? -1] = text
      rows.push(row)
      wanted.push('same')
    }
    fault++
  }
  return { rows: rows.slice(0, ROWS), wanted: wanted.slice(0, ROWS) }
}

describe.each([
  ['CSV', async (rows: string[][]) => csvOf([...HEADS, ...MORE], ...rows)],
  [
    'XLSX',
    (rows: string[][]) =>
      workbook([[...HEADS, ...MORE], ...rows.map((row) => row.map((cell) => cell.replace('\u0007', '')))]),
  ],
] as const)('a sheet of 300 rows with 40 faults as %s', (kind, written) => {
  it('comes to what the check has told, row by row', async () => {
    const t = testApp()
    const admin = t.admin()
    const caller = t.as(admin).admin
    anAccount(t, { role: 'booker', email: 'staff@agency.example' })
    aModel(t, { name: 'Somebody Else', stageName: 'Else', email: 'old@agency.example' })
    const { rows, wanted } = sheet()
    // A bell is no character of XML, so that this fault is in the CSV only.
    if (kind === 'XLSX') wanted[rows.findIndex((row) => row.includes('Mum\u0007bai'))] = 'new'
    expect(wanted.filter((fate) => fate !== 'new')).toHaveLength(kind === 'CSV' ? 37 : 36)

    const id = await aDraft(t, admin, await written(rows))
    const forecast = await caller.rosterImport.check({ id })
    expect(forecast.rows.map(({ row, fate }) => [row, fate])).toEqual(
      wanted.map((fate, at) => [at + 2, fate]),
    )
    await caller.rosterImport.start({ id, hasConsent: true })
    await finishImports(t)

    const { counts } = await caller.rosterImport.get({ id })
    const { new: made, same, refused } = forecast.counts
    expect(counts).toEqual({ made, same, refused })
    const { people, left } = await caller.rosterImport.result({ id })
    const ofFate = (fate: string) => forecast.rows.filter((row) => row.fate === fate).map(({ row }) => row)
    expect(people.map(({ row }) => row)).toEqual(ofFate('new'))
    const reasons = ({ row, fate, problems, notes, sameAs }: (typeof left)[number]) => ({
      ...{ row, fate, problems, notes },
      sameAs: sameAs && { row: sameAs.row, name: sameAs.name },
    })
    expect(left.map(reasons)).toEqual(forecast.rows.filter(({ fate }) => fate !== 'new').map(reasons))

    await caller.rosterImport.takeBack({ id })
    await finishImports(t)
    expect((await caller.models.list({})).total).toBe(1)
  })
})
