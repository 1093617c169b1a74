import { useEffect, useRef, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '../../../../shared/limits'
import type { DocumentKind } from '../../../../shared/lists'
import { uploadMessages } from '../../../../shared/media/media'
import { documentForm as copy } from '../../copy/documents'
import { parseApiError, reasonOf } from '../apiError'
import { useSingleFlight } from '../loading/singleFlight'
import { fileProblem } from './fileProblem'
import { upload, uploadReason } from './upload'

type Draft = { kind: DocumentKind | ''; number: string; validUntil: string; file: File | null }
type Facts = { kind: DocumentKind; number: string; validUntil: string }
type Options = {
  /** The REST path that takes the file with the facts. */
  to: string
  /** Sends the facts of a document without a file. */
  send: (facts: Facts) => Promise<unknown>
  onDone: (kind: DocumentKind) => void
}

const EMPTY: Draft = { kind: '', number: '', validUntil: '', file: null }

const problemOf = (file: File): string | null =>
  file.type !== 'application/pdf'
    ? fileProblem(file, ['image'])
    : file.size > UPLOAD_MAX_BYTES
      ? uploadMessages.tooLarge
      : null

/** A document while it is typed and sent. What was typed stays when it is refused. */
export function useNewDocument({ to, send, onDone }: Options) {
  const once = useSingleFlight()
  const [draft, setDraft] = useState(EMPTY)
  const [isSending, setSending] = useState(false)
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const fileError = draft.file && problemOf(draft.file)

  const change = (given: Partial<Draft>) => {
    setProblem(null)
    setDraft({ ...draft, ...given })
  }

  const store = async ({ kind, file, number, validUntil }: Draft) => {
    if (kind === '') return setProblem(copy.noKind)
    const sent = kind === 'aadhaar' ? null : file
    if (sent && fileError) return setProblem(fileError)
    if (!sent && number.trim() === '' && kind !== 'aadhaar') return setProblem(copy.nothing)
    setProblem(null)
    setShare(0)
    setSending(true)
    running.current = new AbortController()
    const { signal } = running.current
    try {
      if (sent)
        await upload(sent, {
          to,
          fields: { kind, number, valid_until: validUntil },
          signal,
          onProgress: setShare,
        })
      else await send({ kind, number, validUntil })
      setDraft(EMPTY)
      onDone(kind)
    } catch (error) {
      if (signal.aborted) return
      const answer = parseApiError(error)
      setProblem(sent ? uploadReason(error, copy.notSent) : (answer.issues[0]?.message ?? reasonOf(answer)))
    } finally {
      setSending(false)
    }
  }
  return { draft, change, isSending, share, problem, fileError, submit: () => void once(() => store(draft)) }
}
export type NewDocument = ReturnType<typeof useNewDocument>
