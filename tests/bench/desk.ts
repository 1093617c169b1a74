import { join } from 'node:path'
import { openDatabase } from '../../server/core/database'
import { projectRoot } from '../../server/core/root'
import { type Amounts, fill } from '../../server/demo/fill'
import { ADMIN, type Running } from './servers'

export const FULL_DESK: Amounts = { models: 10_000, bookings: 100_000, pictures: 50_000 }
export const SHORT_DESK: Amounts = { models: 500, bookings: 5_000, pictures: 2_000 }

/** A filled agency in a new file at `path`. */
export function fillDesk(path: string, amounts: Amounts): string {
  const db = openDatabase(path, join(projectRoot, 'drizzle', 'migrations'))
  fill(db, amounts)
  db.$client.pragma('wal_checkpoint(TRUNCATE)')
  db.$client.close()
  return path
}

type Ask = { procedure: string; input?: object }

const searches = ['priya', 'kori', 'ya', '@', 'zzzz', 'a b', '100%', 'नि']
const pages = (procedure: string, last: number): Ask[] =>
  [1, 2, 3, Math.ceil(last / 2), last].map((page) => ({ procedure, input: { page } }))
const searched = (procedure: string): Ask[] =>
  searches.flatMap((search) => [1, 2].map((page) => ({ procedure, input: { page, search } })))

/** What an administrator's lists ask for: first, middle and last page, and searches that find all, some and nothing. */
const lists = (amounts: Amounts): Record<string, Ask[]> => ({
  models: [...pages('admin.models.list', Math.ceil(amounts.models / 10)), ...searched('admin.models.list')],
  'models, filtered': ['Female', 'Male', 'Non-binary'].flatMap((gender) =>
    ['Mumbai', 'Jaipur', undefined].flatMap((city) =>
      ['true', 'false', undefined].map((status) => ({
        procedure: 'admin.models.list',
        input: { gender, city, status, search: city ? '' : 'an' },
      })),
    ),
  ),
  bookings: [
    ...pages('admin.bookings.list', Math.ceil(amounts.bookings / 20)),
    ...searched('admin.bookings.list'),
  ],
  enquiries: [...pages('admin.enquiries.list', 1), ...searched('admin.enquiries.list')],
  requests: [...pages('admin.applications.list', 1), ...searched('admin.applications.list')],
  projects: [...pages('admin.projects.list', 1), ...searched('admin.projects.list')],
  audit: [...pages('admin.audit.list', 1), ...searched('admin.audit.list')],
  dashboard: ['figures', 'waiting', 'activity'].map((what) => ({ procedure: `admin.dashboard.${what}` })),
})

export type DeskLine = { name: string; asked: number; p50: number; p95: number }

const TURNS = 8
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Every list, asked one question after another; ms from question to answer, loopback included. */
export async function askDesk(server: Running, amounts: Amounts): Promise<DeskLine[]> {
  const token = await signIn(server.url)
  const ask = async ({ procedure, input }: Ask) => {
    const address = `${server.url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input ?? {}))}`
    const began = performance.now()
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${procedure} answered ${answer.status}`)
    return performance.now() - began
  }
  const lines: DeskLine[] = []
  for (const [name, asks] of Object.entries(lists(amounts))) {
    const taken: number[] = []
    // The first turn fills caches that a day at the desk has filled long before.
    for (let turn = 0; turn <= TURNS; turn++)
      for (const each of asks) {
        const ms = await ask(each)
        if (turn > 0) taken.push(ms)
      }
    taken.sort((a, b) => a - b)
    lines.push({ name, asked: taken.length, p50: at(taken, 0.5), p95: at(taken, 0.95) })
  }
  return lines
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
