import { useEffect } from 'react'
import { messages } from '../../../../shared/messages'
import { notifyFailure } from '../../lib/notify'

type Answer = { isError: boolean; errorUpdatedAt: number }

/** Shows the specified notice each time a query fails. */
export function useFailureNotice({ isError, errorUpdatedAt }: Answer, sentence: string) {
  useEffect(() => {
    if (isError && errorUpdatedAt) notifyFailure(messages.admin.error, sentence)
  }, [isError, errorUpdatedAt, sentence])
}
