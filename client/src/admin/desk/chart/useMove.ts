import { useState } from 'react'
import { type ApiError, parseApiError } from '../../../lib/apiError'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { tellDecided } from '../items/undoStore'

/** The decisions of a bar that was moved: other days for a job or a bookout, or the same days for another talent. */
export function useMove(done: string, onDone: () => void) {
  const [decisionKey, setKey] = useState(freshKey)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const utils = trpc.useUtils()
  const options = {
    onSuccess(decided: { decisionId: string; undoMs: number }) {
      tellDecided(decided, done)
      void utils.desk.chart.invalidate()
      onDone()
    },
    onError(error: unknown) {
      setRefusal(parseApiError(error))
      void utils.desk.chart.invalidate()
    },
  }
  const setDays = trpc.desk.chart.setDays.useMutation(options)
  const pass = trpc.desk.chart.pass.useMutation(options)
  const changeBookout = trpc.desk.bookouts.change.useMutation(options)
  const forget = () => setRefusal(null)
  return {
    setDays,
    pass,
    changeBookout,
    decisionKey,
    refusal,
    forget,
    isBusy: setDays.isPending || pass.isPending || changeBookout.isPending,
    /** Something else is wanted now: another decision. */
    changed() {
      forget()
      setKey(freshKey())
    },
  }
}
