import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readBrief } from '../../../shared/desk/reading/brief'

type Expected = { text: string } & Record<string, unknown>
const TALENTS = 'Zoya,Kiran,Meher,Naina,Rudra,Old Salim,Gul,Harpreet,Larisa,Feroz,Leima,Ruhi'.split(',')
const today = '2026-11-26'
const read = (text: string) => readBrief(text, { today, talents: TALENTS })

describe.each([
  'given',
  'first',
  'heldOut',
  'heldOut2',
  'heldOut3',
  'heldOut4',
  'heldOut5',
  'heldOut6',
  'heldOut7',
  'heldOut8',
  'heldOut9',
  'heldOut10',
  'classes',
  'mended',
  'inWords',
  'onWhatsApp',
])('the briefs of %s.json', (name) => {
  const { briefs }: { briefs: Expected[] } = JSON.parse(
    readFileSync(new URL(`reading/briefs/${name}.json`, import.meta.url), 'utf8'),
  )
  it.each(briefs)('$text', ({ text, ...expected }) => {
    const {
      client,
      contact,
      city,
      dates,
      datesDoubtful,
      roles,
      fee,
      usage,
      talents,
      languages,
      half,
      night,
    } = read(text)
    const all: Record<string, unknown> = {
      client: client?.value,
      contact: contact?.value,
      city: city?.value,
      dates: dates.map(({ day }) => day),
      datesDoubtful: dates.length === 0 && datesDoubtful.length > 0,
      roles: roles.map(({ words: _, ...role }) => role),
      feeRupees: fee?.rupees,
      usage: usage?.value,
      talents: talents.map(({ value }) => value),
      languages: languages.map(({ value }) => value),
      half: half !== undefined,
      night: night !== undefined,
    }
    expect(Object.fromEntries(Object.keys(expected).map((field) => [field, all[field]]))).toEqual(expected)
  })
})

