import Sqlite from 'better-sqlite3'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { theServer } from '../helpers/servers/theServer'
import { rows, send, titleOf } from './calls'
import { anAgency } from './people'

const PASSWORD = 'a-secret-of-somebody'
const PHONE = '+91 98200 12345'
const WORDS = 'These are the words of a letter.'
const STORED = ['the-secret-of-the-app', 'the-password-of-the-mailbox']
const SEARCH = 'somebody-who-is-looked-for'

const post = (url: string, body: object, token?: string) =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    token,
  })

it('S36 a log of everything holds no password, token, signature, reset path, body, e-mail or phone', async () => {
  const server = await theServer({ LOG_LEVEL: 'debug' })
  const agency = anAgency(server.folder)
  const { url } = server
  const email = 'devika.rao.of.kori@example.in'
  const person = { name: 'Devika Rao', email, contact: PHONE, password: PASSWORD }
  const booking = {
    clientName: 'Devika Rao',
    email,
    phone: PHONE,
    modelId: agency.talent.model.id,
    workType: 'Editorial',
    dateRequired: '2027-03-01',
    budgetRange: '$1,000-$2,500',
    details: WORDS,
  }
  const enquiry = { name: 'Devika Rao', email, subject: 'brand', message: WORDS }

  const registered = await post(`${url}/api/v1/agency/models/register`, person)
  expect(registered.status).toBe(200)
  const token: string = JSON.parse(registered.text).data.token
  const signIn = `${url}/api/v1/agency/models/login`
  expect((await post(signIn, { identification: email, password: PASSWORD })).status).toBe(200)
  expect((await post(signIn, { identification: email, password: `${PASSWORD}-not` })).status).toBe(401)
  expect((await post(`${url}/auth/password-reset-request`, { email })).status).toBe(200)
  const secrets = agency.db.all<{ text: string }>(sql`select text from outbox`)
  const reset = secrets.flatMap(({ text }) => /\/reset-password\/([\w-]+)/.exec(text)?.[1] ?? [])
  expect(reset).toHaveLength(1)
  expect((await send(`${url}/reset-password/${reset[0]}`)).status).toBe(200)
  expect(
    (await post(`${url}/auth/password-reset`, { token: 'wrong', username: email, newPassword: PASSWORD }))
      .status,
  ).toBe(400)
  expect((await post(`${url}/trpc/site.newsletter.subscribe`, { email })).status).toBe(200)

  // Secrets of the settings: one that is stored, one of a mail server that does not answer, tested and saved.
  const bySuperadmin = agency.signedIn(agency.superadmin)
  const set = (name: string, body: object) => post(`${url}/trpc/admin.settings.${name}`, body, bySuperadmin)
  const [appSecret, mailPassword] = STORED
  const social = {
    googleClientId: '',
    facebookAppId: '7',
    facebookAppSecret: { state: 'new', text: appSecret },
  }
  const mail = {
    ...{ host: '127.0.0.1', port: 9, security: 'none', user: 'kori', senderName: '' },
    ...{ password: { state: 'new', text: mailPassword }, senderAddress: 'bookings@kori.example' },
  }
  const told = [
    await set('saveServer', { section: 'socialSignIn', ...social }),
    await set('testMailServer', mail),
    await set('saveServer', { section: 'mailServer', ...mail }),
    await set('saveServer', { section: 'mailServer', ...mail, unchecked: true }),
  ]
  expect(told.map(({ status }) => status)).toEqual([200, 200, 400, 200])

  const form = new FormData()
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer()
  form.set('file', new Blob([new Uint8Array(picture)]), 'a.jpg')
  const laid = await send(`${url}/api/v1/agency/models/portfolio-upload`, {
    method: 'POST',
    body: form,
    token,
  })
  const address: string = JSON.parse(laid.text).data.portfolio_item.s3_url
  const signature = new URL(address).searchParams.get('s') ?? 'none'
  expect((await send(url + new URL(address).pathname + new URL(address).search)).status).toBe(200)

  // Every row, with secrets in its body and its query, by a caller who is allowed and by one who is not.
  const all = { ...person, ...booking, ...enquiry, id: agency.talent.model.id, search: SEARCH }
  for (const row of rows)
    for (const by of [token, agency.signedIn(agency.superadmin)]) {
      const path = url + row.path.replace(':id', agency.talent.model.id)
      const asked = { method: row.method.toUpperCase(), token: by }
      const query = new URLSearchParams({ ...all, token: by })
      const isGet = row.method === 'get'
      const body = isGet ? undefined : JSON.stringify(all)
      const headers: Record<string, string> = isGet ? {} : { 'content-type': 'application/json' }
      if (!/register|sign/.test(titleOf(row))) await send(`${path}?${query}`, { ...asked, body, headers })
    }

  for (const path of ['/admin/settings', '/status.json', '/openapi.json', '/'])
    told.push(await send(url + path, { token: bySuperadmin }))
  for (const input of ['socialSignIn', 'mailServer'].map((section) => JSON.stringify({ section })))
    for (const name of ['settings.get', 'settings.changes', 'system.status', 'audit.list'])
      told.push(
        await send(`${url}/trpc/admin.${name}?input=${encodeURIComponent(input)}`, { token: bySuperadmin }),
      )
  for (const secret of STORED) expect(told.filter(({ text }) => text.includes(secret))).toEqual([])

  // Failures are logged in detail: a database locked by another connection, and an unexpected answer from it.
  const holder = new Sqlite(server.databasePath)
  holder.exec('BEGIN IMMEDIATE')
  const refused = [
    await post(`${url}/bookings`, booking),
    await post(`${url}/enquiries`, enquiry),
    await post(`${url}/trpc/site.enquiries.send`, enquiry),
    await post(signIn, { identification: email, password: PASSWORD }),
  ]
  holder.exec('ROLLBACK')
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503])
  holder.exec('ALTER TABLE enquiries RENAME TO elsewhere')
  expect((await post(`${url}/enquiries`, enquiry)).status).toBe(500)
  expect((await post(`${url}/trpc/site.enquiries.send`, enquiry)).status).toBe(500)
  holder.exec('ALTER TABLE elsewhere RENAME TO enquiries')
  holder.close()

  expect((await server.stop()).code).toBe(0)
  const said = server.said()
  // It is a log of everything that was asked.
  expect(said).toContain('/api/v1/agency/models/login')
  expect(said).toContain('request failed')
  const sid = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid
  const never = [
    ...STORED,
    PASSWORD,
    token,
    signature,
    reset[0] ?? '',
    sid,
    WORDS,
    email,
    PHONE,
    '9820012345',
    SEARCH,
  ]
  expect(never.filter((each) => said.includes(each))).toEqual([])
})
