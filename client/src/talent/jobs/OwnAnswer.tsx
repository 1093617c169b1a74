import type { TalentJob } from '../../../../shared/desk/talentJobs'
import { talentJobs as copy } from '../../copy/talentJobs'
import { type AnswerAct, AnswerDialog, type Answering } from '../../design/answers/AnswerDialog'
import { notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'

type Props = { job: TalentJob; act: AnswerAct; onClose: () => void }

/** Answers, or takes a yes back, as the signed-in talent. */
export function OwnAnswer({ job, act, onClose }: Props) {
  const utils = trpc.useUtils()
  const options = {
    networkMode: 'always' as const,
    onSuccess() {
      notifySuccess(copy.done[act], job.title)
      onClose()
    },
    onSettled: () => utils.talent.jobs.invalidate(),
  }
  const answer = trpc.talent.jobs.answer.useMutation(options)
  const takeBack = trpc.talent.jobs.takeBackAnswer.useMutation(options)
  const { claimId } = job
  const send = ({ version, words: typed, dateIds, decisionKey }: Answering) => {
    if (act === 'back') takeBack.mutate({ claimId, version, decisionKey })
    else answer.mutate({ claimId, version, dateIds, decisionKey, answer: act, words: typed })
  }
  return (
    <AnswerDialog
      job={job}
      act={act}
      isBusy={answer.isPending || takeBack.isPending}
      error={answer.error ?? takeBack.error}
      onSend={send}
      onClose={onClose}
    />
  )
}
