import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../../../../server/core/db/database'
import { afterThisTest } from '../../../helpers/cleanUp'
import { MIGRATIONS, olderMigrations } from '../../../helpers/installed/olderMigrations'

const BEFORE_THE_DESK = 18
const BEFORE_THE_REPORT = 22
const BOOKINGS = 100_000
const MOST_MS = 30_000

/** A database of the program before the desk, filled by `rows`, as this one opens it. */
function updated(rows: string, program = BEFORE_THE_DESK) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-desk-'))
  const path = join(folder, 'agency.sqlite')
  const before = openDatabase(path, olderMigrations(folder, program))
  before.$client.exec(rows)
  const read = (db: typeof before) => (text: string) => db.$client.prepare(text).all()
  const children = [
    'identities',
    'sessions',
    'one_time_tokens',
    'ratings',
    'media',
    'mentor_messages',
    'applications',
  ]
  const rowsOf = (db: typeof before) => children.map((table) => read(db)(`select * from ${table} order by 1`))
  const earlier = rowsOf(before)
  before.$client.close()
  const start = performance.now()
  const db = openDatabase(path, MIGRATIONS)
  const ms = performance.now() - start
  afterThisTest(() => {
    db.$client.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { read: read(db), ms, earlier, now: rowsOf(db) }
}

const aBooking = (id: string, status: string, createdAt: string) =>
  `('${id}', 'Devika', 'd@kori.example', '1', 'Asha', 'Editorial', '2026-03-20', '$1,000-$2,500', '', '${status}', '', ${createdAt})`
const INTO = `insert into bookings (id, client_name, email, phone, model_name, work_type, date_required, budget_range,
  details, status, search_text, created_at) values `
const RECENT = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-13 days')"
const OLD = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-15 days')"

it('D1 gives each request of before one desk item, and changes no status', () => {
  const { read } = updated(`${INTO}
    ${aBooking('recent', 'pending', RECENT)}, ${aBooking('old', 'pending', OLD)},
    ${aBooking('reviewed', 'reviewed', OLD)}, ${aBooking('accepted', 'accepted', OLD)},
    ${aBooking('rejected', 'rejected', RECENT)};
    insert into enquiries (id, name, email, subject, message, status, search_text, created_at) values
      ('asked', 'A', 'a@example.in', 'press', '', 'pending', '', ${RECENT}),
      ('late', 'A', 'a@example.in', 'press', '', 'pending', '', ${OLD}),
      ('read', 'A', 'a@example.in', 'press', '', 'read', '', ${OLD}),
      ('responded', 'A', 'a@example.in', 'press', '', 'responded', '', ${RECENT});`)
  const items = read(
    `select coalesce(booking_id, enquiry_id) as id, state, closed_reason as reason from desk_items order by id`,
  )
  expect(items).toEqual([
    { id: 'accepted', state: 'closed', reason: 'before the desk' },
    { id: 'asked', state: 'new', reason: null },
    { id: 'late', state: 'closed', reason: 'before the desk' },
    { id: 'old', state: 'closed', reason: 'before the desk' },
    { id: 'read', state: 'answered', reason: null },
    { id: 'recent', state: 'new', reason: null },
    { id: 'rejected', state: 'closed', reason: 'before the desk' },
    { id: 'responded', state: 'answered', reason: null },
    { id: 'reviewed', state: 'answered', reason: null },
  ])
  expect(read(`select status from bookings where id = 'old'`)).toEqual([{ status: 'pending' }])
})

it('allows the role booker and leaves every row that belongs to an account', () => {
  const { read, earlier, now } = updated(`
    insert into accounts (id, role, name, email, created_at) values
      ('meera', 'superadmin', 'Meera', 'meera@example.in', '1'), ('asha', 'model', 'Asha', 'asha@example.in', '2');
    insert into models (id, account_id, name, search_text, created_at, updated_at) values ('m', 'asha', 'Asha', '', '', '');
    insert into identities (provider, subject, account_id, created_at) values ('google', 's', 'asha', '');
    insert into sessions (id, account_id, created_at, last_seen_at, expires_at) values ('s', 'meera', '', '', '');
    insert into one_time_tokens (token_hash, purpose, account_id, created_at, expires_at) values ('t', 'reset', 'asha', '', '');
    insert into ratings (id, model_id, rating, author_id, created_at) values ('r', 'm', 5, 'meera', '');
    insert into mentor_messages (id, model_id, sender, author_id, text, created_at) values ('c', 'm', 'agency', 'meera', 'Hi', '');
    insert into media (id, kind, content_type, bytes, original_name, is_public, owner_id, created_at) values
      ('f', 'image', 'image/jpeg', 1, '', 0, 'asha', '');`)
  expect(read('select id, role from accounts order by id')).toEqual([
    { id: 'asha', role: 'model' },
    { id: 'meera', role: 'superadmin' },
  ])
  const withoutNew = (tables: unknown[][]) =>
    tables.map((rows) =>
      (rows as object[]).map((row) => ({ ...row, claim_id: undefined, proved_at: undefined })),
    )
  expect(withoutNew(now)).toEqual(withoutNew(earlier))
  expect(now.flat()).toHaveLength(6)
})

it('takes seconds on a hundred thousand bookings', { tags: ['slow'] }, () => {
  const { read, ms } = updated(`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${BOOKINGS})
    ${INTO.replace('values ', '')}
    select 'b' || n, 'Devika', 'd@kori.example', '1', 'Asha', 'Editorial', '2026-03-20', '$1,000-$2,500', '',
      'pending', '', strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || n || ' minutes') from numbers;`)
  expect(read('select count(*) as items from desk_items')).toEqual([{ items: BOOKINGS }])
  expect(ms).toBeLessThan(MOST_MS)
})

it('reads from the activities when options were placed and dates ended, and when jobs were agreed or lost', () => {
  const row = (state: string) => JSON.stringify([{ table: 'claimDates', id: state, row: { state } }])
  const then = (at: string, kind: string, after: string, job = 'null') =>
    `('2026-03-0${at}T10:00:00.000Z', 'd', '${kind}', ${job}, '${after}')`
  const { read } = updated(
    `insert into jobs (id, number, title, talent_title, stage, created_at) values
       ('won', 'J-2526-0001', '', '', 'done', ''), ('lost', 'J-2526-0002', '', '', 'lost', ''),
       ('open', 'J-2526-0003', '', '', 'open', '');
     insert into job_dates (id, job_id, day) values ('day', 'won', '2026-03-20');
     insert into claims (id, job_id, model_name, created_at) values
       ('a', 'won', '', ''), ('b', 'won', '', ''), ('c', 'won', '', '');
     insert into claim_dates (id, claim_id, job_date_id, state) values
       ('option', 'a', 'day', 'option'), ('released', 'b', 'day', 'released'), ('other', 'c', 'day', 'proposed');
     insert into activities (at, decision_id, kind, job_id, after) values
       ${then('1', 'option', row('option'))}, ${then('2', 'option', row('option'))},
       ${then('3', 'released', row('released'))}, ${then('4', 'stage agreed', '[]', "'won'")},
       ${then('5', 'stage lost', '[]', "'lost'")}, ${then('6', 'stage agreed', '[]', "'open'")}`,
    BEFORE_THE_REPORT,
  )
  expect(read('select id, optioned_at as placed, ended_at as ended from claim_dates order by id')).toEqual([
    { id: 'option', placed: '2026-03-02T10:00:00.000Z', ended: null },
    { id: 'other', placed: null, ended: null },
    { id: 'released', placed: null, ended: '2026-03-03T10:00:00.000Z' },
  ])
  expect(read('select id, agreed_at as agreed, lost_at as lost from jobs order by id')).toEqual([
    { id: 'lost', agreed: null, lost: '2026-03-05T10:00:00.000Z' },
    { id: 'open', agreed: null, lost: null },
    { id: 'won', agreed: '2026-03-04T10:00:00.000Z', lost: null },
  ])
})
