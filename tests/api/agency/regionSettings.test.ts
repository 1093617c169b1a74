import { expect, it } from 'vitest'
import { renderPage } from '../../../client/src/entryServer'
import { spacedPhone, toE164, withCountryCode } from '../../../server/core/text/phones'
import { aBooking } from '../../../server/demo/builders/bookings'
import { alerts } from '../../../server/emails/system'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { agency } from '../../../shared/agency'
import { shortMoment } from '../../../shared/format'
import { testApp } from '../../helpers/testApp'

const PAGES = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () =>
    '<!doctype html><head><!--meta--><!--styles--></head><body><div id="root"><!--page--></div><!--page-data--></body>',
  render: renderPage,
}
const INDIA = { country: 'IN', timeZone: 'Asia/Kolkata', currency: 'INR', measures: 'centimetres' } as const
const DUBAI = { ...INDIA, country: 'AE', timeZone: 'Asia/Dubai', currency: 'AED' } as const

function anAgency() {
  const t = testApp({}, PAGES)
  loadAgency(t)
  return { t, own: t.as(t.superadmin()).admin.settings }
}
type Own = ReturnType<typeof anAgency>['own']
const save = (own: Own, given: Partial<Record<keyof typeof INDIA, string>>) =>
  own.save({ section: 'region', ...INDIA, ...given } as Parameters<Own['save']>[0])

it('is India until somebody says otherwise, with every country to choose from', async () => {
  const { own } = anAgency()
  const { value, countries } = await own.get({ section: 'region' })
  expect(value).toEqual(INDIA)
  expect(countries).toEqual(expect.arrayContaining(['IN', 'AE', 'GB', 'NP']))
  expect(countries.length).toBeGreaterThan(230)
})

it.each([
  ['country', 'XX', 'Choose a country'],
  ['country', 'India', 'Choose a country'],
  ['timeZone', 'Asia/Poona', 'Choose a time zone'],
  ['timeZone', '+05:30', 'Choose a time zone'],
  ['timeZone', '', 'Choose a time zone'],
  ['currency', 'XYZ', 'Choose a currency'],
  ['currency', 'rupees', 'Choose a currency'],
  ['measures', 'feet', 'centimetres'],
])('refuses the %s "%s"', async (field, given, message) => {
  const { own } = anAgency()
  await expect(save(own, { [field]: given })).rejects.toThrow(message)
  expect(agency.region).toEqual(INDIA)
})

it('is followed by times, phone numbers and pages from one save to the next', async () => {
  const { t, own } = anAgency()
  const http = t.http()
  const home = async () => (await http.get('/').set('accept', 'text/html')).text
  const night = '2026-03-05T20:00:00.000Z'
  const contact = {
    email: '',
    bookings: '',
    phone: '',
    whatsapp: '',
    studio: 'Studio',
    visits: '',
    links: [],
  }
  await own.save({ section: 'contact', ...contact, studioLines: ['4 Mill Lane'] })
  const before = await home()
  expect(before).toContain('"addressCountry":"IN"')
  expect(before).not.toContain('"region"')
  for (const [given, words, phone] of [
    [DUBAI, 'Mar 6, 2026, 12:00 AM', '+971501234567'],
    [{ ...INDIA, country: 'GB', timeZone: 'Europe/London' }, 'Mar 5, 2026, 08:00 PM', null],
    [INDIA, 'Mar 6, 2026, 01:30 AM', null],
    [DUBAI, 'Mar 6, 2026, 12:00 AM', '+971501234567'],
  ] as const) {
    await save(own, given)
    expect(shortMoment(night)).toBe(words)
    if (phone) expect(toE164('050 123 4567')).toBe(phone)
    const page = await home()
    expect(page).toContain(`"addressCountry":"${given.country}"`)
    if (given === INDIA) expect(page).not.toContain('"region"')
    else expect(page).toContain(`"timeZone":"${given.timeZone}"`)
  }
  await save(own, INDIA)
  expect(await home()).toBe(before)
})

it('reads phone numbers without a country code as those of the country', async () => {
  const { own } = anAgency()
  expect(toE164('98220 55555')).toBe('+919822055555')
  await save(own, { country: 'GB' })
  expect(toE164('020 7946 0018')).toBe('+442079460018')
  expect(withCountryCode('020 7946 0018')).toBe('+44 20 7946 0018')
  expect(toE164('+91 98220 55555')).toBe('+919822055555')
  expect(toE164('00 91 98220 55555')).toBe('+919822055555')
  expect(spacedPhone('+919822055555')).toBe('+91 98220 55555')
  expect(spacedPhone('+442079460018')).toBe('+44 20 7946 0018')
  expect(spacedPhone('+91 9822 055 555')).toBe('+91 9822 055 555')
  expect(spacedPhone('reception')).toBe('reception')
})

it('is followed by the mail after the save, without a restart', async () => {
  const { own } = anAgency()
  const text = () => alerts.mailFailing('2026-03-05T20:00:00.000Z').text
  expect(text()).toContain('since Mar 6, 2026, 01:30 AM')
  await save(own, DUBAI)
  expect(text()).toContain('since Mar 6, 2026, 12:00 AM')
})

it('heads the columns of an export', async () => {
  const { t, own } = anAgency()
  const admin = t.as(t.superadmin()).admin
  aBooking(t, { createdAt: '2026-03-05T20:00:00.000Z' })
  const file = async () => {
    let text = ''
    for await (const part of await admin.bookings.export({})) text += part
    return text
  }
  const indian = await file()
  expect(indian.split('\r\n')[0]).toContain('"Created (IST)"')
  expect(indian).toContain('"2026-03-06 01:30"')
  await save(own, DUBAI)
  expect((await file()).split('\r\n')[0]).toContain('"Created (GMT+4)"')
  expect(await file()).toContain('"2026-03-06 00:00"')
  await save(own, { timeZone: 'America/New_York' })
  expect((await file()).split('\r\n')[0]).toContain('"Created (America/New_York)"')
  expect(await file()).toContain('"2026-03-05 15:00"')
})
