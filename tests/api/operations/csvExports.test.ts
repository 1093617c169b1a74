import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, bookings } from '../../../drizzle/schema'
import { csvCell } from '../../../server/core/files/csv'
import { anAccount } from '../../../server/demo/builders/accounts'
import { anEnquiry } from '../../../server/demo/builders/enquiries'
import { aModel } from '../../../server/demo/builders/models'
import { aProject } from '../../../server/demo/builders/projects'
import { aSignupRequest } from '../../../server/demo/builders/signupRequests'
import { type TestApp, testApp } from '../../helpers/testApp'

const LISTS = ['bookings', 'enquiries', 'artist-requests']

function manyBookings(t: TestApp, count: number) {
  for (let at = 0; at < count; at++) {
    const clientName = `Client ${String(at).padStart(4, '0')}`
    const row = {
      id: `b${String(at).padStart(5, '0')}`,
      clientName,
      email: 'a@b.example',
      phone: '+91 98100 12345',
      modelName: 'Asha',
      workType: 'Editorial' as const,
      dateRequired: '2026-04-10',
      budgetRange: '$10,000+' as const,
      details: 'One, "two"\nthree',
      searchText: clientName.toLowerCase(),
      // Hundreds with the same time: the next batch must not lose or repeat any.
      createdAt: `2026-03-0${1 + (at % 3)}T10:00:00.000Z`,
    }
    t.db.insert(bookings).values(row).run()
  }
}

describe('lists as CSV', () => {
  it.each(LISTS)('refuses %s to anyone outside the agency', async (list) => {
    const t = testApp()
    const talent = t.tokenFor(anAccount(t, { role: 'model' }))
    expect((await t.http().get(`/exports/${list}.csv`)).status).toBe(401)
    const asTalent = await t.http().get(`/exports/${list}.csv`).auth(talent, { type: 'bearer' })
    expect(asTalent.status).toBe(403)
  })

  it('answers not found for an unknown list', async () => {
    const t = testApp()
    const token = t.tokenFor(t.admin())
    for (const name of ['accounts', 'constructor', '__proto__'])
      expect((await t.http().get(`/exports/${name}.csv`).auth(token, { type: 'bearer' })).status).toBe(404)
  })

  it('hold every filtered row once, over many batches, and record who exported them', async () => {
    const t = testApp()
    manyBookings(t, 1203)
    const token = t.tokenFor(t.admin())
    const answer = await t.http().get('/exports/bookings.csv').auth(token, { type: 'bearer' })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename=bookings-2026-03-02.csv')
    expect(answer.text.startsWith('\uFEFF"Client","Company","Brand","Email"')).toBe(true)
    const clients = answer.text.match(/^"Client \d{4}"/gm) ?? []
    expect(clients).toHaveLength(1203)
    expect(new Set(clients).size).toBe(1203)
    expect(answer.text).toContain('"One, ""two""\nthree"')
    const some = await t.http().get('/exports/bookings.csv?search=0007').auth(token, { type: 'bearer' })
    expect(some.text.trim().split('\r\n')).toHaveLength(2)
    const lines = t.db.select().from(auditEvents).where(eq(auditEvents.action, 'list exported')).all()
    expect(lines).toHaveLength(2)
  })

  it('filter enquiries by search and requests by status', async () => {
    const t = testApp()
    anEnquiry(t, { name: 'Devika' })
    anEnquiry(t, { name: '=HYPERLINK("https://evil.example")', email: 'a@b.example' })
    aSignupRequest(t, { name: 'Zoya Khan' })
    aSignupRequest(t, { name: 'Imran Ali', status: 'rejected' })
    const token = t.tokenFor(t.admin())
    const csv = async (path: string) =>
      (await t.http().get(`/exports/${path}`).auth(token, { type: 'bearer' })).text
    expect(await csv('enquiries.csv')).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(await csv('enquiries.csv?search=devika')).not.toContain('HYPERLINK')
    const rejected = await csv('artist-requests.csv?status=rejected')
    expect(rejected).toContain('Imran Ali')
    expect(rejected).not.toContain('Zoya Khan')
  })

  it('mark in every row whether it counts as spam', async () => {
    const t = testApp()
    manyBookings(t, 1)
    t.db.update(bookings).set({ isSpam: true }).run()
    anEnquiry(t, { isSpam: true })
    aSignupRequest(t)
    const token = t.tokenFor(t.admin())
    for (const [list, said] of [
      ['bookings', 'Yes'],
      ['enquiries', 'Yes'],
      ['artist-requests', 'No'],
    ]) {
      const { text } = await t.http().get(`/exports/${list}.csv`).auth(token, { type: 'bearer' })
      const [heads = '', row = ''] = text.trimEnd().split('\r\n')
      const at = heads.split('","').indexOf('Spam?')
      expect([list, row.split('","')[at]]).toEqual([list, said])
    }
  })

  it('write times in India’s zone in a format that spreadsheets read', async () => {
    const t = testApp()
    const createdAt = '2026-02-28T19:05:10.000Z'
    manyBookings(t, 1)
    t.db.update(bookings).set({ createdAt }).run()
    anEnquiry(t, { createdAt })
    aSignupRequest(t, { createdAt })
    aModel(t, { createdAt })
    aProject(t, { createdAt })
    const token = t.tokenFor(t.admin())
    for (const list of [...LISTS, 'models', 'projects']) {
      const { text } = await t.http().get(`/exports/${list}.csv`).auth(token, { type: 'bearer' })
      expect(text.split('\r\n')[0]).toMatch(/"(Created|Date) \(IST\)"$/)
      expect(text.trimEnd()).toMatch(/"2026-03-01 00:35"$/)
    }
  })

  it('preserve characters of every script', async () => {
    const t = testApp()
    anEnquiry(t, { name: 'आशा राव', message: 'नमस्ते' })
    const token = t.tokenFor(t.admin())
    const { text } = await t.http().get('/exports/enquiries.csv').auth(token, { type: 'bearer' })
    expect(text).toContain('"आशा राव"')
    expect(text.charCodeAt(0)).toBe(0xfeff)
  })

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+91 98100', `"'+91 98100"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    [' =1', `"' =1"`],
    ['＝1', `"'＝1"`],
    ['a=1', '"a=1"'],
    ['say "no"', '"say ""no"""'],
    ['', '""'],
  ])('write the cell %j so that no spreadsheet runs it as a formula', (given, written) => {
    expect(csvCell(given)).toBe(written)
  })

  it('write numbers as numbers and null as an empty cell', () => {
    expect(csvCell(-22)).toBe('"-22"')
    expect(csvCell(null)).toBe('""')
  })
})
