import { request } from 'undici'
import { type Lookups, publicAgent } from './publicAgent'

/** How long a receiver has for its answer. */
const WAIT_MS = 10_000
const REASON_MAX = 200

/** Whether the receiver took the call: any answer from 200 to 299. `answer` is its status or why there was none. */
export type PublicCallAnswer = { isDelivered: boolean; answer: string }
/** What tests replace. */
export type PublicCallOptions = Partial<Lookups> & { ms?: number }
type Call = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string | Buffer | null }

/** Calls a web address that somebody typed, if it is of the public internet, and follows no redirect. Never throws. */
export async function callPublicAddress(
  address: string,
  call: Call,
  { ms = WAIT_MS, ...lookups }: PublicCallOptions = {},
): Promise<PublicCallAnswer> {
  const late = AbortSignal.timeout(ms)
  try {
    return await answerOf(new URL(address), call, late, lookups)
  } catch (error) {
    return failed(late.aborted ? `No answer within ${ms / 1_000} seconds` : reasonOf(error))
  }
}

async function answerOf(url: URL, call: Call, signal: AbortSignal, lookups: Partial<Lookups>) {
  const dispatcher = await publicAgent(url, signal, lookups)
  if (dispatcher === 'not-public') return failed('The address leads to this machine or a private network')
  if (dispatcher === 'unreachable') return failed('The host was not found')
  try {
    const { statusCode, body } = await request(url, { ...call, dispatcher, signal })
    // Unread: only the status counts, and its error must not be unhandled.
    body.on('error', () => {}).destroy()
    return { isDelivered: statusCode >= 200 && statusCode < 300, answer: `${statusCode}` }
  } finally {
    await dispatcher.destroy()
  }
}

const failed = (answer: string): PublicCallAnswer => ({ isDelivered: false, answer })

/** The code of a failed connection; its message may quote an address. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code ?? message ?? 'No connection').slice(0, REASON_MAX)
}
