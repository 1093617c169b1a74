import { and, eq, inArray } from 'drizzle-orm'
import { contacts, models, textSteps } from '../../../../drizzle/schema'
import type { TextLanguage, WalkPurpose } from '../../../../shared/agency/textPurposes'
import type { Db } from '../../../core/db/database'

/** The steps of a walk by claim. */
export const stepsOf = (db: Db, claimIds: readonly string[], purpose: WalkPurpose) =>
  new Map(
    db
      .select()
      .from(textSteps)
      .where(and(inArray(textSteps.claimId, [...claimIds]), eq(textSteps.purpose, purpose)))
      .all()
      .map((row) => [row.claimId, row]),
  )

export const keepStep = (db: Db, row: typeof textSteps.$inferInsert) =>
  db
    .insert(textSteps)
    .values(row)
    .onConflictDoUpdate({
      target: [textSteps.claimId, textSteps.purpose],
      set: { step: row.step, at: row.at },
    })
    .run()

export const removeStep = (db: Db, claimId: string, purpose: WalkPurpose) =>
  db
    .delete(textSteps)
    .where(and(eq(textSteps.claimId, claimId), eq(textSteps.purpose, purpose)))
    .run()

export const keepModelLanguage = (db: Db, id: string, textLanguage: TextLanguage) =>
  db.update(models).set({ textLanguage }).where(eq(models.id, id)).run()

export const keepContactLanguage = (db: Db, id: string, textLanguage: TextLanguage) =>
  db.update(contacts).set({ textLanguage }).where(eq(contacts.id, id)).run()
