import { useEffect } from 'react'
import { tellFailed } from '../forms/tellFailed'

type Answer = { isError: boolean; errorUpdatedAt: number }

/** Shows the specified notice each time a query fails. */
export function useFailureNotice({ isError, errorUpdatedAt }: Answer, sentence: string) {
  useEffect(() => {
    if (isError && errorUpdatedAt) tellFailed(sentence)
  }, [isError, errorUpdatedAt, sentence])
}
