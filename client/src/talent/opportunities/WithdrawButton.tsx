import type { Submission } from '../../../../shared/talents'
import { Button } from '../../design/Button'
import { talent } from '../../words/talent'

type Props = { submission: Submission; onWithdraw: (submission: Submission) => void }

/** The way back from an application that is under way. */
export function WithdrawButton({ submission, onWithdraw }: Props) {
  const words = talent.opportunities
  return (
    <Button
      look="quiet"
      px={0}
      aria-label={words.withdrawFrom(submission.opportunityTitle)}
      onClick={() => onWithdraw(submission)}
    >
      {words.withdraw}
    </Button>
  )
}
