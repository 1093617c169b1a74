import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { archive, workbook } from '../helpers/files/workbook'
import { send, wrongWith } from './calls'
import { polyglots, refusedFiles, withPosition } from './files'
import { attacked } from './server'

const here = attacked()
const SHEET = 'Name,Stage name\nAsha Rao,Asha'

const agent = () => here.agency.staySignedIn(here.agency.admin)
const incoming = () => readdirSync(join(here.server.uploadsDir, 'incoming'))
const count = (table: string) =>
  here.agency.db.get<{ n: number }>(sql.raw(`select count(*) n from ${table}`))?.n

function put(path: string, content: Buffer | string, name: string, token: string | null, fields = {}) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value))
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  return send(here.server.url + path, { method: 'POST', body: form, token })
}
const upload = (content: Buffer | string, name = 'roster.csv', token: string | null = agent()) =>
  put('/imports/roster', content, name, token)

async function call(procedure: string, input: object) {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, token: agent() }
  return send(`${here.server.url}/trpc/admin.rosterImport.${procedure}`, {
    ...asked,
    body: JSON.stringify(input),
  })
}
async function answerOf(procedure: string, id: string) {
  const input = encodeURIComponent(JSON.stringify({ id }))
  const { text } = await send(`${here.server.url}/trpc/admin.rosterImport.${procedure}?input=${input}`, {
    token: agent(),
  })
  return JSON.parse(text).result.data
}

describe('S1 the files of an import', () => {
  it('are taken from admins only, and refused before they are read', async () => {
    const { talent, booker, noRight, signedIn, admin } = here.agency
    const before = count('import_runs')
    for (const path of ['/imports/roster', '/imports/roster/x/pictures']) {
      for (const [name, token] of Object.entries(noRight(admin)))
        expect([name, (await put(path, SHEET, 'a.csv', token)).status]).toEqual([name, 401])
      for (const account of [talent.account, booker])
        expect((await put(path, SHEET, 'a.csv', signedIn(account))).status).toBe(403)
    }
    expect([count('import_runs'), incoming()]).toEqual([before, []])
  })

  it('of bookings are taken from the desk only', async () => {
    const { talent, booker, noRight, signedIn, admin } = here.agency
    for (const path of ['/imports/desk', '/imports/desk/check']) {
      for (const [name, token] of Object.entries(noRight(admin)))
        expect([name, (await put(path, SHEET, 'a.csv', token)).status]).toEqual([name, 401])
      expect((await put(path, SHEET, 'a.csv', signedIn(talent.account))).status).toBe(403)
      expect((await put(path, SHEET, 'a.csv', signedIn(booker))).status).toBe(400)
    }
    expect([count('desk_imports'), incoming()]).toEqual([0, []])
  })

  it('S31 are not taken from another site', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await send(`${here.server.url}/imports/roster`, {
      method: 'POST',
      headers,
      token: agent(),
    })
    expect(answer.status).toBe(403)
  })
})

