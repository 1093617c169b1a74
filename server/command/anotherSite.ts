import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import type { ZodType } from 'zod'
import { emptyAgency } from '../../shared/agency'
import { type AgencySection, agencySections } from '../../shared/agency/agencySettings'
import { isFinished } from '../../shared/operations/setup'
import { runsIn } from '../backup/replica'
import { wasRestored } from '../backup/repository'
import { type Db, readDatabase } from '../core/db/database'
import { ownGeneration } from '../core/replica/litestream'
import type { ReplicaPlace } from '../core/replica/place'
import { findSection } from '../features/agency/settings/repository'
import { jsonOf } from './jsonOf'

/** Whether nobody has set up the agency of this database yet, nor restored anything into it; true without a database. */
export function isEmptyMachine(databasePath: string): boolean {
  if (!existsSync(databasePath)) return true
  let db: Db | undefined
  try {
    db = readDatabase(databasePath)
    return !wasRestored(db) && !isSetUp(db)
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    // The site has not made its tables yet.
    if (cause instanceof Sqlite.SqliteError) return true
    throw error
  } finally {
    db?.$client.close()
  }
}

function isSetUp(db: Db): boolean {
  const { agency, contact, legal } = agencySections
  return isFinished({
    name: storedIn(db, 'agency', agency)?.name ?? emptyAgency.name,
    contact: storedIn(db, 'contact', contact) ?? emptyAgency.contact,
    legal: storedIn(db, 'legal', legal) ?? emptyAgency.legal,
  })
}

function storedIn<Value>(db: Db, section: AgencySection, schema: ZodType<Value>): Value | undefined {
  const stored = findSection(db, section)
  return stored === undefined ? undefined : schema.safeParse(jsonOf(stored)).data
}

/**
 * Whether the replica has states, and none of them was copied from this database: to copy it there would make an empty site the
 * newest state. Throws a StartupError where the replica cannot be read.
 */
export async function holdsAnotherSite(replica: ReplicaPlace, databasePath: string): Promise<boolean> {
  const runs = await runsIn(replica, databasePath)
  return runs.length > 0 && !runs.includes(ownGeneration(databasePath) ?? '')
}
