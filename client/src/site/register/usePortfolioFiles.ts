import { useEffect, useRef, useState } from 'react'
import { fileSize } from '../../../../shared/format'
import { LINKS_MAX, UPLOAD_MAX_BYTES } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import { isHeic } from '../../lib/forms/fileProblem'
import { UploadFailure, upload } from '../../lib/forms/upload'
import { register as copy } from './copy'
import { keptFiles, type PortfolioFile } from './keptFiles'

const TYPES = /^(image\/|video\/|application\/pdf$)/
const FIELDS = { type: 'portfolio', access: 'private', tags: 'artist_submission' }

const keyOf = (file: File) => `${file.name} ${file.size} ${file.lastModified}`

function complaint(file: File, taken: readonly PortfolioFile[], room: number): string | null {
  if (isHeic(file)) return copy.heic(file.name)
  if (!TYPES.test(file.type)) return messages.application.invalidType(file.name)
  if (file.size === 0) return copy.empty(file.name, fileSize(0))
  if (file.size > UPLOAD_MAX_BYTES) return copy.tooLarge(file.name, fileSize(file.size))
  if (taken.some(({ key }) => key === keyOf(file))) return copy.twice(file.name)
  return taken.length >= room ? copy.tooMany(file.name) : null
}

function urlOf(answer: unknown): string | null {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null
  return typeof url === 'string' ? url : null
}

/** The specified message of a failed upload, and what is to be done about it. */
export class FileFailure extends Error {
  constructor(
    file: string,
    readonly more: string,
  ) {
    super(messages.application.uploadOfFailed(file))
  }
}

/** The server has looked at the file and refused it; otherwise the next file would fail too. */
const isRefused = (failure: UploadFailure) => [400, 413, 415].includes(failure.status)

/** A file was removed during the upload: the applicant has to confirm what is sent. */
export class SendingStopped extends Error {}

/** The chosen files: rejections, upload progress, and which ones the server has. */
export function usePortfolioFiles() {
  const [files, setFiles] = useState(keptFiles.read)
  const [complaints, setComplaints] = useState<readonly string[]>([])
  // The running upload reads this ref, because its closure has an older state.
  const now = useRef(files)
  const sending = useRef<{ key: string; stop: AbortController } | null>(null)
  const isSendingAll = useRef(false)
  const removed = useRef<string | null>(null)

  const put = (next: readonly PortfolioFile[]) => {
    now.current = next
    keptFiles.keep(next)
    setFiles(next)
  }

  useEffect(() => {
    const lost = keptFiles.lost()
    if (lost) setComplaints([copy.lost(lost)])
    // Leaving during the upload sends no application. Files that the server has stay in the list.
    return () => {
      if (!isSendingAll.current) return
      removed.current = ''
      sending.current?.stop.abort()
      keptFiles.keep(now.current.map(({ share: _, ...file }) => (file.url ? { ...file, share: 1 } : file)))
    }
  }, [])

  const change = (key: string, changed: Partial<PortfolioFile>) =>
    put(now.current.map((file) => (file.key === key ? { ...file, ...changed } : file)))

  function add(chosen: File[], hasLink: boolean) {
    const room = LINKS_MAX - Number(hasLink)
    const taken = [...now.current]
    const refused: string[] = []
    for (const file of chosen) {
      const words = complaint(file, taken, room)
      if (words === null) taken.push({ key: keyOf(file), name: file.name, size: file.size, file })
      else refused.push(words)
    }
    put(taken)
    setComplaints(refused)
  }

  function remove(key: string) {
    if (sending.current?.key === key) sending.current.stop.abort()
    if (isSendingAll.current) removed.current = now.current.find((file) => file.key === key)?.name ?? null
    put(now.current.filter((file) => file.key !== key))
    setComplaints([])
  }

  /** Resolves with false when the server refused the file. Throws FileFailure when others would fail too. */
  async function send({ key, file }: PortfolioFile): Promise<boolean> {
    const stop = new AbortController()
    sending.current = { key, stop }
    change(key, { share: 0, error: '' })
    try {
      const onProgress = (share: number) => change(key, { share: Math.min(share, 0.99) })
      const url = urlOf(
        await upload(file, { to: '/media/upload', fields: FIELDS, onProgress, signal: stop.signal }),
      )
      if (url === null) throw new UploadFailure('', 500)
      change(key, { url, share: 1 })
      return true
    } catch (error) {
      if (stop.signal.aborted) return true // Removed during the upload.
      const failure = error instanceof UploadFailure ? error : new UploadFailure('', 500)
      const reason =
        failure.status === 0 ? copy.unanswered : failure.message || messages.application.uploadFailed
      put(now.current.map(({ share: _, ...rest }) => (rest.key === key ? { ...rest, error: reason } : rest)))
      if (isRefused(failure)) return false
      throw new FileFailure(file.name, reason)
    } finally {
      sending.current = null
    }
  }

  /**
   * Uploads the missing files one after the other, also after one that is refused, and returns all URLs.
   * Throws FileFailure when an upload fails, SendingStopped when a file is removed meanwhile.
   */
  async function sendAll(): Promise<string[]> {
    setComplaints([])
    removed.current = null
    isSendingAll.current = true
    const refused: string[] = []
    try {
      for (const { key } of now.current) {
        const file = now.current.find((each) => each.key === key)
        if (file && !file.url && !(await send(file))) refused.push(file.name)
        if (removed.current !== null) throw new SendingStopped(removed.current)
      }
    } finally {
      isSendingAll.current = false
    }
    if (refused.length > 0) throw new FileFailure(refused.join(', '), copy.refused)
    return now.current.flatMap(({ url }) => url ?? [])
  }

  /** The server no longer has these files: the next submit uploads them again. */
  function forget(urls: readonly (string | undefined)[]) {
    put(
      now.current.map(({ url, share, ...file }) =>
        url !== undefined && urls.includes(url)
          ? { ...file, error: copy.uploadLost }
          : { ...file, ...(url !== undefined && { url }), ...(share !== undefined && { share }) },
      ),
    )
  }

  return { files, complaints, add, remove, sendAll, forget }
}
