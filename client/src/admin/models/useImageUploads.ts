import { useEffect, useRef, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '../../../../shared/limits'
import type { PictureType } from '../../../../shared/lists'
import { messages } from '../../../../shared/messages'
import type { FileLine } from '../../design/FileLines'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { UploadFailure, upload } from '../../lib/upload'
import { adminModels } from '../../words/adminModels'

const words = adminModels.images
/** Named types, not `image/*`: then a phone sends JPEG in place of HEIC. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,video/mp4,video/webm,video/quicktime'

type Wanted = { type: PictureType; isLocked: boolean }

/** Why a file is not even sent; the server proves the bytes. */
function refusal(file: File): string | undefined {
  if (!/^(image|video)\//.test(file.type)) return words.rejected
  return file.size > UPLOAD_MAX_BYTES ? words.tooLarge : undefined
}

/** Sends many files one after the other, each with its progress; what failed stays in the list with its reason. */
export function useImageUploads(modelId: string, onDone: () => void) {
  const [lines, setLines] = useState<FileLine[]>([])
  const running = useRef(new Map<string, AbortController>())
  const count = useRef(0)
  useEffect(
    () => () => {
      for (const each of running.current.values()) each.abort()
    },
    [],
  )

  const change = (key: string, changes: Partial<FileLine>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  const remove = (key: string) => {
    running.current.get(key)?.abort()
    setLines((before) => before.filter((line) => line.key !== key))
  }

  async function send(file: File, key: string, { type, isLocked }: Wanted): Promise<boolean> {
    const control = running.current.get(key)
    if (!control || control.signal.aborted) return false
    try {
      await upload(file, {
        to: `/admin/models/${encodeURIComponent(modelId)}/images/upload`,
        fields: { type, is_locked: String(isLocked) },
        onProgress: (share) => change(key, { share }),
        signal: control.signal,
      })
      setLines((before) => before.filter((line) => line.key !== key))
      return true
    } catch (error) {
      if (control.signal.aborted) return false
      const reason =
        error instanceof UploadFailure && error.message ? error.message : messages.admin.imageFailed
      change(key, { error: reason })
      return false
    } finally {
      running.current.delete(key)
    }
  }

  async function add(files: readonly File[], wanted: Wanted) {
    const queued = files.map((file) => {
      count.current += 1
      const key = `${count.current}`
      const error = refusal(file)
      if (!error) running.current.set(key, new AbortController())
      const line: FileLine = { key, name: file.name, size: file.size, ...(error ? { error } : { share: 0 }) }
      return { file, line }
    })
    setLines((before) => [...before, ...queued.map(({ line }) => line)])
    let sent = 0
    for (const { file, line } of queued)
      if (!line.error && (await send(file, line.key, wanted))) {
        sent += 1
        onDone()
      }
    if (sent > 0) notifySuccess(words.uploaded(sent))
    if (sent < queued.length) notifyFailure(messages.admin.error, messages.admin.imageFailed)
  }

  return { lines, add, remove, isBusy: lines.some(({ error }) => !error) }
}
