import { join } from 'node:path'
import { type Db, openDatabase, transaction, valueQuery } from '../../server/core/db/database'
import { projectRoot } from '../../server/core/projectRoot'
import { type AuditAction, audit } from '../../server/core/security/audit'
import { type Amounts, fill } from '../../server/demo/fill'
import { ADMIN, type Running } from './servers'

export const FULL_ADMIN_LISTS: Amounts = { models: 10_000, bookings: 100_000, pictures: 50_000 }
export const SHORT_ADMIN_LISTS: Amounts = { models: 500, bookings: 5_000, pictures: 2_000 }

/** A filled agency in a new file at `path`. */
export function fillAdminLists(path: string, amounts: Amounts): string {
  const db = openDatabase(path, join(projectRoot, 'drizzle', 'migrations'))
  fill(db, amounts)
  fillAudit(db, amounts.bookings)
  db.$client.pragma('wal_checkpoint(TRUNCATE)')
  db.$client.close()
  return path
}

const ADMINS = ['Meera Iyer', 'Priya Rao', 'Ravi Menon', 'Zoë D’Souza', 'Kabir Sen']

/** So many audit lines; some have no subject, some a picture and some a model. */
function fillAudit(db: Db, lines: number) {
  const models = valueQuery<string>(db, 'select id from models').all({})
  const pictures = valueQuery<string>(db, 'select media_id from portfolio_items').all({})
  const kinds: [action: AuditAction, subjects: string[], detail?: string][] = [
    ['signed in', []],
    ['locked media viewed', pictures],
    ['model assigned', models],
    ['list exported', [], 'bookings'],
  ]
  transaction(db, () => {
    for (let line = 0; line < lines / kinds.length; line++) {
      const name = ADMINS[line % ADMINS.length] ?? ''
      for (const [action, subjects, detail] of kinds)
        audit(
          db,
          new Date(line * 4_000),
          action,
          { id: name, name },
          subjects[(line * 7_919) % subjects.length],
          detail,
        )
    }
  })
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
  requests: [...pages('admin.signupRequests.list', 1), ...searched('admin.signupRequests.list')],
  projects: [...pages('admin.projects.list', 1), ...searched('admin.projects.list')],
  audit: [...pages('admin.audit.list', Math.ceil(amounts.bookings / 50)), ...searched('admin.audit.list')],
  dashboard: ['figures', 'waiting', 'activity'].map((what) => ({ procedure: `admin.dashboard.${what}` })),
})

export type AdminListLine = { name: string; asked: number; p50: number; p95: number }

const TURNS = 8
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Every list, asked one question after another; ms from question to answer, loopback included. */
export async function askAdminLists(server: Running, amounts: Amounts): Promise<AdminListLine[]> {
  const token = await signIn(server.url)
  const ask = async ({ procedure, input }: Ask) => {
    const address = `${server.url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input ?? {}))}`
    const began = performance.now()
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${procedure} answered ${answer.status}`)
    return performance.now() - began
  }
  const lines: AdminListLine[] = []
  for (const [name, asks] of Object.entries(lists(amounts))) {
    const taken: number[] = []
    // The first turn fills caches that are full on a normal working day.
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
