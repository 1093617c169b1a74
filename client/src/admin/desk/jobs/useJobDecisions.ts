import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { JobDecided } from '../../../../../shared/desk/jobs/jobs'
import { type ApiError, parseApiError, reasonOf } from '../../../lib/apiError'
import { showAnswer } from '../../../lib/loading/showAnswer'
import { notifyFailure } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { desk } from '../copy'
import { tellDecided } from '../items/undoStore'

type Api = ReturnType<typeof trpc.useUtils>['client']['desk']
/** Asks the server for a decision about a job. */
export type Ask = (api: Api) => Promise<JobDecided>
type Decision = {
  ask: Ask
  /** what is said once it is made, where need be by how the job is then */
  words: string | ((job: JobDecided['job']) => string)
  onDone?: () => void
  /** gets what a refusal says about fields, by their names: said beside them, it is not said again above */
  onErrors?: (errors: Record<string, string>) => void
}

/**
 * Decisions about a job, one at a time. Each answers with the job as it is now and offers to be taken back; a refused
 * one says what happened meanwhile and loads the job again. Who has left the job reads both elsewhere.
 */
export function useJobDecisions() {
  const utils = trpc.useUtils()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ ask }: Decision) => ask(utils.client.desk),
    async onSuccess(decided, { words, onDone }) {
      const { job } = decided
      await showAnswer(utils.desk.jobs.get, { number: job.number }, job)
      // Fees, dates, talents and the client decide what the job is worth and which papers can be made.
      void utils.desk.money.value.invalidate({ number: job.number })
      setRefusal(null)
      tellDecided(decided, typeof words === 'string' ? words : words(job))
      onDone?.()
    },
    onError(error, { onErrors }) {
      const refused = parseApiError(error)
      if (isLeft.current) notifyFailure(desk.meanwhile.refused, reasonOf(refused))
      const isBesideFields = onErrors !== undefined && refused.issues.length > 0
      setRefusal(isBesideFields ? null : refused)
      onErrors?.(Object.fromEntries(refused.issues.map(({ path, message }) => [path, message])))
      void utils.desk.jobs.get.invalidate()
    },
  })
  return {
    refusal,
    forget: () => setRefusal(null),
    isBusy: isPending,
    /** Nothing happens while another decision is on its way. */
    decide(decision: Decision) {
      if (!isPending) mutate(decision)
    },
    /** The same for a form that says itself why it was refused: throws then. */
    save: mutateAsync,
  }
}
export type JobDecisions = ReturnType<typeof useJobDecisions>
