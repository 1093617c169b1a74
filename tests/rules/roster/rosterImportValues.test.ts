import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEmail, readLanguages, readPhone } from '../../../shared/roster/imports/rosterImportLists'
import {
  cellLine,
  cellText,
  type ReadValue,
  readDate,
  readHeight,
  readInches,
  readMeasurements,
  readRupees,
  readShoeSize,
} from '../../../shared/roster/imports/rosterImportValues'

const TODAY = '2026-03-02'
/** The value, or `!` and the beginning of what is wrong. */
const told = (read: ReadValue<unknown>) => ('problem' in read ? `! ${read.problem}` : read.value)

describe('a date of birth in a sheet', () => {
  it.each([
    ['12/03/1999', '1999-03-12'],
    ['12-3-1999', '1999-03-12'],
    ['12.03.99', '1999-03-12'],
    ['1 1 2001', '2001-01-01'],
    ['5 Mar 1999', '1999-03-05'],
    ['5th March 1999', '1999-03-05'],
    ['05-Mar-99', '1999-03-05'],
    ['5 march, 1999', '1999-03-05'],
    ['March 5, 1999', '1999-03-05'],
    ['Sept 30 2000', '2000-09-30'],
    ['1999-03-05', '1999-03-05'],
    ['1999-03-05T00:00:00.000Z', '1999-03-05'],
    ['36224', '1999-03-05'],
    ['05/03/26', '2026-03-05'],
    ['05/03/27', '1927-03-05'],
    ['१२/०३/१९९९', '1999-03-12'],
  ])('%s is %s', (text, day) => expect(told(readDate(text, TODAY))).toBe(day))

  it('has the month first where the sheet is said to', () => {
    expect(told(readDate('12/03/1999', TODAY, true))).toBe('1999-12-03')
  })

  it.each([
    ['31/02/1999', '! “31/02/1999” is not a date. Write it as 5 Mar 1999'],
    ['03/25/1999', '! “03/25/1999” has no month 25. Is the month first in this file?'],
    ['1999', '! “1999” is only a year. Add day and month'],
    ['5 Foo 1999', '! “5 Foo 1999” is not a date. Write it as 5 Mar 1999'],
    ['soon', '! “soon” is not a date. Write it as 5 Mar 1999'],
    ['99999', '! “99999” is not a date. Write it as 5 Mar 1999'],
  ])('%s is refused with its reason', (text, problem) => expect(told(readDate(text, TODAY))).toBe(problem))
})

describe('a height in a sheet', () => {
  it.each([
    ["5'7", "5'7"],
    ['5’7”', '5’7”'],
    ['5 ft 7', '5 ft 7'],
    ['5 feet 7 inches', '5 feet 7 inches'],
    ['5.7', '5ft 7in'],
    ['5.11', '5ft 11in'],
    ['5-7', '5ft 7in'],
    ['170', '170'],
    ['170cms', '170cms'],
    ['1.70 m', '1.70 m'],
    ['170 cm (5\'7")', '170 cm'],
    ['5\'7" / 170 cm', '5\'7"'],
  ])('%s is kept as %s', (text, height) => expect(told(readHeight(text))).toBe(height))

  it.each([
    ['5.1', '! “5.1” can be 5\'1" or 5\'10". Write one of them'],
    ['tall', '! “tall” is not a height. Write it as 5\'7" or 170 cm'],
    ["5'13", "! “5'13” is not a height. Write it as 5'7\" or 170 cm"],
    ['17', '! “17” is not a height. Write it as 5\'7" or 170 cm'],
  ])('%s is refused with its reason', (text, problem) => expect(told(readHeight(text))).toBe(problem))
})

describe('measurements in a sheet', () => {
  it.each([
    ['34', 34],
    ['34.5"', 34.5],
    ['34 in', 34],
    ['26½', 26.5],
    ['86 cm', 34],
    ['86', 34],
    ['34B', 34],
  ])('%s is %d inches', (text, inches) => expect(told(readInches(text))).toBe(inches))

  it('are centimetres where the head says so', () => {
    expect(told(readInches('50', 'cm'))).toBe(19.5)
    expect(told(readInches('24 in', 'cm'))).toBe(24)
    expect(told(readInches('56', 'in'))).toBe(56)
  })

  it.each(['', 'slim', '0', '34-26', '1234'])('%j is refused', (text) =>
    expect(told(readInches(text))).toContain('is not a measurement'),
  )

  it.each([
    ['34-26-36', [34, 26, 36]],
    ['34/26/36', [34, 26, 36]],
    ['34 26 36', [34, 26, 36]],
    ['B34 W26 H36', [34, 26, 36]],
    ['86-61-91', [34, 24, 36]],
  ])('%s is bust, waist and hips', (text, three) => expect(told(readMeasurements(text))).toEqual(three))

  it('34-26 is refused', () =>
    expect(told(readMeasurements('34-26'))).toBe(
      '! “34-26” is not three measurements. Write them as 34-26-36',
    ))

  it.each([
    ['6', 'female', 6],
    ['UK 6.5', 'female', 6.5],
    ['39', 'female', 39],
    ['EU 39', 'female', 39],
    ['8 US', 'female', 6],
    ['US 9', 'male', 8],
  ])('the shoe size %s of a %s is %d', (text, gender, size) =>
    expect(told(readShoeSize(text, gender))).toBe(size),
  )
  it('a US shoe size without a gender is refused', () =>
    expect(told(readShoeSize('US 8', null))).toContain('depends on the gender'))
})

