import { useEffect, useRef, useState } from 'react'
import type { FileLine } from '../../design/form/FileLines'
import { UploadFailure, type UploadOptions, upload } from './upload'

/** The last hundredth is for the server's processing after the upload. */
const SENT = 0.99

type Way = UploadOptions & {
  /** whose file it is, where one queue is for several */
  group?: string
  /** The message shown at a failed file. */
  reason: (error: unknown) => string
  /** Called when the file has arrived; the next upload waits for it. */
  onSent: () => unknown
}
type Outcome = 'sent' | 'failed' | 'cancelled'
/** `again` is there where the server did not answer: the same file may arrive the next time. */
type Line = FileLine & { again?: () => void; group?: string | undefined }

/**
 * Uploads files one after the other and reports each one's progress. A failed file stays listed with its reason;
 * removing a file, or leaving the page, cancels its upload.
 */
export function useUploadQueue() {
  const [lines, setLines] = useState<Line[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const running = useRef(new Map<string, AbortController>())
  const count = useRef(0)

  useEffect(() => {
    const { current } = running
    return () => {
      for (const controller of current.values()) controller.abort()
    }
  }, [])

  const put = (file: File, standing: Pick<Line, 'share' | 'error' | 'group'>) => {
    count.current += 1
    const key = String(count.current)
    setLines((before) => [...before, { key, name: file.name, size: file.size, ...standing }])
    return key
  }
  const change = (key: string, changes: Partial<Line>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  const drop = (key: string) => setLines((before) => before.filter((line) => line.key !== key))

  async function run(key: string, file: File, way: Way): Promise<Outcome> {
    const { reason, onSent, group: _, ...options } = way
    const signal = running.current.get(key)?.signal
    if (!signal || signal.aborted) return 'cancelled'
    try {
      const onProgress = (share: number) => change(key, { share: Math.min(share, SENT) })
      await upload(file, { ...options, onProgress, signal })
      drop(key)
      await onSent()
      return 'sent'
    } catch (error) {
      if (signal.aborted) return 'cancelled'
      const isLost = error instanceof UploadFailure && error.status === 0
      const again = () => {
        change(key, { share: 0, error: undefined, again: undefined })
        void queueUp(key, file, way)
      }
      change(key, { error: reason(error), ...(isLost && { again }) })
      return 'failed'
    } finally {
      running.current.delete(key)
    }
  }

  function queueUp(key: string, file: File, way: Way): Promise<Outcome> {
    running.current.set(key, new AbortController())
    const outcome = queue.current.then(() => run(key, file, way))
    queue.current = outcome
    return outcome
  }

  return {
    lines,
    isUploading: lines.some(({ share, error }) => share !== undefined && error === undefined),
    /** Lists a file as rejected without uploading it. */
    refuse: (file: File, error: string, group?: string) => void put(file, { error, group }),
    /** Uploads a file after those before it; resolves with the outcome. */
    send: (file: File, way: Way) => queueUp(put(file, { share: 0, group: way.group }), file, way),
    /** Uploads all files again that the server did not answer; null when there are none. */
    sendAgain: lines.some(({ again }) => again)
      ? () => {
          for (const { again } of lines) again?.()
        }
      : null,
    remove(key: string) {
      running.current.get(key)?.abort()
      running.current.delete(key)
      drop(key)
    },
  }
}
