import { type Page, pageOf } from '../../../shared/paging'
import { fold } from '../../../shared/text/fold'
import { columns } from './columns'
import { type Db, query, valueQuery } from './database'

// Lists of submissions, newest first. The tables share the columns `id`, `created_at`, `search_text` and, for
// filters, `status`, and a covering index, so that a search reads no row.

/** `search` is folded; '' and null mean no filter. */
type ListFilter = { search: string; status: string | null }
/** As the caller typed it. */
type Wanted = { search: string; status?: string | null }
type Place = { createdAt: string; id: string }

/** `instr` searches literally, so no character of a search is special (S38). */
function where({ search, status }: ListFilter, ...more: string[]): string {
  const parts = [status && 'status = :status', search && 'instr(search_text, :search) > 0', ...more]
  const given = parts.filter(Boolean)
  return given.length > 0 ? `where ${given.join(' and ')}` : ''
}

const NEWEST = 'order by created_at desc, id desc'
/** Fetches this many matches first: when fewer come back, the count needs no second query. */
const AT_ONCE = 1_000

/** The ids of one page and the total. */
function pageOfIds(
  db: Db,
  table: string,
  wanted: ListFilter,
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

const BATCH = 500
const PLACE = columns<Place>({ createdAt: 'created_at', id: 'id' })

/** Yields all matching rows in batches, newest first, to keep memory bounded. */
function* batches<Row>(
  db: Db,
  table: string,
  wanted: ListFilter,
  load: (ids: string[]) => Row[],
): Generator<Row[]> {
  let last: Place | null = null
  for (;;) {
    const filter: string = last ? where(wanted, '(created_at, id) < (:createdAt, :id)') : where(wanted)
    const text = `select ${PLACE} from ${table} ${filter} ${NEWEST} limit ${BATCH}`
    const found = query(db, PLACE, text).all({ ...wanted, ...last })
    if (found.length === 0) return
    yield load(found.map(({ id }) => id))
    last = found.at(-1) ?? null
  }
}

/** The page and the export of a table. `rowsOf` keeps the order of the ids; `table` must not be user input. */
export const searchList = <Row>(table: string, rowsOf: (db: Db, ids: readonly string[]) => Row[]) => ({
  page<Item>(
    db: Db,
    { page, limit, search, status = null }: Wanted & { page: number; limit: number },
    view: (row: Row) => Item,
  ): Page<Item> {
    const { ids, total } = pageOfIds(db, table, { search: fold(search), status }, limit, (page - 1) * limit)
    return pageOf(
      rowsOf(db, ids).map((row) => view(row)),
      total,
      limit,
    )
  },
  all: (db: Db, { search, status = null }: Wanted) =>
    batches(db, table, { search: fold(search), status }, (ids) => rowsOf(db, ids)),
})
