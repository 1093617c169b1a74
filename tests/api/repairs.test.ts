import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { openDatabase } from '../../server/core/database'

// What an update mends in the rows of an agency that has worked for a while.

const MIGRATIONS = join(process.cwd(), 'drizzle/migrations')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** The database of a program that had its first `count` migrations and these rows, as this one opens it. */
function updated(count: number, rows: string) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-repairs-'))
  folders.push(folder)
  const path = join(folder, 'agency.sqlite')
  const older = join(folder, 'migrations')
  cpSync(MIGRATIONS, older, { recursive: true })
  const journalFile = join(older, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  const before = openDatabase(path, older)
  before.$client.exec(rows)
  before.$client.close()
  const { $client } = openDatabase(path, MIGRATIONS)
  const read = (query: string) => $client.prepare(query).all()
  return { read, close: () => $client.close() }
}

it('S20 files that the desk uploaded before somebody had an account become theirs, and no others', () => {
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

it('who works here was last seen in a session that is still there, or else when the audit has them sign in', () => {
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
