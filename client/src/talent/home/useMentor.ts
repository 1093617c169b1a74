import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CHAT_PAGE_SIZE, CHAT_PAGE_SIZE_MAX } from '../../../../shared/limits'
import { parseApiError } from '../../lib/apiError'
import { freshKey } from '../../lib/forms/idempotency'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'
import { chatLines, type Outgoing } from './chatLines'

/** The specified delay of the automatic reply. */
const REPLY_MS = 1_000
/** How often to poll for an answer while the chat is open in a visible tab. */
const POLL_MS = 20_000

/**
 * The talent's side of the chat: stored messages, outgoing ones, and the automatic reply one second after each own one.
 * Messages are sent one after the other, so that they arrive in order.
 */
export function useMentor(isShown: boolean) {
  const { client, talent } = trpc.useUtils()
  const [openedAt] = useState(() => new Date().toISOString())
  const [limit, setLimit] = useState(CHAT_PAGE_SIZE)
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])
  const queue = useRef(Promise.resolve())
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const { data, isError, refetch } = trpc.talent.mentorMessages.list.useQuery(
    { limit },
    {
      ...refetchOnReturn,
      staleTime: 0,
      placeholderData: keepPreviousData,
      // A new request does not revive an ended session.
      refetchInterval: ({ state }) =>
        isShown && parseApiError(state.error).status !== 401 ? POLL_MS : false,
    },
  )

  useEffect(() => {
    const { current } = timers
    return () => {
      for (const timer of current) clearTimeout(timer)
    }
  }, [])

  const patch = (key: string, change: Partial<Outgoing>) =>
    setOutgoing((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)))

  async function deliver({ key, text }: Outgoing) {
    try {
      const context = { idempotencyKey: key }
      const { id, at } = await client.talent.mentorMessages.send.mutate({ text }, { context })
      patch(key, { state: 'sent', id, at })
      void talent.mentorMessages.list.invalidate()
    } catch (error) {
      patch(key, { state: 'failed', problem: parseApiError(error).message })
    }
  }

  function start(message: Outgoing) {
    queue.current = queue.current.then(() => deliver(message))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      patch(message.key, { isReplyDue: true })
    }, REPLY_MS)
    timers.current.add(timer)
  }

  return {
    lines: chatLines({ chat: data, outgoing, openedAt }),
    newestOfMentor: data?.messages.findLast(({ sender }) => sender === 'agency'),
    isUnsent: outgoing.some(({ state }) => state !== 'sent'),
    isError: isError && !data,
    retryReading: () => void refetch(),
    showEarlier:
      data?.hasEarlier && limit < CHAT_PAGE_SIZE_MAX
        ? () => setLimit(Math.min(CHAT_PAGE_SIZE_MAX, 2 * limit))
        : null,
    send(text: string) {
      const at = new Date().toISOString()
      const message: Outgoing = {
        key: freshKey(),
        id: null,
        text,
        at,
        state: 'sending',
        problem: null,
        isReplyDue: false,
      }
      setOutgoing((before) => [...before, message])
      start(message)
    },
    /** Retries a failed message with the same key, so that the server never stores it twice. */
    sendAgain(key: string) {
      const found = outgoing.find((each) => each.key === key)
      if (!found) return
      patch(key, { state: 'sending', problem: null, isReplyDue: false })
      start(found)
    },
    takeBack(key: string): string {
      setOutgoing((before) => before.filter((each) => each.key !== key))
      return outgoing.find((each) => each.key === key)?.text ?? ''
    },
  }
}
