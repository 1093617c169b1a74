import { currentSession, endSessionOf } from './session'
import { callHeaders } from './trpc'

/**
 * Saves what an address of this house answers as a file: fetched with the session's token, which a plain link could
 * not carry. Named as the server says, else `name`. Throws when there is no answer or a refusal.
 */
export async function download(address: string, name: string, method: 'GET' | 'POST' = 'GET') {
  const token = currentSession()?.token ?? null
  const answer = await fetch(address, { method, headers: callHeaders() })
  if (answer.status === 401) endSessionOf(token)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const content = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = content
  link.download = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? name
  link.click()
  // A browser that saves later than this call still finds it.
  setTimeout(() => URL.revokeObjectURL(content), 60_000)
}
