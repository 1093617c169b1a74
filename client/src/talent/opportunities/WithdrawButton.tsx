import type { OpportunityApplication } from '../../../../shared/roster/talents'
import { Button } from '../../design/actions/Button'
import { talent } from '../copy'

type Props = {
  application: OpportunityApplication
  onWithdraw: (application: OpportunityApplication) => void
}

export function WithdrawButton({ application, onWithdraw }: Props) {
  const copy = talent.opportunities
  return (
    <Button
      variant="quiet"
      px={0}
      aria-label={copy.withdrawFrom(application.opportunityTitle)}
      onClick={() => onWithdraw(application)}
    >
      {copy.withdraw}
    </Button>
  )
}
