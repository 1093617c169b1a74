import type Sqlite from 'better-sqlite3'
import { deskActions } from '../../../shared/desk/deskActions'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * Makes this connection refuse an activity whose kind is not in the table of desk actions, also one that is written in
 * SQL, which the type check cannot see. Rows that are there stay. A CHECK would need a copy of the whole table for
 * each new action (docs/decisions/0240).
 */
export function refuseUnknownActivityKinds(client: Sqlite.Database) {
  const kinds = Object.keys(deskActions).map(quoted).join(', ')
  client.exec(`create temp trigger activities_of_known_kinds before insert on main.activities
    when new.kind not in (${kinds})
    begin select raise(abort, 'activities has a kind that is not in deskActions'); end`)
}
