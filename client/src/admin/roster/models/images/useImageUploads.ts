import { UPLOAD_MAX_BYTES } from '../../../../../../shared/limits'
import type { PictureType } from '../../../../../../shared/lists'
import { messages } from '../../../../../../shared/messages'
import { uploadReason } from '../../../../lib/forms/upload'
import { useUploadQueue } from '../../../../lib/forms/useUploadQueue'
import { notifySuccess } from '../../../../lib/notify'
import { tellFailed } from '../../../forms/tellFailed'
import { adminModels } from '../copy'

const copy = adminModels.images
/** Named types instead of `image/*`, so that an iPhone sends JPEG instead of HEIC. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,video/mp4,video/webm,video/quicktime'

type Wanted = { type: PictureType; isLocked: boolean }

/** Why the client rejects a file; the server checks its bytes. */
function apiError(file: File): string | undefined {
  if (!/^(image|video)\//.test(file.type)) return copy.rejected
  return file.size > UPLOAD_MAX_BYTES ? copy.tooLarge : undefined
}

const reason = (error: unknown) => uploadReason(error, messages.admin.imageFailed)

/** Uploads files to a model, then reports how many arrived and whether any failed. */
export function useImageUploads(modelId: string, onDone: () => void) {
  const { lines, isUploading, send, refuse, remove } = useUploadQueue()

  async function add(files: readonly File[], { type, isLocked }: Wanted) {
    const outcomes = files.map((file) => {
      const error = apiError(file)
      if (error) {
        refuse(file, error)
        return 'failed' as const
      }
      return send(file, {
        to: `/admin/models/${encodeURIComponent(modelId)}/images/upload`,
        fields: { type, is_locked: String(isLocked) },
        reason,
        onSent: onDone,
      })
    })
    const all = await Promise.all(outcomes)
    const sent = all.filter((outcome) => outcome === 'sent').length
    if (sent > 0) notifySuccess(copy.uploaded(sent))
    if (all.includes('failed')) tellFailed(messages.admin.imageFailed)
  }

  return { lines, isUploading, add, remove }
}