describe('S21 S23 a spreadsheet', () => {
  it('that is no spreadsheet, or a bomb, is refused and leaves nothing', async () => {
    const before = count('import_runs')
    const sheet = 'xl/worksheets/sheet1.xml'
    const bomb = { 'xl/workbook.xml': 'x', [sheet]: Buffer.alloc(300_000_000, ' ') }
    const real = await workbook([
      ['Name', 'City'],
      ['Asha', 'Pune'],
    ])
    const deep = `<worksheet>${'<row>'.repeat(500_000)}`
    const hostile: [string, Buffer | string][] = [
      ['nothing', ''],
      ['a picture', await withPosition()],
      ['a bomb', await archive(bomb)],
      [
        'a thousand parts',
        await archive(Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`${n}`, 'x']))),
      ],
      ['half of a workbook', real.subarray(0, real.length / 2)],
      ['deep markup', await archive({ 'xl/workbook.xml': '<workbook/>', [sheet]: deep })],
      ['no end of quotes', `Name,City\n"${'x'.repeat(3_000_000)}`],
      ['one long line', 'a,'.repeat(2_000_000)],
      ['many lines', `Name,City\n${'a,b\n'.repeat(500_000)}`],
      [
        'entities',
        await archive({
          'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><workbook>&b;</workbook>',
        }),
      ],
      ['NUL', 'Name,City\na\u0000,b'],
    ]
    for (const [what, content] of hostile) {
      const answer = await upload(content, 'roster.xlsx')
      expect([what, wrongWith(answer)]).toEqual([what, null])
      expect([what, [400, 413].includes(answer.status)]).toEqual([what, true])
    }
    for (const [name, bytes] of await refusedFiles())
      expect([name, (await upload(bytes, name)).status < 500]).toEqual([name, true])
    for (const [name, bytes] of await polyglots())
      expect([name, (await upload(bytes, name)).status < 500]).toEqual([name, true])
    expect(incoming()).toEqual([])
    expect((count('import_runs') ?? 0) - (before ?? 0)).toBeLessThan(3) // a text with commas is a sheet
    expect((await send(`${here.server.url}/readyz`)).status).toBe(200)
  })

  it('S24 S38 with hostile names, heads and cells is data: nothing runs, and an export is guarded again', async () => {
    const script = '<img src=//evil.example/x onerror=alert(1)>'
    const rows = [
      `Name,Stage name,__proto__,constructor,"${script}"`,
      `=cmd|'/c calc'!A1,=HYPERLINK("x"),admin,x,y`,
      `"${script}","'+1+1",x,y,z`,
      `${'x'.repeat(121)},Long,x,y,z`,
      'a\u202Eb,Turned,x,y,z',
    ]
    const answer = await upload(rows.join('\n'), '../../../etc/<b>passwd.csv')
    expect(answer.status).toBe(200)
    const { id } = JSON.parse(answer.text)
    const run = await answerOf('get', id)
    expect(run.fileName).not.toMatch(/[/\\]/)
    for (const columns of [
      ['__proto__'],
      ['name', 'name'],
      Array(61).fill(null),
      'name',
      [{ field: 'name' }],
    ])
      expect((await call('setReading', { id, columns })).status).toBe(400)
    const words = JSON.parse('{"gender":{"__proto__":"female","constructor":"male"}}')
    expect((await call('setReading', { id, words })).status).toBe(200)
    expect((await call('setReading', { id, words: { evil: {} } })).status).toBe(400)
    expect((await call('start', { id })).status).toBe(400)
    expect((await call('start', { id, hasConsent: true })).status).toBe(200)
    await expect.poll(async () => (await answerOf('get', id)).state).toBe('done')
    const csv = await send(`${here.server.url}/exports/models.csv`, { token: agent() })
    expect(csv.text).toContain(`"'=cmd|'/c calc'!A1"`)
    expect(csv.text).not.toMatch(/(^|,|\n)"?[=+@]/m)
  })
})

it('S22 S24 a picture of an import is written again, once, and only for a row of this import', async () => {
  const { id } = JSON.parse((await upload(SHEET.replaceAll('Asha', 'Mira'))).text)
  expect((await call('start', { id, hasConsent: true })).status).toBe(200)
  await expect.poll(async () => (await answerOf('get', id)).state).toBe('done')
  const picture = await withPosition()
  const send = (fields: object, bytes: Buffer | string = picture, run = id) =>
    put(`/imports/roster/${run}/pictures`, bytes, 'a.jpg', agent(), fields)
  const good = { row: 2, type: 'gallery', fileName: '../../../etc/passwd' }
  const before = count('media')
  for (const fields of [{}, { ...good, row: 3 }, { ...good, row: '1e3' }, { ...good, type: 'evil' }])
    expect((await send(fields)).status).toBeGreaterThanOrEqual(400)
  expect((await send({ ...good, fileName: 'x'.repeat(256) })).status).toBe(400)
  expect((await send(good, 'no picture')).status).toBe(415)
  expect((await send(good, picture, 'another')).status).toBe(404)
  expect([count('media'), incoming()]).toEqual([before, []])
  expect((await send(good)).status).toBe(200)
  expect((await send(good)).status).toBe(409)
  expect([count('media'), incoming()]).toEqual([(before ?? 0) + 1, []])
})
