import { widthsOf } from '../../../../shared/media/pictureSizes'
import type { AppContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { extraFiles } from '../../media/store/rules'
import { publish } from '../publicRoster/service'
import * as repository from './sizes.repository'

/** As long as the copy of the database from before an update is kept: a release that needs the files can come back. */
const WAIT_MS = 14 * 24 * 60 * 60_000

type Worker = Pick<AppContext, 'db' | 'storage' | 'clock' | 'log'>

/**
 * Removes the files that the next picture of an earlier release has beyond today's seven; false when there is none, and
 * in the first two weeks (decision 0103). Files go first and the row last, so that a killed process begins with the same
 * picture again, and every address answers in between.
 */
export async function removeExtraSizes({ db, storage, clock, log }: Worker): Promise<boolean> {
  const move = repository.readMove(db)
  if (move === null) {
    repository.writeMove(db, { since: clock().toISOString(), after: '', isDone: false })
    return false
  }
  if (move.isDone || clock().getTime() - Date.parse(move.since) < WAIT_MS) return false
  const picture = repository.nextWithMore(db, move.after)
  if (!picture) {
    repository.writeMove(db, { ...move, isDone: true })
    log.info('every picture has seven files at most')
    return false
  }
  const { id } = picture
  const allowed = widthsOf(Math.max(...picture.widths))
  const widths = picture.widths.filter((width) => allowed.includes(width))
  const files = await storage.files(id)
  const extra = extraFiles(files, widths)
  for (const file of extra) await storage.removeFile(id, file)
  const sizes = await Promise.all(
    files.filter((file) => !extra.includes(file)).map((file) => storage.size(id, file)),
  )
  const bytes = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
  transaction(db, () => {
    repository.writeSizes(db, id, { widths, bytes })
    const modelId = repository.modelOf(db, id)
    if (modelId) publish(db, modelId)
    repository.writeMove(db, { ...move, after: id })
  })
  return true
}
