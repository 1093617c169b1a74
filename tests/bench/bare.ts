import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Sqlite from 'better-sqlite3'
import { NOTICE_VERSION } from '../../shared/agency/notices'
import { emailsOf, type Sent } from './bareEmails'

// What node:http and better-sqlite3 can do alone: no framework, no sign-in, no validation beyond what prevents a crash;
// ready text for each model and the best query for each question. Runs as its own process: `bare.ts DATABASE PORT
// SITE`. It caches no answers and no totals.

const [path = '', port = '', site = '', office = ''] = process.argv.slice(2)
const db = new Sqlite(path)
for (const pragma of [
  'journal_mode = WAL',
  'synchronous = FULL',
  'cache_size = -64000',
  'temp_store = MEMORY',
])
  db.pragma(pragma)

type Card = { text: string; born: string }
const MODEL = /^\/public\/models\/([^/]+)(\/related)?$/
const DONE = '{"error":false,"message":"Done"'

const cards = (numbers: string) =>
  `select b.text, r.birth_date as born from (${numbers}) n join bare b on b.number = n.number
   join roster r on r.number = n.number order by n.number desc`
const PAGE = 'order by number desc limit :limit offset :offset'

/** Each combination of filters once. */
const prepared = new Map<string, { page: Sqlite.Statement; count: Sqlite.Statement }>()
function statements(filters: Record<string, string>, isText: boolean) {
  const key = Object.keys(filters).join() + isText
  const before = prepared.get(key)
  if (before) return before
  const from = filters.workType ? 'roster_work' : filters.gender || filters.city ? 'roster' : 'bare_order'
  const parts = [
    filters.workType && 'work_type = :workType',
    filters.gender && 'gender = :gender',
    filters.city && 'city_key = :city',
  ].filter(Boolean)
  const inside = isText
    ? `from (select rowid as number from roster_search where roster_search match :match)`
    : `from ${from} ${parts.length > 0 ? `where ${parts.join(' and ')}` : ''}`
  const made = {
    page: db.prepare(cards(`select number ${inside} ${PAGE}`)),
    count: db.prepare(`select count(*) ${inside}`).pluck(),
  }
  prepared.set(key, made)
  return made
}

const one = db.prepare(
  'select b.text, r.birth_date as born, r.number, r.gender, r.city_key as city from roster r join bare b on b.number = r.number where r.id = ?',
)
const near = db.prepare(
  cards(
    'select number from roster where gender = ? and city_key = ? and number <> ? order by number desc limit 6',
  ),
)
const alike = db.prepare(
  `select b.text, r.birth_date as born from roster r join bare b on b.number = r.number
   where r.gender = ? and r.city_key is not ? order by r.number desc limit ?`,
)
const insert = db.prepare(
  `insert into bookings (id, client_name, company, email, phone, brand, model_id, model_name, work_type, date_required,
    budget_range, details, status, is_spam, notice_version, search_text, created_at)
   values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', 0, '${NOTICE_VERSION}', ?, ?)`,
)
const mail = db.prepare(
  `insert into outbox (id, recipient, reply_to, subject, text, created_at, next_try_at)
   values (?, ?, ?, ?, ?, ?, ?)`,
)
const nameOf = db.prepare('select stage_name from roster where id = ?').pluck()
const begin = db.prepare('begin immediate')
const commit = db.prepare('commit')

let today = new Date().toISOString().slice(0, 10)
setInterval(() => {
  today = new Date().toISOString().slice(0, 10)
}, 1_000).unref()
const age = (born: string) =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - Number(today.slice(5) < born.slice(5))
const whole = ({ text, born }: Card) => `${text.slice(0, -1)},"age":${age(born)}}`

function list(query: URLSearchParams): string {
  const limit = Number(query.get('limit') ?? 20)
  const page = Number(query.get('page') ?? 1)
  const search = query.get('search')
  const filters: Record<string, string> = {}
  const gender = query.get('gender')
  const city = query.get('city')
  const workType = query.get('type_of_work')
  if (workType) filters.workType = workType
  if (gender) filters.gender = gender.toLowerCase()
  if (city) filters.city = city.toLowerCase()
  const { page: find, count } = statements(filters, search !== null)
  const values = { ...filters, ...(search && { match: `"${search.toLowerCase()}"` }) }
  const total = count.get(values) as number
  const found = find.all({ ...values, limit, offset: (page - 1) * limit }) as Card[]
  return `${DONE},"data":{"models":[${found.map(whole).join(',')}],"pagination":{"total":${total},"totalPages":${Math.ceil(total / limit)}}}}`
}

type One = Card & { number: number; gender: string; city: string }
function related(me: One): string {
  const found = near.all(me.gender, me.city, me.number) as Card[]
  if (found.length < 6) found.push(...(alike.all(me.gender, me.city, 6 - found.length) as Card[]))
  return `${DONE},"data":[${found.map(whole).join(',')}]}`
}

function send(response: ServerResponse, text: string, status = 200) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

// Each booking is committed by itself and answered after its commit, as ours is (R1). `/bookings` queues the two mails
// that our server queues; `/bookings/alone` queues none.
type Row = Sent & { modelId: string; now: string }
let count = 0
function keep(row: Row, isAlone: boolean) {
  const { id, clientName, company, email, phone, brand, now } = row
  const search = `${clientName}\n${email}\n${brand}`.toLowerCase()
  begin.run()
  insert.run(
    ...[id, clientName, company, email, phone, brand, row.modelId, row.modelName, row.workType],
    ...[row.dateRequired, row.budgetRange, row.details, search, now],
  )
  if (!isAlone)
    for (const { to, replyTo, subject, text } of emailsOf(row, site, office))
      mail.run(nextId(), to, replyTo, subject, text, now, now)
  commit.run()
}
// As long as ours, and in the order of making.
const nextId = () => `${Date.now()}-${String(count++).padStart(12, '0')}`

function book(request: IncomingMessage, response: ServerResponse, isAlone: boolean) {
  let text = ''
  request.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  request.on('end', () => {
    const row = JSON.parse(text)
    row.id = nextId()
    row.modelName = nameOf.get(row.modelId)
    row.now = new Date().toISOString()
    keep(row, isAlone)
    send(response, `${DONE},"success":true,"id":"${row.id}","data":{"_id":"${row.id}"}}`)
  })
}

createServer((request, response) => {
  const { method, url = '' } = request
  if (method === 'POST' && url.startsWith('/bookings')) return book(request, response, url.endsWith('/alone'))
  const [pathname = '', query] = url.split('?')
  if (pathname === '/public/models') return send(response, list(new URLSearchParams(query)))
  const [, id, isRelated] = MODEL.exec(pathname) ?? []
  const found = id === undefined ? undefined : (one.get(id) as One | undefined)
  if (!found) return send(response, '{"error":true}', 404)
  send(response, isRelated ? related(found) : `${DONE},"data":{"model":${whole(found)}}}`)
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
