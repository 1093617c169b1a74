import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { commissionRules, statementSettings, talentTerms } from '../../../../drizzle/schema'
import type { CommissionRule } from '../../../../shared/money/statements/reckoning'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'

export type StatementSettings = typeof statementSettings.$inferSelect
export type TalentTerms = typeof talentTerms.$inferSelect

const ONLY = 'agency'
export const findSettings = (db: Db): StatementSettings | undefined =>
  db.select().from(statementSettings).where(eq(statementSettings.id, ONLY)).get()

/** Stores the settings over version `version`; false when there is another. */
export function putSettings(db: Db, values: Omit<StatementSettings, 'id' | 'version'>, version: number) {
  if (version === 0)
    return (
      db
        .insert(statementSettings)
        .values({ ...values, id: ONLY })
        .onConflictDoNothing()
        .run().changes === 1
    )
  return (
    db
      .update(statementSettings)
      .set({ ...values, version: version + 1 })
      .where(and(eq(statementSettings.id, ONLY), eq(statementSettings.version, version)))
      .run().changes === 1
  )
}

const ofModel = (modelId: string | null) =>
  modelId === null ? isNull(commissionRules.modelId) : eq(commissionRules.modelId, modelId)

/** The agency's rules, and those of a talent; of all talents without one. */
export const rulesOf = (db: Db, modelId?: string): CommissionRule[] =>
  db
    .select()
    .from(commissionRules)
    .where(modelId === undefined ? undefined : or(isNull(commissionRules.modelId), ofModel(modelId)))
    .orderBy(asc(commissionRules.fromDay), asc(commissionRules.id))
    .all()

/** Adds a rule, in place of the one of the same talent and day. */
export function putRule(db: Db, row: CommissionRule) {
  db.delete(commissionRules)
    .where(and(ofModel(row.modelId), eq(commissionRules.fromDay, row.fromDay)))
    .run()
  db.insert(commissionRules).values(row).run()
}

export const termsOf = (db: Db, modelId: string): TalentTerms | undefined =>
  db.select().from(talentTerms).where(eq(talentTerms.modelId, modelId)).get()

/** Stores a talent's terms over version `version`; false when there is another. */
export function putTerms(db: Db, { version, ...values }: TalentTerms) {
  if (version === 0) return db.insert(talentTerms).values(values).onConflictDoNothing().run().changes === 1
  return (
    db
      .update(talentTerms)
      .set({ ...values, version: version + 1 })
      .where(and(eq(talentTerms.modelId, values.modelId), eq(talentTerms.version, version)))
      .run().changes === 1
  )
}

type ModelRow = { id: string; name: string; legalName: string; face: string | null }
const MODEL = columns<ModelRow>({
  id: 'm.id',
  name: "coalesce(nullif(m.stage_name, ''), m.name)",
  legalName: 'm.name',
  face: '(select r.face from roster r where r.number = m.number)',
})
export const findModel = (db: Db, id: string) =>
  query(db, MODEL, `select ${MODEL} from models m where m.id = :id`).get({ id })