describe('reading a brief', () => {
  it('keeps the words of each field', () => {
    const text = "Need 2F 1M 5'7+ for Ambar lookbook, 12–13 Dec Mumbai, 25k/day, 1 yr digital"
    const { title, client, city, dates, roles, fee, usage } = read(text)
    const words = (at: { start: number; end: number } | undefined) => at && text.slice(at.start, at.end)
    expect([title?.value, words(title), words(client), words(city), words(fee), words(usage)]).toEqual([
      'Ambar lookbook',
      'lookbook',
      'Ambar',
      'Mumbai',
      '25k/day',
      '1 yr digital',
    ])
    expect(dates.map(words)).toEqual(['12–13 Dec', '12–13 Dec'])
    expect(roles.map((role) => role.words.map(words))).toEqual([
      ['2F', "5'7+"],
      ['1M', "5'7+"],
    ])
  })

  it.each([
    ['the week after for *next Friday*', 'next Friday', ['2026-12-04']],
    ['the coming day for *Friday*', 'Friday', ['2026-11-27']],
    ['a range over the year', '30 Dec to 1 Jan', ['2026-12-30', '2026-12-31', '2027-01-01']],
    ['no deadline', 'revert by 28 Nov, shoot 9 Dec', ['2026-12-09']],
    ['no phone number', 'call 98201 12345 or +91 22 1234 5678', []],
    ['no call time', 'call time 6 am, 7 Dec', ['2026-12-07']],
    ['days of two months', '31 Dec & 2 Jan', ['2026-12-31', '2027-01-02']],
  ])('proposes %s', (_, text, days) => expect(read(text).dates.map(({ day }) => day)).toEqual(days))

  it.each(['1st week of Jan', 'mid Feb', 'next month', '5 or 6 Dec', 'between 3 and 9 Dec, any 2 days'])(
    'is sure of no day in *%s*',
    (text) => {
      const { dates, datesDoubtful } = read(text)
      expect([dates, datesDoubtful.length]).toEqual([[], 1])
    },
  )

  it('names no fee of one day where the sum is for several, or a range', () => {
    expect(read('Rs. 1,00,000 for 3 days').fee).toMatchObject({ amounts: [100000], per: 'job' })
    expect(read('Rs. 1,00,000 for 3 days').fee?.rupees).toBeUndefined()
    expect(read('10-12k').fee).toMatchObject({ amounts: [10000, 12000] })
    expect(read('10-12k').fee?.rupees).toBeUndefined()
  })

  it.each(['Budget 45k for males, 50k for females', 'F 20k, M 25k, 3 Dec', '2 girls 15k, 1 boy 18k'])(
    'names no fee where the roles get different ones: %s',
    (text) => {
      const { fee } = read(text)
      expect([fee?.amounts.length, fee?.rupees]).toEqual([2, undefined])
    },
  )

  it.each([
    ['for a couple together', '2 couples, 35k per couple', 35_000],
    ['for two girls', '2F, 60 k for 2 girls', 60_000],
    ['for two together', 'Zoya and Rudra, one lakh together', 100_000],
    ['for three days with the days of travel', '1.5 lac for 3 days incl travel days', 150_000],
  ])('names no fee of one talent where the sum is %s', (_, text, amount) => {
    expect(read(text).fee).toMatchObject({ amounts: [amount], per: 'job' })
    expect(read(text).fee?.rupees).toBeUndefined()
  })

  it('marks the whole words of a number', () => {
    const text = 'Forty models, aged twenty to thirty, forty five thousand each'
    const { roles, fee } = read(text)
    const words = [...roles.flatMap((role) => role.words), ...(fee ? [fee] : [])]
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Forty models',
      'aged twenty to thirty',
      'forty five thousand each',
    ])
  })

  it.each([
    ['dhai lakh', 250_000],
    ['sadhe teen hazaar each', 3500],
    ['one lakh twenty thousand', 120_000],
    ['fifteen hundred per head', 1500],
  ])('reads %s', (text, rupees) => expect(read(`1F, Mumbai, ${text}`).fee?.rupees).toBe(rupees))

  it('takes a TVC that is shot for no usage', () => {
    expect(read('oats TVC, 2 yrs digital, Pune')).toMatchObject({
      title: { value: 'Oats TVC' },
      usage: { value: '2 yrs digital' },
    })
    expect(read('1F, usage TVC + digital, 1 yr').usage?.value).toBe('TVC + digital, 1 yr')
  })

  it('takes who signs for no client', () => {
    const { client, contact } = read('2F, 10 Dec, Pune, 20k each.\nRegards,\nRhea')
    expect([client, contact?.value]).toEqual([undefined, 'Rhea'])
  })

  it('keeps the place of words in Devanagari', () => {
    const text = 'दो लड़कियां, जयपुर, 5 दिसंबर'
    const { city, roles, dates } = read(text)
    const at = [roles[0]?.words[0], city, dates[0]]
    expect(at.map((each) => each && text.slice(each.start, each.end))).toEqual([
      'दो लड़कियां',
      'जयपुर',
      '5 दिसंबर',
    ])
  })

  it('takes a known client however it is written', () => {
    expect(readBrief('2f for ambar opticals', { today, clients: ['Ambar Opticals'] }).client?.value).toBe(
      'Ambar Opticals',
    )
  })

  it.each([
    ['sunny outdoor shoot, 2F, Goa 5 May', [], ['2027-05-05']],
    ['hope you are well. need 2M 5 dec Pune', [], ['2026-12-05']],
    ['we may shoot on 4 Jan, 2F', [], ['2027-01-04']],
    ['can you block May for 5th May', ['May'], ['2027-05-05']],
    ['sunny & joy, 4 jan, Surat', ['Sunny', 'Joy'], ['2027-01-04']],
  ])('tells names that are words from the words: %s', (text, named, days) => {
    const { talents, dates } = readBrief(text, { today, talents: ['May', 'Sunny', 'Joy', 'Hope'] })
    expect([talents.map(({ value }) => value), dates.map(({ day }) => day)]).toEqual([named, days])
  })

  it.each([
    '',
    '1'.repeat(40_000),
    ' '.repeat(40_000),
    '12/'.repeat(9000),
    'a '.repeat(20_000),
    'Aa '.repeat(9000),
    "5' ".repeat(9000),
  ])('takes no longer than its length for hostile text %#', (hostile) => {
    const start = performance.now()
    read(hostile)
    expect(performance.now() - start).toBeLessThan(1500)
  })
})
