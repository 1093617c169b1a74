import { currentSession, endSessionOf } from './session'
import { callHeaders, refusedCall } from './trpc'

/**
 * Fetches an address of this site with the session's token (a plain link cannot send it) and saves the answer as
 * `name`, or under the server's file name. `body` is sent as JSON. Throws as a procedure call does.
 */
export async function download(
  address: string,
  name: string | null,
  method: 'GET' | 'POST' = 'GET',
  body?: object,
) {
  const token = currentSession()?.token ?? null
  const sent = body && { body: JSON.stringify(body) }
  const type = body && { 'content-type': 'application/json' }
  const answer = await fetch(address, { method, headers: { ...callHeaders(), ...type }, ...sent })
  if (answer.status === 401) endSessionOf(token)
  if (!answer.ok) {
    const said = await answer.json().catch(() => null)
    throw refusedCall(answer.status, said?.message ?? '', said?.issues, said?.reason)
  }
  const said = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await answer.blob(), name ?? said ?? '')
}

/** Saves what the page already has as a file. */
export function saveFile(file: Blob, name: string) {
  const content = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = content
  link.download = name
  link.click()
  // Some browsers start saving after this call returns.
  setTimeout(() => URL.revokeObjectURL(content), 60_000)
}
