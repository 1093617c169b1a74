import { useEffect } from 'react'
import { messages } from '../../../../shared/messages'
import { notifyFailure } from '../../lib/notify'

type Answer = { isError: boolean; errorUpdatedAt: number }

/** Says with the specification's sentence that something could not be fetched, each time that it could not. */
export function useFailureNotice({ isError, errorUpdatedAt }: Answer, sentence: string) {
  useEffect(() => {
    if (isError && errorUpdatedAt) notifyFailure(messages.admin.error, sentence)
  }, [isError, errorUpdatedAt, sentence])
}
