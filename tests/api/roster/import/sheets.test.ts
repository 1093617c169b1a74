import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read } from '../../../../server/workers/sheets'
import { afterThisTest } from '../../../helpers/cleanUp'
import { archive, sharedText, workbook } from '../../../helpers/files/workbook'
import { testApp } from '../../../helpers/testApp'

function fileOf(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'agency-sheet-'))
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'sheet')
  writeFileSync(path, content)
  return path
}
const sheetOf = (content: string | Buffer) => read({ path: fileOf(content) })
const refusalOf = (content: string | Buffer) =>
  sheetOf(content).then(
    () => 'read',
    ({ reason }: { reason?: string }) => reason,
  )

describe('a CSV file', () => {
  it('is read with quotes, line ends of Windows and its mark of UTF-8', async () => {
    const text = '\uFEFF"Name","City"\r\n"Asha ""A"" Rao","Navi\r\nMumbai"\r\n\r\nZoya,पुणे\r\n'
    expect(await sheetOf(text)).toEqual({
      heads: ['Name', 'City'],
      rows: [
        { row: 2, cells: ['Asha "A" Rao', 'Navi\r\nMumbai'] },
        { row: 4, cells: ['Zoya', 'पुणे'] },
      ],
    })
  })

  it('may be separated by semicolons or tabs, be UTF-16, or be what Windows writes', async () => {
    const wanted = { heads: ['Name', 'City'], rows: [{ row: 2, cells: ['Zoë', 'Goa'] }] }
    expect(await sheetOf('Name;City\nZoë;Goa')).toEqual(wanted)
    expect(await sheetOf('Name\tCity\nZoë\tGoa')).toEqual(wanted)
    expect(await sheetOf(Buffer.from('\uFEFFName,City\nZoë,Goa', 'utf16le'))).toEqual(wanted)
    expect(await sheetOf(Buffer.from('Name,City\nZoë,Goa', 'latin1'))).toEqual(wanted)
  })

  it('may have a title above its heads, and rows of any width', async () => {
    expect(await sheetOf('Roster 2026\n\nName,City,\nAsha,Pune,x,y\nZoya\n')).toEqual({
      heads: ['Name', 'City'],
      rows: [
        { row: 4, cells: ['Asha', 'Pune'] },
        { row: 5, cells: ['Zoya', ''] },
      ],
    })
  })

  it('is refused where it is no table, or over a limit', async () => {
    expect(await refusalOf('')).toBe('empty')
    expect(await refusalOf('Name,City\n')).toBe('empty')
    expect(await refusalOf('just words')).toBe('empty')
    expect(await refusalOf('a,b\u0000\nc,d')).toBe('kind')
    expect(await refusalOf(`Name,City\n${'Asha,Pune\n'.repeat(2_001)}`)).toBe('rows')
    expect(await refusalOf(`${'x,'.repeat(61)}x\n${'y,'.repeat(61)}y\n`)).toBe('columns')
    expect(await refusalOf(`Name,Bio\nAsha,${'x'.repeat(5_001)}\n`)).toBe('cell')
    expect(await refusalOf(`Name,City\n${'Asha,Pune\n'.repeat(2_000)}`)).toBe('read')
    // In UTF-8: 5,000 letters of a cell are 15,000 bytes.
    const bio = 'आ'.repeat(5_000)
    expect(await refusalOf(`Name,Bio\n${`Asha,${bio}\n`.repeat(559)}`)).toBe('read')
    expect(await refusalOf(`Name,Bio\n${`Asha,${bio}\n`.repeat(560)}`)).toBe('text')
  })
})

describe('an XLSX file', () => {
  it('is read with its dates as days and its numbers as written', async () => {
    const bytes = await workbook([
      ['Name', 'Mobile', 'DOB', 'Height'],
      ['Asha', 9810012345, { serial: 36224 }, 5.7],
      [null, null, null, null],
      ['Zoya & Co', '+91 98200 12345', 'soon', null],
    ])
    expect(await sheetOf(bytes)).toEqual({
      heads: ['Name', 'Mobile', 'DOB', 'Height'],
      rows: [
        { row: 2, cells: ['Asha', '9810012345', '1999-03-05', '5.7'] },
        { row: 4, cells: ['Zoya & Co', '+91 98200 12345', 'soon', ''] },
      ],
    })
  })

  it('is refused where it is another archive, damaged, old, or has a password', async () => {
    expect(await refusalOf(await archive({ 'a.txt': 'x' }))).toBe('kind')
    expect(await refusalOf((await workbook([['a', 'b']])).subarray(0, 300))).toBe('damaged')
    expect(await refusalOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('old-excel')
    expect(await refusalOf(await archive({ 'xl/workbook.xml': '<nothing' }))).toBe('damaged')
  })

  it('is refused where its cells share one text that is too long for so many', async () => {
    const sheet = (cells: number) => sharedText('x'.repeat(4_900), 200, cells)
    expect((await sheet(8)).length).toBeLessThan(40_000)
    expect(await refusalOf(await sheet(8))).toBe('read')
    expect(await refusalOf(await sheet(9))).toBe('text')
  })

  it('is refused where it unpacks to more than a sheet needs', async () => {
    const bomb = await archive({ 'xl/workbook.xml': 'x', 'xl/worksheets/sheet1.xml': ' '.repeat(43_000_000) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await refusalOf(bomb)).toBe('unpacked')
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`xl/${at}.xml`, 'x']))
    expect(await refusalOf(await archive(many))).toBe('unpacked')
  })
})

it('S4 sheets are read in a process of their own, which tells why it refuses one', async () => {
  const { sheets } = testApp()
  expect(await sheets.read(fileOf('Name,City\nAsha,Pune'))).toEqual({
    heads: ['Name', 'City'],
    rows: [{ row: 2, cells: ['Asha', 'Pune'] }],
  })
  await expect(sheets.read(fileOf('Name,City'))).rejects.toMatchObject({ reason: 'empty' })
})
