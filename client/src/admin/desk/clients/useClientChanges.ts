import { useState } from 'react'
import { type ApiError, parseApiError } from '../../../lib/apiError'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { client as copy } from './copy'

export type ClientChanges = ReturnType<typeof useClientChanges>

/** What makes two clients one and one two, and why the last change was refused. */
export function useClientChanges() {
  const utils = trpc.useUtils()
  const [refusal, refuse] = useState<ApiError | null>(null)
  const options = {
    onSuccess() {
      refuse(null)
      notifySuccess(copy.done)
      void utils.desk.clients.invalidate()
    },
    onError(error: unknown) {
      refuse(parseApiError(error))
      void utils.desk.clients.get.invalidate()
    },
  }
  return {
    refusal,
    refuse,
    forget: () => refuse(null),
    merge: trpc.desk.clients.merge.useMutation(options),
    separate: trpc.desk.clients.separate.useMutation(options),
    change: trpc.desk.clients.change.useMutation(options),
  }
}
