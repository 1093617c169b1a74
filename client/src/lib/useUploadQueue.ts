import { useEffect, useRef, useState } from 'react'
import type { FileLine } from '../design/FileLines'
import { type UploadOptions, upload } from './upload'

/** Sent is not kept: the last hundredth is the server's work on the file. */
const SENT = 0.99

type Way = UploadOptions & {
  /** What stands at a file that did not arrive. */
  reason: (error: unknown) => string
  /** When it has arrived; the next one waits for it. */
  onSent: () => unknown
}
type Outcome = 'sent' | 'failed' | 'cancelled'

/**
 * Files on their way, one call a file and one after the other, each with its progress. What failed stays in the list
 * with its reason; what is taken off the list, or left behind with the page, is cancelled.
 */
export function useUploadQueue() {
  const [lines, setLines] = useState<FileLine[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const running = useRef(new Map<string, AbortController>())
  const count = useRef(0)

  useEffect(() => {
    const { current } = running
    return () => {
      for (const controller of current.values()) controller.abort()
    }
  }, [])

  const put = (file: File, standing: Pick<FileLine, 'share' | 'error'>) => {
    count.current += 1
    const key = String(count.current)
    setLines((before) => [...before, { key, name: file.name, size: file.size, ...standing }])
    return key
  }
  const change = (key: string, changes: Partial<FileLine>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  const drop = (key: string) => setLines((before) => before.filter((line) => line.key !== key))

  async function run(key: string, file: File, { reason, onSent, ...options }: Way): Promise<Outcome> {
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
      change(key, { error: reason(error) })
      return 'failed'
    } finally {
      running.current.delete(key)
    }
  }

  return {
    lines,
    isUploading: lines.some(({ share, error }) => share !== undefined && error === undefined),
    /** Puts a file in the list that is not even sent. */
    refuse: (file: File, error: string) => void put(file, { error }),
    /** Sends a file as soon as those before it are through, and tells what came of it. */
    send(file: File, way: Way): Promise<Outcome> {
      const key = put(file, { share: 0 })
      running.current.set(key, new AbortController())
      const outcome = queue.current.then(() => run(key, file, way))
      queue.current = outcome
      return outcome
    },
    remove(key: string) {
      running.current.get(key)?.abort()
      running.current.delete(key)
      drop(key)
    },
  }
}
