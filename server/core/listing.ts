import { fold } from '../../shared/fold'
import { type Db, query, statement, valueQuery } from './database'

// Lists of what was sent to the agency, newest first. They share four columns (`id`, `created_at`, `search_text` and,
// where it is asked for, `status`) and an index that holds all of them: a search reads that index and no row.

/** `search` is folded; '' and null mean: no filter. */
export type Wanted = { search: string; status?: string | null }
type Place = { createdAt: string; id: string }

/** `instr` finds the text literally: no character of a search means anything else (S38). */
function where({ search, status }: Wanted, ...more: string[]): string {
  const parts = [status && 'status = :status', search && 'instr(search_text, :search) > 0', ...more]
  const given = parts.filter(Boolean)
  return given.length > 0 ? `where ${given.join(' and ')}` : ''
}

const NEWEST = 'order by created_at desc, id desc'
/** As many matches are looked for at once; when there are fewer, they are all, and need not be counted. */
const AT_ONCE = 1_000

/** The ids of one page and how many rows match in all. `table` is the code's own word, never a caller's. */
export function pageOfIds(
  db: Db,
  table: string,
  wanted: Wanted,
  limit: number,
  offset: number,
): { ids: string[]; total: number } {
  const filter = where(wanted)
  const text = `select id from ${table} ${filter} ${NEWEST} limit :limit offset :offset`
  const some = (most: number, from: number) =>
    valueQuery<string>(db, text).all({ ...wanted, limit: most, offset: from })
  const count = () => valueQuery<number>(db, `select count(*) from ${table} ${filter}`).get(wanted) ?? 0
  if (wanted.search === '') return { ids: some(limit, offset), total: count() }
  const most = Math.max(AT_ONCE, offset + limit)
  const found = some(most, 0)
  return { ids: found.slice(offset, offset + limit), total: found.length < most ? found.length : count() }
}

/**
 * Gives SQL the function `folded`, for lists that keep no folded column: SQLite's own `lower` knows ASCII only. Call
 * before a query that uses it.
 */
export const folding = statement(({ $client }) =>
  $client.function('folded', { deterministic: true, directOnly: true }, (text) => fold(String(text))),
)

const BATCH = 500

/** Every row that matches, newest first, a batch at a time, so that memory stays small however many there are. */
export function* batches<Row>(
  db: Db,
  table: string,
  wanted: Wanted,
  load: (ids: string[]) => Row[],
): Generator<Row[]> {
  let last: Place | null = null
  for (;;) {
    const filter: string = last ? where(wanted, '(created_at, id) < (:createdAt, :id)') : where(wanted)
    const text = `select created_at as createdAt, id from ${table} ${filter} ${NEWEST} limit ${BATCH}`
    const found = query<Place>(db, text).all({ ...wanted, ...last })
    if (found.length === 0) return
    yield load(found.map(({ id }) => id))
    last = found.at(-1) ?? null
  }
}
