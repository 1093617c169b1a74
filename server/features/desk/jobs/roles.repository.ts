import { asc, eq, sql } from 'drizzle-orm'
import { claims, jobRoles } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'

const ofJob = statement((db) =>
  db
    .select()
    .from(jobRoles)
    .where(eq(jobRoles.jobId, sql.placeholder('jobId')))
    .orderBy(asc(sql`rowid`))
    .prepare(),
)
/** The roles of a job in the order in which they were added. */
export const rolesOf = (db: Db, jobId: string) => ofJob(db).all({ jobId })

const cast = statement((db) =>
  db
    .select()
    .from(claims)
    .where(eq(claims.roleId, sql.placeholder('roleId')))
    .prepare(),
)
/** The talents who have a role. */
export const claimsWithRole = (db: Db, roleId: string) => cast(db).all({ roleId })
