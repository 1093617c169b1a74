import { and, eq, type SQL } from 'drizzle-orm'
import { media, portfolioItems, roster } from '../../../../drizzle/schema'
import { passedStep, type SetupStep } from '../../../../shared/operations/setup'
import type { Db } from '../../../core/db/database'
import { addSettingText, removeSetting, settingText, writeSettingText } from '../../../core/db/settings'

const PUT_AWAY = 'setup-put-away'
const PASSED = 'setup-step'
const PUT_OFF = 'setup-put-off'

/** Whether a superadmin has hidden the list of open tasks. */
export const isPutAway = (db: Db): boolean => settingText(db, PUT_AWAY) !== undefined

export const putAway = (db: Db, at: string) => addSettingText(db, PUT_AWAY, JSON.stringify(at))

export const bringBack = (db: Db) => removeSetting(db, PUT_AWAY)

/** The last step of the wizard that was saved or put off. */
export const readPassedStep = (db: Db): SetupStep | null =>
  passedStep.shape.step.safeParse(settingText(db, PASSED)).data ?? null

/** The steps that somebody has put off, in no order; none where the row cannot be read. */
export const readPutOff = (db: Db): SetupStep[] =>
  (settingText(db, PUT_OFF) ?? '')
    .split(',')
    .flatMap((each) => passedStep.shape.step.safeParse(each).data ?? [])

export const writePutOff = (db: Db, steps: readonly SetupStep[]) =>
  writeSettingText(db, PUT_OFF, steps.join(','))

export const writePassedStep = (db: Db, value: SetupStep) => writeSettingText(db, PASSED, value)

/** Whether anybody is on the site, and among the featured. */
export function whoIsOnSite(db: Db) {
  const isAny = (which?: SQL) =>
    db.select({ id: roster.id }).from(roster).where(which).limit(1).get() !== undefined
  return { hasModel: isAny(), hasFeatured: isAny(eq(roster.isFeatured, true)) }
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
