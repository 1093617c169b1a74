import type { OpportunityApplication } from '../../../../shared/roster/talents'
import { Button } from '../../design/actions/Button'
import { talent } from '../copy'

type Props = {
  application: OpportunityApplication
  onWithdraw: (application: OpportunityApplication) => void
}

export function WithdrawButton({ application, onWithdraw }: Props) {
  const words = talent.opportunities
  return (
    <Button
      variant="quiet"
      px={0}
      aria-label={words.withdrawFrom(application.opportunityTitle)}
      onClick={() => onWithdraw(application)}
    >
      {words.withdraw}
    </Button>
  )
}
