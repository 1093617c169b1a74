import type { KeptFile } from '../../../../shared/media'
import { publicUrl } from '../../../core/config'
import type { View } from './envelope'

/** A private file's address, under `data` and at the top (section 3, Upload response). It opens for nobody as it is. */
export const keptFile: View<KeptFile> = (row, ctx) => {
  const url = `${publicUrl(ctx.config)}${row.path}`
  const { originalName, contentType, bytes } = row
  return {
    success: true,
    url,
    data: { url, _id: row.id, original_name: originalName, content_type: contentType, file_size: bytes },
  }
}