describe('a rate in a sheet', () => {
  it.each([
    ['25000', 25_000],
    ['₹25,000', 25_000],
    ['25k', 25_000],
    ['25 K', 25_000],
    ['Rs. 1,20,000', 120_000],
    ['Rs 1,20,000/-', 120_000],
    ['120,000', 120_000],
    ['INR 25,000 per day', 25_000],
    ['25000/day', 25_000],
    ['25k + GST', 25_000],
    ['1.2 lakh', 120_000],
    ['1.5L', 150_000],
  ])('%s is %d rupees', (text, rupees) => expect(told(readRupees(text))).toBe(rupees))

  it.each(['20-25k', '20-25k/day', '₹20,000 – 25,000', '20k to 25k'])('%s is a range', (text) =>
    expect(told(readRupees(text))).toBe(
      `! “${text}” is a range, not one rate for a day. Write it as 25000 or 25k`,
    ),
  )

  it.each(['1.5L/campaign', '12k/half day', '8k per hour', '25,000 a shoot'])(
    '%s is no rate for a day',
    (text) =>
      expect(told(readRupees(text))).toBe(`! “${text}” is not a rate for a day. Write it as 25000 or 25k`),
  )

  it.each(['negotiable', '25,00', '-500', '12.345', '$500', '1e99'])('%s is refused', (text) =>
    expect(told(readRupees(text))).toBe(`! “${text}” is not an amount of rupees. Write it as 25000 or 25k`),
  )
})

describe('a phone number in a sheet', () => {
  it('is the first of two, and says so', () => {
    expect(readPhone('+91 98100 12345 / 98200 54321')).toEqual({
      value: '+91 98100 12345',
      note: 'Only the first number of “+91 98100 12345 / 98200 54321” is kept',
    })
    expect(readPhone('9810012345.0')).toEqual({ value: '9810012345' })
  })

  it('is refused when the spreadsheet has shortened it', () =>
    expect(told(readPhone('9.81E+09'))).toBe(
      '! “9.81E+09” has lost its digits. Format the column as text and save again',
    ))
})

describe('an email address in a sheet', () => {
  it.each([
    ['asha@x.example', 'asha@x.example'],
    ['Asha Rao <Asha@x.example>', 'asha@x.example'],
    ['mailto:asha@x.example', 'asha@x.example'],
    ['asha@', '! “asha@” is not an email address'],
    ['ask her', '! “ask her” is not an email address'],
  ])('%s is %s', (text, address) => expect(told(readEmail(text))).toBe(address))

  it('is the first of two, and says so', () =>
    expect(readEmail('a@b.example, c@d.example')).toEqual({
      value: 'a@b.example',
      note: 'Only the first address of “a@b.example, c@d.example” is kept',
    }))
})

it.each([
  ['English;Hindi', 'English, Hindi'],
  ['Kannada / English', 'Kannada, English'],
  ['Hindi & English', 'Hindi, English'],
  ['Hindi and English', 'Hindi, English'],
  ['Hindi, English and Tamil', 'Hindi, English, Tamil'],
  ['Hindi\nEnglish', 'Hindi, English'],
  ['Hindi|English', 'Hindi, English'],
  ['Hindi + English', 'Hindi, English'],
  ['Hindi - English', 'Hindi, English'],
  ['हिन्दी और English', 'हिन्दी, English'],
  ['Serbo-Croatian', 'Serbo-Croatian'],
  ['Mandarin', 'Mandarin'],
])('the languages of %j are %s', (text, languages) => expect(readLanguages(text)).toBe(languages))

describe('the space in a cell', () => {
  it('is one space or one blank line at most, whatever is padded', () => {
    expect(cellText('  a \t  b\u00A0\u00A0c  \r\n \n\n\n d ')).toBe('a b c\n\nd')
    expect(cellLine(' Asha \n\n  Rao ')).toBe('Asha Rao')
    expect(cellText("'+91  98100")).toBe('+91 98100')
  })

  it('and marks beyond any script are left out', () => {
    expect(cellText(`e${'\u0323'.repeat(4_999)}`).length).toBeLessThan(40)
  })

  it('is never skipped before something by a pattern of the import', () => {
    const folders = [
      ...['shared/roster/imports', 'server/features/roster/import', 'client/src/admin/roster/rosterImport'],
      ...['shared/desk/imports', 'server/features/desk/import', 'client/src/admin/desk/imports'],
      'server/features/desk/clients',
    ]
    const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    expect(files).toContain('shared/roster/imports/rosterImportValues.ts')
    expect(files).toContain('shared/desk/imports/clientImport.ts')
    const skipping = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .replaceAll('/\\s+/g', '')
        .split('\n')
        .filter((line) => /\\s[*+]/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(skipping).toEqual([])
  })
})
