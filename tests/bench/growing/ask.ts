import autocannon, { type Wanted } from 'autocannon'
import { readDatabase, valueQuery } from '../../../server/core/db/database'
import { localDay } from '../../../shared/format'
import { searchTexts } from '../people'
import { questions } from '../queries'
import { ADMIN } from '../servers'

const CONNECTIONS = 20
const TIMEOUT_SECONDS = 60

export type Answered = { name: string; rate: number; p50: number; p99: number }

/** What is asked of the site: as visitors do, by 20 connections, and as a colleague does, one after another. */
export async function wanted(url: string, databasePath: string) {
  const db = readDatabase(databasePath)
  const ids = valueQuery<string>(db, 'select id from roster').all({})
  const slugs = valueQuery<string>(db, 'select slug from roster').all({})
  const pictures = valueQuery<string>(db, 'select id from media where is_public order by id limit 400').all(
    {},
  )
  db.$client.close()
  const page = (path: string): Wanted => ({ path, headers: { accept: 'text/html' } })
  const [booking] = questions(ids).find(({ name }) => name === 'durable booking')?.rest ?? []
  const visitors: [string, Wanted[]][] = [
    ['home page', [page('/')]],
    ['models page', [page('/models')]],
    ['a profile', slugs.slice(0, 400).map((slug) => page(`/models/${slug}`))],
    ['a search, each another', searchTexts.map((text) => page(`/models?search=${encodeURIComponent(text)}`))],
    ['a picture', pictures.map((id) => ({ path: `/media/${id}/640.avif` }))],
    ['a booking request', booking ? [booking] : []],
  ]
  const token = await signIn(url)
  const query = (procedure: string, input: object): Wanted => ({
    path: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
    headers: { authorization: `Bearer ${token}` },
  })
  const colleague: [string, Wanted[]][] = [
    ['desk', [query('desk.inbox.list', {})]],
    ['chart, 14 days', [query('desk.chart.window', { from: localDay(new Date()), days: 14 })]],
    ['list of models', [1, 2, 10].map((each) => query('admin.models.list', { page: each }))],
    ['search in it', searchTexts.slice(0, 20).map((search) => query('admin.models.list', { search }))],
    ['list of bookings', [1, 2, 10].map((each) => query('admin.bookings.list', { page: each }))],
  ]
  return { visitors, colleague }
}

/** Throws when an answer failed. */
export async function ask(
  url: string,
  [name, requests]: [string, Wanted[]],
  how: { connections?: number; duration: number },
): Promise<Answered> {
  const given = { url, connections: CONNECTIONS, timeout: TIMEOUT_SECONDS, requests, ...how }
  await autocannon({ ...given, duration: 0.5 })
  const result = await autocannon(given)
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} requests of '${name}' failed`)
  return {
    name,
    rate: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/trpc/auth.signInAdmin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(ADMIN),
  })
  const { result } = (await answer.json()) as { result?: { data: { token: string } } }
  if (!result) throw new Error(`The administrator could not sign in: ${answer.status}`)
  return result.data.token
}
