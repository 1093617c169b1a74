import { and, eq, gt, inArray } from 'drizzle-orm'
import { clients, notices } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'

/** The claim dates whose confirmation was not sent to the talent yet, because it can still be undone. */
export const untoldDates = (db: Db, claimIds: readonly string[], now: string): Set<string> =>
  new Set(
    db
      .select({ ids: notices.claimDateIds })
      .from(notices)
      .where(
        and(
          inArray(notices.claimId, [...claimIds]),
          eq(notices.kind, 'confirmed'),
          eq(notices.recipient, 'talent'),
          gt(notices.dueAt, now),
        ),
      )
      .all()
      .flatMap(({ ids }) => ids),
  )

/** The names of clients by their ids. */
export const clientNames = (db: Db, ids: readonly string[]): Map<string, string> =>
  new Map(
    db
      .select({ id: clients.id, name: clients.name })
      .from(clients)
      .where(inArray(clients.id, [...ids]))
      .all()
      .map(({ id, name }) => [id, name]),
  )
