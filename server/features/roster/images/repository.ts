import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { portfolioItems, roster } from '../../../../drizzle/schema'
import type { PictureType } from '../../../../shared/lists'
import type { Face, FaceCrop } from '../../../../shared/roster/faces'
import type { Db } from '../../../core/db/database'

type Changes = { type?: PictureType; isLocked?: boolean; face?: FaceCrop }

export const changeItem = (db: Db, id: string, changes: Changes) =>
  db.update(portfolioItems).set(changes).where(eq(portfolioItems.id, id)).run()

/** The faces of those of these models that are on the roster. */
export const facesOf = (db: Db, modelIds: readonly string[]): { id: string; face: Face | null }[] =>
  db
    .select({ id: roster.id, face: roster.face })
    .from(roster)
    .where(inArray(roster.id, [...modelIds]))
    .all()
    .map(({ id, face }) => ({ id, face: face === null ? null : JSON.parse(face) }))

/** Takes the chosen face off whichever picture of the model has it. */
export const forgetFace = (db: Db, modelId: string) =>
  db
    .update(portfolioItems)
    .set({ face: null })
    .where(and(eq(portfolioItems.modelId, modelId), isNotNull(portfolioItems.face)))
    .run()
