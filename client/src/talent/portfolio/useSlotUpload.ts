import { useEffect, useRef, useState } from 'react'
import type { PictureType } from '../../../../shared/lists'
import { messages } from '../../../../shared/messages'
import { fileProblem } from '../../lib/forms/fileProblem'
import { upload, uploadReason } from '../../lib/forms/upload'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { talent } from '../copy'
import { usePortfolioChanged } from './usePortfolioChanged'

const TO = '/api/v1/agency/models/portfolio-upload'
const copy = messages.dashboard

/** Uploads pictures to a slot, one request per file. `refused` lists why files were rejected. */
export function useSlotUpload(type: PictureType) {
  const [isUploading, setUploading] = useState(false)
  const [share, setShare] = useState(0)
  const [refused, setRefused] = useState<string[]>([])
  const running = useRef<AbortController | null>(null)
  const changed = usePortfolioChanged()
  useEffect(() => () => running.current?.abort(), [])

  const refuse = (line: string) => {
    if (line !== '') setRefused((before) => [...before.filter((other) => other !== line), line])
    notifyFailure(copy.uploadFailed, copy.uploadFailedText)
  }

  /** Uploads a file. Returns null on success, else the reason, '' if unknown. */
  const send = async (file: File, signal: AbortSignal, onProgress: (share: number) => void) => {
    const problem = fileProblem(file, ['image'])
    if (problem !== null) return problem
    try {
      await upload(file, { to: TO, fields: { type }, signal, onProgress })
      return null
    } catch (failure) {
      return uploadReason(failure, '')
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
      // A cancel can come after the file has arrived, so refetch.
      if (controller.signal.aborted) {
        await changed()
        break
      }
      if (reason !== null) {
        refuse(files.length > 1 ? talent.portfolio.refused(file.name, reason) : reason)
        continue
      }
      notifySuccess(copy.imageDone, copy.imageDoneText)
      // Wait until the picture is shown, because the slot would look empty until then.
      await changed()
    }
    setUploading(false)
  }
  /** Stops the upload. Files that have arrived stay. */
  const cancel = () => running.current?.abort()
  return { isUploading, share, refused, add, cancel }
}
