import { eq, isNotNull, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accounts, secondFactors, settings, webhooks } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'
import { readSetting, writeSetting } from '../../../core/db/settings'
import { hasTable } from '../../../core/db/tables'

const stored = z.object({ at: z.iso.datetime(), salt: z.string(), wrapped: z.string(), mark: z.string() })
/** The wrapped key and when its code was made. */
export type StoredRecovery = z.output<typeof stored>

const RECOVERY = 'recovery-code'
export const readRecovery = (db: Db): StoredRecovery | null => readSetting(db, RECOVERY, stored)
export const writeRecovery = (db: Db, recovery: StoredRecovery) => writeSetting(db, RECOVERY, recovery)

/** An encrypted text, and of whom or what it is. */
export type Sealed = {
  kind: 'setting' | 'secondFactor' | 'webhook'
  id: string
  name: string
  sealed: string
}

/** Everything that is stored encrypted. An older version's database lacks some tables. */
export const allSealed = (db: Db): Sealed[] => [
  ...db
    .select({
      id: settings.key,
      name: settings.key,
      sealed: sql<string>`json_extract(${settings.value}, '$.sealed')`,
    })
    .from(settings)
    .where(like(settings.key, 'secret.%'))
    .all()
    .map((row) => ({ ...row, kind: 'setting' as const })),
  ...(hasTable(db, 'second_factors')
    ? db
        .select({ id: secondFactors.accountId, name: accounts.name, sealed: secondFactors.secret })
        .from(secondFactors)
        .innerJoin(accounts, eq(accounts.id, secondFactors.accountId))
        .where(isNotNull(secondFactors.confirmedAt))
        .all()
        .map((row) => ({ ...row, kind: 'secondFactor' as const }))
    : []),
  ...(hasTable(db, 'webhooks')
    ? db
        .select({ id: webhooks.id, url: webhooks.url, sealed: webhooks.secret })
        .from(webhooks)
        .all()
        // The path of an address may be a secret of the receiver.
        .map(({ url, ...row }) => ({ ...row, name: new URL(url).host, kind: 'webhook' as const }))
    : []),
]

/** Puts a newly encrypted text in the place of the old one. */
export function writeSealed(db: Db, { kind, id }: Pick<Sealed, 'kind' | 'id'>, sealed: string) {
  if (kind === 'setting')
    db.update(settings)
      .set({ value: sql`json_set(${settings.value}, '$.sealed', ${sealed})` })
      .where(eq(settings.key, id))
      .run()
  else if (kind === 'secondFactor')
    db.update(secondFactors).set({ secret: sealed }).where(eq(secondFactors.accountId, id)).run()
  else db.update(webhooks).set({ secret: sealed }).where(eq(webhooks.id, id)).run()
}
