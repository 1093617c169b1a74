import { useState } from 'react'
import type { JobDecided } from '../../../../../shared/desk/jobs/jobs'
import { type ApiError, parseApiError } from '../../../lib/apiError'
import { showAnswer } from '../../../lib/loading/showAnswer'
import { trpc } from '../../../lib/trpc'
import { tellDecided } from '../items/undoStore'

/**
 * Every decision about a job. Each answers with the job as it is now and offers to be taken back; a refused one says
 * what happened meanwhile and loads the job again.
 */
export function useJobDecisions() {
  const utils = trpc.useUtils()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const options = {
    async onSuccess({ job }: JobDecided) {
      await showAnswer(utils.desk.jobs.get, { number: job.number }, job)
      // Fees, dates, talents and the client decide what the job is worth and which papers can be made.
      void utils.desk.money.value.invalidate({ number: job.number })
      setRefusal(null)
    },
    onError(error: unknown) {
      setRefusal(parseApiError(error))
      void utils.desk.jobs.get.invalidate()
    },
  }
  /** Says that a decision was made, and then does what follows. */
  const whenDone = (words: string, onDone = () => {}) => ({
    onSuccess(decided: JobDecided) {
      tellDecided(decided, words)
      onDone()
    },
  })
  const forget = () => setRefusal(null)
  return {
    refusal,
    forget,
    whenDone,
    /** Like `whenDone`, where a refusal may be about a field: what is said beside it is not said again above. */
    toldWithFields: (
      words: string,
      onDone: () => void,
      onErrors: (errors: Record<string, string>) => void,
    ) => ({
      ...whenDone(words, onDone),
      onError(error: unknown) {
        const { issues } = parseApiError(error)
        if (issues.length > 0) forget()
        onErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
      },
    }),
    option: trpc.desk.claims.option.useMutation(options),
    confirm: trpc.desk.claims.confirm.useMutation(options),
    releaseAndConfirm: trpc.desk.claims.releaseAndConfirm.useMutation(options),
    release: trpc.desk.claims.release.useMutation(options),
    cancel: trpc.desk.claims.cancel.useMutation(options),
    withdraw: trpc.desk.claims.withdraw.useMutation(options),
    challenge: trpc.desk.claims.challenge.useMutation(options),
    moveChallenge: trpc.desk.claims.moveChallenge.useMutation(options),
    takeChallengeBack: trpc.desk.claims.takeChallengeBack.useMutation(options),
    letGoAhead: trpc.desk.claims.letGoAhead.useMutation(options),
    ask: trpc.desk.claims.ask.useMutation(options),
    recordAnswer: trpc.desk.claims.recordAnswer.useMutation(options),
    setRole: trpc.desk.claims.setRole.useMutation(options),
    addRole: trpc.desk.jobs.addRole.useMutation(options),
    changeRole: trpc.desk.jobs.changeRole.useMutation(options),
    removeRole: trpc.desk.jobs.removeRole.useMutation(options),
    setDates: trpc.desk.claims.setDates.useMutation(options),
    extend: trpc.desk.claims.extend.useMutation(options),
    keepInformed: trpc.desk.claims.keepInformed.useMutation(options),
    setFee: trpc.desk.claims.setFee.useMutation(options),
    setStage: trpc.desk.jobs.setStage.useMutation(options),
    change: trpc.desk.jobs.change.useMutation(options),
    addDate: trpc.desk.jobs.addDate.useMutation(options),
    changeDate: trpc.desk.jobs.changeDate.useMutation(options),
    cancelDate: trpc.desk.jobs.cancelDate.useMutation(options),
    removeDate: trpc.desk.jobs.removeDate.useMutation(options),
  }
}
export type JobDecisions = ReturnType<typeof useJobDecisions>
