import { useEffect, useRef, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '../../../../shared/limits'
import type { PictureType } from '../../../../shared/lists'
import { messages } from '../../../../shared/messages'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { UploadFailure, upload } from '../../lib/upload'
import { talent } from '../../words/talent'
import { usePortfolioChanged } from './usePortfolioChanged'

const TO = '/api/v1/agency/models/portfolio-upload'
const words = messages.dashboard

/** Pictures on their way into one slot, one call a file. `refused` says why, and of several which. */
export function useSlotUpload(type: PictureType) {
  const [isUploading, setUploading] = useState(false)
  const [share, setShare] = useState(0)
  const [refused, setRefused] = useState<string[]>([])
  const running = useRef<AbortController | null>(null)
  const changed = usePortfolioChanged()
  useEffect(() => () => running.current?.abort(), [])

  const refuse = (line: string) => {
    if (line !== '') setRefused((before) => [...before.filter((other) => other !== line), line])
    notifyFailure(words.uploadFailed, words.uploadFailedText)
  }

  /** Sends one; the reason why it is not there, if it is not: of the screen, the server or, `''`, of nobody. */
  const send = async (file: File, signal: AbortSignal, onProgress: (share: number) => void) => {
    if (!file.type.startsWith('image/')) return messages.upload.wrongType
    if (file.size > UPLOAD_MAX_BYTES) return messages.upload.tooLarge
    try {
      await upload(file, { to: TO, fields: { type }, signal, onProgress })
      return null
    } catch (failure) {
      return failure instanceof UploadFailure ? failure.message : ''
    }
  }

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    const controller = new AbortController()
    running.current = controller
    setRefused([])
    setUploading(true)
    setShare(0)
    for (const [at, file] of files.entries()) {
      const reason = await send(file, controller.signal, (sent) => setShare((at + sent) / files.length))
      if (controller.signal.aborted) return
      if (reason === null) notifySuccess(words.imageDone, words.imageDoneText)
      else refuse(files.length > 1 ? talent.portfolio.refused(file.name, reason) : reason)
      // Each stands in its place as soon as it is there; until then the slot would look empty.
      await changed()
    }
    setUploading(false)
  }
  return { isUploading, share, refused, add }
}
