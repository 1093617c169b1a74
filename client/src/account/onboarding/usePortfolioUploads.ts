import { useEffect, useRef, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import type { FileLine } from '../../design/FileLines'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { UploadFailure, upload } from '../../lib/upload'

const TO = '/api/v1/agency/models/portfolio-upload'
/** Sent is not kept: the last hundredth is the server's work on the picture. */
const SENT = 0.99

export type PortfolioUploads = ReturnType<typeof usePortfolioUploads>

/** Files on their way into the portfolio, one call a file and one after the other, each with its progress. */
export function usePortfolioUploads() {
  const { talent } = trpc.useUtils()
  const [lines, setLines] = useState<FileLine[]>([])
  const queue = useRef(Promise.resolve())
  const running = useRef(new Map<string, AbortController>())
  const last = useRef(0)

  useEffect(() => {
    const { current } = running
    return () => {
      for (const controller of current.values()) controller.abort()
    }
  }, [])

  const change = (key: string, changes: Partial<FileLine>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  const drop = (key: string) => setLines((before) => before.filter((line) => line.key !== key))

  const send = async (key: string, file: File) => {
    const controller = running.current.get(key)
    if (!controller || controller.signal.aborted) return
    try {
      await upload(file, {
        to: TO,
        onProgress: (share) => change(key, { share: Math.min(share, SENT) }),
        signal: controller.signal,
      })
      drop(key)
      notifySuccess(messages.onboarding.uploaded, file.name)
      await talent.onboarding.get.invalidate()
    } catch (error) {
      if (controller.signal.aborted) return
      const answer = error instanceof UploadFailure && error.status > 0 ? error.message : null
      change(key, { error: tell(file.name, answer) })
    } finally {
      running.current.delete(key)
    }
  }

  const add = (files: readonly File[]) => {
    const taken = files.filter(({ type }) => type.startsWith('image/') || type.startsWith('video/'))
    if (taken.length < files.length)
      notifyFailure(messages.onboarding.invalidFiles, messages.onboarding.invalidFilesText)
    for (const file of taken) {
      last.current += 1
      const key = String(last.current)
      const line = { key, name: file.name, size: file.size }
      if (file.size > UPLOAD_MAX_BYTES) {
        setLines((before) => [...before, { ...line, error: messages.server.fileTooLarge }])
        continue
      }
      setLines((before) => [...before, { ...line, share: 0 }])
      running.current.set(key, new AbortController())
      queue.current = queue.current.then(() => send(key, file))
    }
  }

  const remove = (key: string) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
    drop(key)
  }

  const isUploading = lines.some(({ share, error }) => share !== undefined && error === undefined)
  return { lines, add, remove, isUploading }
}

/** Shows why a file did not arrive; `answer` is the server's sentence, null when it gave none. */
function tell(file: string, answer: string | null): string {
  const { uploadFailed, uploadFailedText, uploadError, uploadErrorText } = messages.onboarding
  const text = answer === null ? uploadErrorText(file) : answer || uploadFailedText(file)
  notifyFailure(answer === null ? uploadError : uploadFailed, text)
  return text
}
