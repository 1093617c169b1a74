import { Check } from 'lucide-react'
import type { Opportunity, OpportunityApplication } from '../../../../shared/roster/talents'
import { Button } from '../../design/actions/Button'
import { parseApiError, reasonOf } from '../../lib/apiError'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { talent } from '../copy'
import { isUnderWay } from './isUnderWay'
import { useApplicationsChanged } from './useApplicationsChanged'
import { WithdrawButton } from './WithdrawButton'

type Props = {
  opportunity: Opportunity
  application: OpportunityApplication | undefined
  onWithdraw: (application: OpportunityApplication) => void
}

/** 'Apply Now'; after applying, the status and the withdraw button. */
export function Apply({ opportunity, application, onWithdraw }: Props) {
  const copy = talent.opportunities
  const changed = useApplicationsChanged()
  const applying = trpc.talent.dashboard.applyTo.useMutation({
    networkMode: 'always',
    async onSuccess() {
      notifySuccess(copy.applied, copy.appliedText(opportunity.title))
      await changed()
    },
    onError(error) {
      notifyFailure(copy.applyFailed, reasonOf(parseApiError(error)))
      void changed()
    },
  })
  const isDone = application !== undefined && application.status !== 'withdrawn'
  const isOff = isDone || applying.isPending
  return (
    <>
      {/* Not `disabled`, because that would drop the focus while the request runs. */}
      <Button
        variant={isDone ? 'quiet' : 'solid'}
        px={isDone ? 0 : undefined}
        aria-disabled={isOff || undefined}
        aria-busy={applying.isPending || undefined}
        aria-label={isOff ? undefined : copy.applyTo(opportunity.title)}
        onClick={() => {
          if (!isOff) applying.mutate({ id: opportunity.id })
        }}
      >
        {isDone ? <Check aria-hidden /> : null}
        {isDone ? copy.applied : applying.isPending ? copy.applying : copy.apply}
      </Button>
      {application && isUnderWay(application) ? (
        <WithdrawButton application={application} onWithdraw={onWithdraw} />
      ) : null}
    </>
  )
}
