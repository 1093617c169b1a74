import { useState } from 'react'
import type { JobDecided } from '../../../../shared/jobs'
import { chart } from '../../copy/chart'
import { parseApiError } from '../../lib/apiError'
import { freshKey } from '../../lib/idempotency'
import { trpc } from '../../lib/trpc'
import { tellDecided } from '../desk/undoStore'

/** The two decisions of a bar that was moved: other days, or the same days for another talent. */
export function useMove(done: string, onDone: () => void) {
  const [decisionKey, setKey] = useState(freshKey)
  const [refusal, setRefusal] = useState<string | null>(null)
  const utils = trpc.useUtils()
  const options = {
    onSuccess(decided: JobDecided) {
      tellDecided(decided, done)
      void utils.desk.chart.invalidate()
      onDone()
    },
    onError(error: unknown) {
      setRefusal(parseApiError(error).message ?? chart.move.noConnection)
      void utils.desk.chart.invalidate()
    },
  }
  const setDays = trpc.desk.chart.setDays.useMutation(options)
  const pass = trpc.desk.chart.pass.useMutation(options)
  return {
    setDays,
    pass,
    decisionKey,
    refusal,
    isBusy: setDays.isPending || pass.isPending,
    /** Something else is wanted now: another decision. */
    changed() {
      setRefusal(null)
      setKey(freshKey())
    },
  }
}
