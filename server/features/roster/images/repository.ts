import { eq } from 'drizzle-orm'
import { portfolioItems } from '../../../../drizzle/schema'
import type { PictureType } from '../../../../shared/lists'
import type { Db } from '../../../core/db/database'

export const changeItem = (db: Db, id: string, changes: { type?: PictureType; isLocked?: boolean }) =>
  db.update(portfolioItems).set(changes).where(eq(portfolioItems.id, id)).run()
