import { and, eq } from 'drizzle-orm'
import { media, portfolioItems, roster, settings } from '../../../drizzle/schema'
import { passedStep, type SetupStep } from '../../../shared/setup'
import type { Db } from '../../core/db/database'

const PUT_AWAY = 'setup-put-away'
const PASSED = 'setup-step'
const PUT_OFF = 'setup-put-off'

const storedAt = (db: Db, key: string): string | undefined =>
  db.select().from(settings).where(eq(settings.key, key)).get()?.value

/** Whether a superadmin has hidden the list of open tasks. */
export const isPutAway = (db: Db): boolean => storedAt(db, PUT_AWAY) !== undefined

export const putAway = (db: Db, at: string) =>
  db
    .insert(settings)
    .values({ key: PUT_AWAY, value: JSON.stringify(at) })
    .onConflictDoNothing()
    .run()

export const bringBack = (db: Db) => db.delete(settings).where(eq(settings.key, PUT_AWAY)).run()

/** The last step of the wizard that was saved or put off. */
export const readPassedStep = (db: Db): SetupStep | null =>
  passedStep.shape.step.safeParse(storedAt(db, PASSED)).data ?? null

/** The steps that somebody has put off, in no order; none where the row cannot be read. */
export const readPutOff = (db: Db): SetupStep[] =>
  (storedAt(db, PUT_OFF) ?? '').split(',').flatMap((each) => passedStep.shape.step.safeParse(each).data ?? [])

export const writePutOff = (db: Db, steps: readonly SetupStep[]) =>
  db
    .insert(settings)
    .values({ key: PUT_OFF, value: steps.join(',') })
    .onConflictDoUpdate({ target: settings.key, set: { value: steps.join(',') } })
    .run()

export const writePassedStep = (db: Db, value: SetupStep) =>
  db
    .insert(settings)
    .values({ key: PASSED, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
    .run()

/** Whether anybody is on the site, and among the featured. */
export function whoIsOnSite(db: Db) {
  const some = db.select({ id: roster.id }).from(roster)
  return {
    hasModel: some.limit(1).get() !== undefined,
    hasFeatured:
      db.select({ id: roster.id }).from(roster).where(eq(roster.isFeatured, true)).limit(1).get() !==
      undefined,
  }
}

/** Whether visitors see a model with a picture. */
export const hasModelWithPicture = (db: Db): boolean =>
  db
    .select({ id: roster.id })
    .from(roster)
    .innerJoin(portfolioItems, eq(portfolioItems.modelId, roster.id))
    .innerJoin(media, and(eq(media.id, portfolioItems.mediaId), eq(media.isPublic, true)))
    .limit(1)
    .get() !== undefined
