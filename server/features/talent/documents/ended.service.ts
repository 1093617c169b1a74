import type { AppContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { removeMedia } from '../../media/store/repository'
import { removeFiles } from '../../media/store/service'
import { endedBefore, removeDocument } from './repository'

type Worker = Pick<AppContext, 'db' | 'storage' | 'log'>

/** Removes documents whose last day was before `day`, with their files, and returns how many. */
export async function removeEnded(app: Worker, day: string): Promise<number> {
  const { db } = app
  const ended = transaction(db, () => {
    const rows = endedBefore(db, day)
    for (const { id, mediaId } of rows) {
      removeDocument(db, id)
      if (mediaId !== null) removeMedia(db, mediaId)
    }
    return rows
  })
  await removeFiles(
    app,
    ended.map(({ mediaId }) => mediaId),
  )
  return ended.length
}
