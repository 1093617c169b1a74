import type { KeptFile } from '../../shared/media'
import { mediaPath } from '../../shared/paths'
import type { MediaRow } from './repository'
import { mainFile } from './rules'

/** What its sender may know about a stored file: not who else it is told apart by. */
export const keptFileView = (row: MediaRow): KeptFile => ({
  id: row.id,
  path: mediaPath(row.id, mainFile(row)),
  kind: row.kind,
  contentType: row.contentType,
  originalName: row.originalName,
  bytes: row.bytes,
})
