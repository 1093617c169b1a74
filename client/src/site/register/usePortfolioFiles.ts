import { useRef, useState } from 'react'
import { fileSize } from '../../../../shared/format'
import { LINKS_MAX, UPLOAD_MAX_BYTES } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import type { FileLine } from '../../design/FileLines'
import { UploadFailure, upload } from '../../lib/upload'
import { register as words } from '../../words/register'

/** `url` once the server has the file: then it is not sent again. */
type PortfolioFile = FileLine & { file: File; url?: string }

const TYPES = /^(image\/|video\/|application\/pdf$)/
const FIELDS = { type: 'portfolio', access: 'private', tags: 'artist_submission' }

const keyOf = (file: File) => `${file.name} ${file.size} ${file.lastModified}`

function complaint(file: File, taken: readonly PortfolioFile[], room: number): string | null {
  if (!TYPES.test(file.type)) return messages.application.invalidType(file.name)
  if (file.size > UPLOAD_MAX_BYTES) return words.tooLarge(file.name, fileSize(file.size))
  if (taken.some(({ key }) => key === keyOf(file))) return words.twice(file.name)
  return taken.length >= room ? words.tooMany(file.name) : null
}

function urlOf(answer: unknown): string | null {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null
  return typeof url === 'string' ? url : null
}

/** What a failed upload says: the specification's sentence, and the server's reason when it gave one. */
export class FileFailure extends Error {
  constructor(
    file: string,
    readonly reason: string,
  ) {
    super(messages.application.uploadOfFailed(file))
  }
}

/** The chosen files: what is refused when it is chosen, how far each is, and what the server has already. */
export function usePortfolioFiles() {
  const [files, setFiles] = useState<readonly PortfolioFile[]>([])
  const [complaints, setComplaints] = useState<readonly string[]>([])
  // What the running upload reads: a render may be behind.
  const now = useRef(files)
  const sending = useRef<{ key: string; stop: AbortController } | null>(null)

  const put = (next: readonly PortfolioFile[]) => {
    now.current = next
    setFiles(next)
  }
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
    put(now.current.filter((file) => file.key !== key))
    setComplaints([])
  }

  async function send({ key, file }: PortfolioFile) {
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
    } catch (error) {
      if (stop.signal.aborted) return // Taken off the list while it was sent.
      const { message, status } = error instanceof UploadFailure ? error : { message: '', status: 500 }
      const reason = status === 0 ? words.unanswered : message || messages.application.uploadFailed
      put(now.current.map(({ share: _, ...rest }) => (rest.key === key ? { ...rest, error: reason } : rest)))
      throw new FileFailure(file.name, reason)
    } finally {
      sending.current = null
    }
  }

  /** Sends what the server does not have yet, one after the other, and gives the addresses of all. */
  async function sendAll(): Promise<string[]> {
    setComplaints([])
    for (const { key } of now.current) {
      const file = now.current.find((each) => each.key === key)
      if (file && !file.url) await send(file)
    }
    return now.current.flatMap(({ url }) => url ?? [])
  }

  /** The server no longer has these: they are sent anew at the next press. */
  function forget(urls: readonly (string | undefined)[]) {
    put(
      now.current.map(({ url, share, ...file }) =>
        url !== undefined && urls.includes(url)
          ? { ...file, error: words.uploadLost }
          : { ...file, ...(url !== undefined && { url }), ...(share !== undefined && { share }) },
      ),
    )
  }

  return { files, complaints, add, remove, sendAll, forget }
}
