import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CHAT_PAGE_SIZE, CHAT_PAGE_SIZE_MAX } from '../../../../../shared/limits'
import { parseApiError } from '../../../lib/apiError'
import { useIdempotencyKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'

/** Polling interval of the open chat while the tab is visible. */
const POLL_MS = 20_000

/** The chat with one talent; shown messages are marked as read. */
export function useTalentMessages(modelId: string, isOpen: boolean) {
  const { client, admin } = trpc.useUtils()
  const [limit, setLimit] = useState(CHAT_PAGE_SIZE)
  const [problem, setProblem] = useState<{ message: string | null } | null>(null)
  const [isSending, setSending] = useState(false)
  const markedReadId = useRef<string | null>(null)
  const { keyFor, done } = useIdempotencyKey()
  const { data, isError, refetch } = trpc.admin.mentorMessages.list.useQuery(
    { id: modelId, limit },
    {
      ...adminQueryOptions,
      placeholderData: keepPreviousData,
      // Stop polling once the session has ended.
      refetchInterval: ({ state }) => (isOpen && parseApiError(state.error).status !== 401 ? POLL_MS : false),
    },
  )
  const refresh = () =>
    Promise.all([admin.mentorMessages.list.invalidate(), admin.dashboard.waiting.invalidate()])
  const markRead = trpc.admin.mentorMessages.markRead.useMutation({
    onSuccess: refresh,
    onError: () => {
      markedReadId.current = null
    },
  })

  const newest = data?.messages.findLast(({ sender }) => sender === 'talent')
  const unreadId = isOpen && newest?.isRead === false ? newest.id : null
  const { mutate } = markRead
  useEffect(() => {
    if (unreadId === null || markedReadId.current === unreadId || document.visibilityState !== 'visible')
      return
    markedReadId.current = unreadId
    mutate({ id: modelId, until: unreadId })
  }, [modelId, unreadId, mutate])

  return {
    chat: data,
    isError: isError && !data,
    refetch,
    showEarlier:
      data?.hasEarlier && limit < CHAT_PAGE_SIZE_MAX
        ? () => setLimit(Math.min(CHAT_PAGE_SIZE_MAX, 2 * limit))
        : null,
    /** Why the last message was not sent; `message` is null when there was no response. */
    problem,
    isSending,
    /** Resolves to true when the message was stored. */
    async answer(text: string): Promise<boolean> {
      setSending(true)
      setProblem(null)
      try {
        const given = { id: modelId, text }
        await client.admin.mentorMessages.answer.mutate(given, { context: { idempotencyKey: keyFor(given) } })
        done()
        await refresh()
        return true
      } catch (error) {
        const { message, issues } = parseApiError(error)
        setProblem({ message: issues[0]?.message ?? message })
        return false
      } finally {
        setSending(false)
      }
    },
  }
}
