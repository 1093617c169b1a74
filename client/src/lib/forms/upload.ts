import { parts } from '../../copy/parts'
import { currentSession, endSessionOf } from '../session'
import { callHeaders } from '../trpc'

/** Why an upload failed, with the server's message if there was one. `status` 0 means no answer. */
export class UploadFailure extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** What the server said, that it did not answer, or else this sentence. */
export const uploadReason = (error: unknown, otherwise: string) => {
  if (!(error instanceof UploadFailure)) return otherwise
  return error.status === 0 ? parts.noResponse : error.message || otherwise
}

export type UploadOptions = {
  /** The REST path, such as `/api/v1/agency/models/portfolio-upload`. */
  to: string
  /** Other text parts of the form, sent before the file. */
  fields?: Record<string, string>
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends one file as multipart part `file` and resolves with the answer's JSON.
 * XMLHttpRequest, because `fetch` cannot tell how much has been sent.
 * @throws UploadFailure with the server's message; `AbortError` (DOMException) when `signal` was aborted.
 */
export function upload(file: File, { to, fields = {}, onProgress, signal }: UploadOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const token = currentSession()?.token ?? null
    const request = new XMLHttpRequest()
    request.open('POST', to)
    request.responseType = 'text'
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onerror = () => reject(new UploadFailure('', 0))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status === 401) endSessionOf(token)
      if (request.status >= 200 && request.status < 300 && !isApiError(answer)) return resolve(answer)
      reject(new UploadFailure(messageOf(answer), request.status))
    }
    if (signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file)
    request.send(form)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isApiError = (answer: unknown) =>
  typeof answer !== 'object' || answer === null || ('error' in answer && answer.error === true)

const messageOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : ''
