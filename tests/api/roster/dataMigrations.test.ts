import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { openDatabase } from '../../../server/core/db/database'
import { pageOfEvents } from '../../../server/features/access/audit/repository'
import { MIGRATIONS, olderMigrations } from '../../helpers/installed/olderMigrations'

// What an update repairs in the rows of an agency that has worked for a while.

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** The database of a program that had its first `count` migrations and these rows, as this one opens it. */
function updated(count: number, rows: string) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-repairs-'))
  folders.push(folder)
  const path = join(folder, 'agency.sqlite')
  const before = openDatabase(path, olderMigrations(folder, count))
  before.$client.exec(rows)
  before.$client.close()
  const db = openDatabase(path, MIGRATIONS)
  const read = (query: string) => db.$client.prepare(query).all()
  return { db, read, close: () => db.$client.close() }
}

it('S20 gives a talent the files that the agency uploaded before the account existed, and no others', () => {
  const { read, close } = updated(
    7,
    `insert into accounts (id, role, name, email, created_at) values
       ('asha', 'model', 'Asha', 'asha@example.in', ''), ('desk', 'admin', 'Meera', 'meera@example.in', '');
     insert into models (id, account_id, name, search_text, created_at, updated_at) values
       ('m-asha', 'asha', 'Asha', '', '', ''), ('m-none', null, 'Zoya', '', '', '');
     insert into media (id, kind, content_type, bytes, original_name, is_public, owner_id, created_at) values
       ('early', 'image', 'image/jpeg', 1, '', 0, null, ''), ('own', 'image', 'image/jpeg', 1, '', 0, 'asha', ''),
       ('nobodys', 'image', 'image/jpeg', 1, '', 0, null, ''), ('moodboard', 'image', 'image/jpeg', 1, '', 0, 'desk', ''),
       ('waiting', 'image', 'image/jpeg', 1, '', 0, null, '');
     insert into portfolio_items (id, model_id, media_id, type, position, created_at) values
       ('1', 'm-asha', 'early', 'gallery', 0, ''), ('2', 'm-asha', 'own', 'gallery', 1, ''),
       ('3', 'm-none', 'nobodys', 'gallery', 0, '');`,
  )
  expect(read('select id, owner_id as owner from media order by id')).toEqual([
    { id: 'early', owner: 'asha' },
    { id: 'moodboard', owner: 'desk' },
    { id: 'nobodys', owner: null },
    { id: 'own', owner: 'asha' },
    { id: 'waiting', owner: null },
  ])
  close()
})

it('takes a colleague’s last activity from an existing session, or else from the last sign-in in the audit', () => {
  const { read, close } = updated(
    7,
    `insert into accounts (id, role, name, email, created_at) values
       ('here', 'superadmin', 'Meera', 'meera@example.in', '1'), ('away', 'admin', 'Ravi', 'ravi@example.in', '2'),
       ('never', 'admin', 'Zoya', 'zoya@example.in', '3'), ('talent', 'model', 'Asha', 'asha@example.in', '4');
     insert into sessions (id, account_id, created_at, last_seen_at, expires_at) values
       ('1', 'here', '', '2026-03-01', ''), ('2', 'here', '', '2026-03-02', ''), ('3', 'talent', '', '2026-03-02', '');
     insert into audit_events (at, action, actor_id) values
       ('2026-02-01', 'signed in', 'here'), ('2024-01-01', 'signed in', 'away'), ('2024-02-01', 'signed in', 'away'),
       ('2025-01-01', 'signed out', 'away'), ('2026-02-01', 'signed in', 'talent');`,
  )
  expect(read('select id, last_seen_at as at from accounts order by created_at')).toEqual([
    { id: 'here', at: '2026-03-02' },
    { id: 'away', at: '2024-02-01' },
    { id: 'never', at: null },
    { id: 'talent', at: null },
  ])
  close()
})

it('S25 queues an external picture for download only when it can only have been added by the agency', () => {
  const { read, close } = updated(
    14,
    `insert into accounts (id, role, name, email, created_at) values ('asha', 'model', 'Asha', 'asha@example.in', '');
     insert into models (id, account_id, name, search_text, created_at, updated_at) values
       ('m-asha', 'asha', 'Asha', '', '', ''), ('m-none', null, 'Zoya', '', '', '');
     insert into media (id, kind, content_type, bytes, original_name, is_public, created_at) values
       ('own', 'image', 'image/jpeg', 1, '', 0, '');
     insert into portfolio_items (id, model_id, media_id, external_url, type, position, created_at) values
       ('1', 'm-asha', null, 'https://a.example/1.jpg', 'gallery', 0, '2026-01-01'),
       ('2', 'm-none', null, 'https://a.example/2.jpg', 'gallery', 0, '2026-01-02'),
       ('3', 'm-none', 'own', null, 'gallery', 1, '2026-01-03');`,
  )
  expect(read('select * from image_downloads')).toEqual([
    {
      item_id: '2',
      address: 'https://a.example/2.jpg',
      status: 'waiting',
      failure: null,
      attempts: 0,
      requested_at: '2026-01-02',
    },
  ])
  close()
})

it('S37 earlier audit lines are found by their text and subject, and cannot be changed', () => {
  const { db, close } = updated(
    17,
    `insert into models (id, name, stage_name, search_text, created_at, updated_at) values
       ('m-asha', 'Asha', 'Asha', 'asha', '', '');
     insert into applications (id, name, email, search_text, portfolio_links, created_at) values
       ('r-zoya', 'Zoya', 'zoya@example.in', 'zoya', '[]', '');
     insert into media (id, kind, content_type, bytes, original_name, is_public, created_at) values
       ('picture', 'image', 'image/jpeg', 1, '', 0, ''), ('file', 'image', 'image/jpeg', 1, '', 0, '');
     insert into portfolio_items (id, model_id, media_id, type, position, created_at) values
       ('1', 'm-asha', 'picture', 'gallery', 0, '');
     insert into application_files (application_id, media_id, position) values ('r-zoya', 'file', 0);
     insert into audit_events (at, action, actor_name, subject, detail) values
       ('', 'signed in', 'Élodie Çelik', null, null), ('', 'list exported', null, null, 'Bookings'),
       ('', 'locked media viewed', null, 'picture', null), ('', 'locked media viewed', null, 'file', null),
       ('', 'model assigned', null, 'm-asha', null);`,
  )
  const found = (search: string) =>
    pageOfEvents(db, { search, id: search, action: null }, 10, 0).rows.map(({ number }) => number)
  expect(found('signed in')).toEqual([1])
  expect(found('celik')).toEqual([1])
  expect(found('bookings')).toEqual([2])
  expect(found('asha')).toEqual([5, 3])
  expect(found('zoya')).toEqual([4])
  expect(found('picture')).toEqual([3])
  expect(() => db.$client.exec("update audit_events set actor_name = 'Nobody'")).toThrow(/append-only/)
  close()
})
