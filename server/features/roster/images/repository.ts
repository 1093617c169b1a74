import { and, eq, isNotNull } from 'drizzle-orm'
import { portfolioItems } from '../../../../drizzle/schema'
import type { PictureType } from '../../../../shared/lists'
import type { FaceCrop } from '../../../../shared/roster/faces'
import type { Db } from '../../../core/db/database'

type Changes = { type?: PictureType; isLocked?: boolean; face?: FaceCrop }

export const changeItem = (db: Db, id: string, changes: Changes) =>
  db.update(portfolioItems).set(changes).where(eq(portfolioItems.id, id)).run()

/** Takes the chosen face off whichever picture of the model has it. */
export const forgetFace = (db: Db, modelId: string) =>
  db
    .update(portfolioItems)
    .set({ face: null })
    .where(and(eq(portfolioItems.modelId, modelId), isNotNull(portfolioItems.face)))
    .run()
