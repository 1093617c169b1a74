import { eq } from 'drizzle-orm'
import { media, portfolioItems } from '../../drizzle/schema'
import type { PictureType } from '../../shared/lists'
import type { Db } from '../core/database'

export const changeItem = (db: Db, id: string, changes: { type?: PictureType; isLocked?: boolean }) =>
  db.update(portfolioItems).set(changes).where(eq(portfolioItems.id, id)).run()

/** Makes a file the model's own, so that its person may open it while it is locked. */
export const giveMedia = (db: Db, id: string, ownerId: string | null) =>
  db.update(media).set({ ownerId, uploader: null }).where(eq(media.id, id)).run()
