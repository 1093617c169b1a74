import { Check } from 'lucide-react'
import type { Opportunity, Submission } from '../../../../shared/talents'
import { Button } from '../../design/Button'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { talent } from '../../words/talent'
import { isUnderWay } from './isUnderWay'
import { useSubmissionsChanged } from './useSubmissionsChanged'
import { WithdrawButton } from './WithdrawButton'

type Props = {
  opportunity: Opportunity
  /** The own application, when there is one. */
  submission: Submission | undefined
  onWithdraw: (submission: Submission) => void
}

/** 'Apply Now', and after it how the application stands and the way back. */
export function Apply({ opportunity, submission, onWithdraw }: Props) {
  const words = talent.opportunities
  const changed = useSubmissionsChanged()
  const applying = trpc.talent.dashboard.applyTo.useMutation({
    networkMode: 'always',
    async onSuccess() {
      notifySuccess(words.applied, words.appliedText(opportunity.title))
      await changed()
    },
    async onError(error) {
      notifyFailure(words.applyFailed, error.data ? error.message : words.applyFailedText)
      await changed()
    },
  })
  const isDone = submission !== undefined && submission.status !== 'withdrawn'
  const isOff = isDone || applying.isPending
  return (
    <>
      {/* Not `disabled`: the focus would fall off the button in the moment of the press. Then it is a state to look at. */}
      <Button
        look={isDone ? 'quiet' : 'solid'}
        px={isDone ? 0 : undefined}
        aria-disabled={isOff || undefined}
        aria-busy={applying.isPending || undefined}
        aria-label={isOff ? undefined : words.applyTo(opportunity.title)}
        onClick={() => {
          if (!isOff) applying.mutate({ id: opportunity.id })
        }}
      >
        {isDone ? <Check aria-hidden /> : null}
        {isDone ? words.applied : applying.isPending ? words.applying : words.apply}
      </Button>
      {submission && isUnderWay(submission) ? (
        <WithdrawButton submission={submission} onWithdraw={onWithdraw} />
      ) : null}
    </>
  )
}
