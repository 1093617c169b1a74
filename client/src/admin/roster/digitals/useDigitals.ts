import { useState } from 'react'
import { UPLOAD_MAX_BYTES } from '../../../../../shared/limits'
import type { Digital } from '../../../../../shared/lists'
import { uploadReason } from '../../../lib/forms/upload'
import { useUploadQueue } from '../../../lib/forms/useUploadQueue'
import { digitals as copy } from './copy'
import { sidesOf } from './sides'

/** Named types instead of `image/*`, so that an iPhone sends JPEG instead of HEIC. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

/** Why the client rejects a file; the server checks its bytes. */
function refusalOf(file: File, side: Digital | null): string | undefined {
  if (!file.type.startsWith('image/')) return copy.noPicture
  if (file.size > UPLOAD_MAX_BYTES) return copy.tooLarge
  return side === null ? copy.tooMany : undefined
}

const reason = (error: unknown) => uploadReason(error, copy.failed)

/**
 * Uploads digitals of one or of many talents, one after the other. Failed ones stay listed with their talent, whatever
 * the page shows meanwhile.
 */
export function useDigitals(onAdded: (modelId: string) => unknown = () => {}) {
  const queue = useUploadQueue()
  const [added, setAdded] = useState<Record<string, Digital[]>>({})

  function add(modelId: string, files: readonly File[], side?: Digital) {
    const sides = side
      ? files.map((_, at) => (at === 0 ? side : null))
      : sidesOf(files.map(({ name }) => name))
    for (const [at, file] of files.entries()) {
      const type = sides[at] ?? null
      const refusal = refusalOf(file, type)
      if (refusal || type === null) queue.refuse(file, refusal ?? copy.tooMany, modelId)
      else
        void queue.send(file, {
          to: `/api/v1/desk/talents/${encodeURIComponent(modelId)}/digitals`,
          fields: { type },
          group: modelId,
          reason,
          onSent() {
            setAdded((all) => ({ ...all, [modelId]: [...new Set([...(all[modelId] ?? []), type])] }))
            return onAdded(modelId)
          },
        })
    }
  }
  return {
    isUploading: queue.isUploading,
    of: (modelId: string) => ({
      lines: queue.lines.filter(({ group }) => group === modelId),
      added: added[modelId] ?? [],
      add: (files: readonly File[], side?: Digital) => add(modelId, files, side),
      sendAgain: queue.sendAgain,
      remove: queue.remove,
    }),
  }
}
export type DigitalsOf = ReturnType<ReturnType<typeof useDigitals>['of']>
