import { useEffect, useRef, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '../../../../shared/limits'
import type { PictureType } from '../../../../shared/lists'
import { messages } from '../../../../shared/messages'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { UploadFailure, upload } from '../../lib/upload'
import { usePortfolioChanged } from './usePortfolioChanged'

const TO = '/api/v1/agency/models/portfolio-upload'
const words = messages.dashboard

/** Pictures on their way into one slot, one call a file. `error` is the server's reason why one was refused. */
export function useSlotUpload(type: PictureType) {
  const [isUploading, setUploading] = useState(false)
  const [share, setShare] = useState(0)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const changed = usePortfolioChanged()
  useEffect(() => () => running.current?.abort(), [])

  const refuse = (reason: string) => {
    setError(reason || null)
    notifyFailure(words.uploadFailed, words.uploadFailedText)
  }

  const send = async (file: File, signal: AbortSignal, onProgress: (share: number) => void) => {
    if (!file.type.startsWith('image/')) return refuse(messages.upload.wrongType)
    if (file.size > UPLOAD_MAX_BYTES) return refuse(messages.upload.tooLarge)
    try {
      await upload(file, { to: TO, fields: { type }, signal, onProgress })
      notifySuccess(words.imageDone, words.imageDoneText)
    } catch (failure) {
      if (!signal.aborted) refuse(failure instanceof UploadFailure ? failure.message : '')
    }
  }

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    const controller = new AbortController()
    running.current = controller
    setError(null)
    setUploading(true)
    setShare(0)
    for (const [at, file] of files.entries()) {
      await send(file, controller.signal, (sent) => setShare((at + sent) / files.length))
      if (controller.signal.aborted) return
      // Each stands in its place as soon as it is there; until then the slot would look empty.
      await changed()
    }
    setUploading(false)
  }
  return { isUploading, share, error, add }
}
