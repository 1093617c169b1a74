import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { moneySettings, taxCodes, withholdingCodes } from '../../../../drizzle/schema'
import type { PaperKind } from '../../../../shared/money/moneyLists'
import type { TaxCode, WithholdingCode } from '../../../../shared/money/moneySettings'
import { type Db, statement } from '../../../core/db/database'

export type MoneySettings = typeof moneySettings.$inferSelect

const ONLY = 'agency'
const one = statement((db) => db.select().from(moneySettings).where(eq(moneySettings.id, ONLY)).prepare())
/** The money settings; undefined until somebody filled them in. */
export const findMoneySettings = (db: Db): MoneySettings | undefined => one(db).get()

/** Stores the settings over version `version`; false when there is another. */
export function putMoneySettings(db: Db, values: Omit<MoneySettings, 'id' | 'version'>, version: number) {
  if (version === 0)
    return (
      db
        .insert(moneySettings)
        .values({ ...values, id: ONLY })
        .onConflictDoNothing()
        .run().changes === 1
    )
  return (
    db
      .update(moneySettings)
      .set({ ...values, version: version + 1 })
      .where(and(eq(moneySettings.id, ONLY), eq(moneySettings.version, version)))
      .run().changes === 1
  )
}

/** The series in which numbers were given out, each with the kind of what it numbers. */
export const listSeries = (db: Db) =>
  db.all<{ series: string; kind: PaperKind | 'statement' }>(
    sql`select distinct series, kind from papers
        union select distinct series, 'statement' from statements where series is not null`,
  )

/** All tax codes, by code and day. */
export const listTaxCodes = (db: Db): TaxCode[] =>
  db.select().from(taxCodes).orderBy(asc(taxCodes.sac), asc(taxCodes.fromDay)).all()

/** All codes by which tax is withheld, newest first. */
export const listWithholdingCodes = (db: Db): WithholdingCode[] =>
  db
    .select()
    .from(withholdingCodes)
    .orderBy(desc(withholdingCodes.fromDay), asc(withholdingCodes.code), asc(withholdingCodes.rateBp))
    .all()

/** Adds a code, or puts its new facts in place of those of the same code, rate and day. */
export const putWithholdingCode = (db: Db, row: typeof withholdingCodes.$inferInsert) =>
  db
    .insert(withholdingCodes)
    .values(row)
    .onConflictDoUpdate({
      target: [withholdingCodes.code, withholdingCodes.rateBp, withholdingCodes.fromDay],
      set: {
        name: row.name,
        singleFromPaise: row.singleFromPaise,
        yearFromPaise: row.yearFromPaise,
        untilDay: row.untilDay,
        isUnchecked: sql`0`,
      },
    })
    .run()

/** Adds a rate, or puts another in place of the one of the same code and day. */
export const putTaxCode = (db: Db, row: typeof taxCodes.$inferInsert) =>
  db
    .insert(taxCodes)
    .values(row)
    .onConflictDoUpdate({
      target: [taxCodes.sac, taxCodes.fromDay],
      set: { name: row.name, rateBp: row.rateBp, isUnchecked: sql`0` },
    })
    .run()
