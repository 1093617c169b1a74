import type { KeptFile } from '../../../../shared/media/media'
import { mediaPath } from '../../../../shared/paths'
import type { MediaRow } from './repository'
import { mainFile } from './rules'

/** A stored file as its uploader sees it. */
export const keptFileView = (row: MediaRow): KeptFile => ({
  id: row.id,
  path: mediaPath(row.id, mainFile(row)),
  kind: row.kind,
  contentType: row.contentType,
  originalName: row.originalName,
  bytes: row.bytes,
})
