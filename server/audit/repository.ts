import { type Db, query, valueQuery } from '../core/database'
import { folding } from '../core/listing'

export type AuditRow = {
  number: number
  at: string
  action: string
  actor: string | null
  whom: string | null
  subject: string | null
  detail: string | null
}
/** `search` is folded, '' means: no search; `id` is the same as it was typed, for ids, whose capitals count. */
export type Wanted = { search: string; id: string; action: string | null }

/** The name of what a line is about, wherever it has one; of a picture or a file, of whom it belongs to. */
const WHOM = `coalesce(
  (select coalesce(stage_name, name) from models where id = subject),
  (select name from accounts where id = subject),
  (select title from projects where id = subject),
  (select name from applications where id = subject),
  (select coalesce(stage_name, name) from portfolio_items join models on models.id = model_id where media_id = subject),
  (select name from application_files join applications on applications.id = application_id where media_id = subject))`

/** Found by what it says, and by the name that its subject has now. `instr` takes no character for anything else (S38). */
const FOUND = `(instr(folded(action || char(10) || coalesce(actor_name, '') || char(10) || coalesce(detail, '')), :search) > 0
  or subject = :id
  or subject in (
    with
      found_models as (select id from models where instr(search_text, :search) > 0),
      found_applications as (select id from applications where instr(search_text, :search) > 0)
    select id from found_models
    union all select id from found_applications
    union all select id from accounts where instr(folded(name), :search) > 0
    union all select id from projects where instr(search_text, :search) > 0
    union all select media_id from portfolio_items where model_id in found_models
    union all select media_id from application_files where application_id in found_applications))`

function where({ search, action }: Wanted, ...more: string[]) {
  const parts = [action !== null && 'action = :action', search !== '' && FOUND, ...more].filter(
    (part) => typeof part === 'string',
  )
  return parts.length > 0 ? `where ${parts.join(' and ')}` : ''
}

const COLUMNS = `number, at, action, actor_name as actor, ${WHOM} as whom, subject, detail`

/** One page, the newest first, and how many match in all. */
export function pageOfEvents(db: Db, wanted: Wanted, limit: number, offset: number) {
  folding(db)
  const filter = where(wanted)
  const page = `select ${COLUMNS} from audit_events ${filter} order by number desc limit :limit offset :offset`
  const rows = query<AuditRow>(db, page).all({ ...wanted, limit, offset })
  const total = valueQuery<number>(db, `select count(*) from audit_events ${filter}`).get(wanted) ?? 0
  return { rows, total }
}

const BATCH = 500
/** All of them, the newest first, a batch at a time. */
export function* allEvents(db: Db, wanted: Wanted): Generator<AuditRow[]> {
  folding(db)
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const filter = where(wanted, 'number < :before')
    const batch = `select ${COLUMNS} from audit_events ${filter} order by number desc limit ${BATCH}`
    const rows = query<AuditRow>(db, batch).all({ ...wanted, before })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    before = last.number
  }
}

/** Every action that was ever written down, in order. */
export const allActions = (db: Db) =>
  valueQuery<string>(db, 'select distinct action from audit_events order by action').all({})
