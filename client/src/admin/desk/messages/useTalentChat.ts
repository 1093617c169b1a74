import { useState } from 'react'
import { parseApiError } from '../../../lib/apiError'
import { useIdempotencyKey } from '../../../lib/forms/idempotency'
import { notifyFailure, notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { messages as copy } from './copy'

const SHOWN = 10

/** The newest messages of the chat with a talent. What is done with them ends with `onDone`. */
export function useTalentChat(modelId: string, name: string, onDone: () => void) {
  const { client, admin, desk } = trpc.useUtils()
  const [problem, setProblem] = useState<{ message: string | null } | null>(null)
  const [isSending, setSending] = useState(false)
  const { keyFor, done } = useIdempotencyKey()
  const query = trpc.admin.mentorMessages.list.useQuery({ id: modelId, limit: SHOWN }, adminQueryOptions)
  const list = query.data?.messages
  const newest = list?.findLast(({ sender }) => sender === 'talent')
  const refresh = () =>
    Promise.all([
      desk.today.invalidate(),
      admin.mentorMessages.list.invalidate(),
      admin.dashboard.waiting.invalidate(),
    ])
  const markRead = trpc.admin.mentorMessages.markRead.useMutation({
    onSuccess: () => {
      notifySuccess(copy.marked)
      onDone()
      return refresh()
    },
    onError: (error) => notifyFailure(copy.notMarked, parseApiError(error).message ?? undefined),
  })
  const answer = async (text: string) => {
    setSending(true)
    setProblem(null)
    try {
      const given = { id: modelId, text, ...(newest ? { until: newest.id } : {}) }
      await client.admin.mentorMessages.answer.mutate(given, { context: { idempotencyKey: keyFor(given) } })
      done()
      notifySuccess(copy.sent(name))
      onDone()
      await refresh()
    } catch (error) {
      const { message, issues } = parseApiError(error)
      setProblem({ message: issues[0]?.message ?? message })
    } finally {
      setSending(false)
    }
  }
  return { query, list, newest, problem, isSending, answer, markRead }
}
