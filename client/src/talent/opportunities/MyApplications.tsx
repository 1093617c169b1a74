import { Check, Clock, Eye, Undo2, X } from 'lucide-react'
import { longDay } from '../../../../shared/format'
import type { OpportunityApplication, OpportunityApplicationStatus } from '../../../../shared/roster/talents'
import { EmptyState } from '../../design/feedback/EmptyState'
import { StatusBadge } from '../../design/feedback/StatusBadge'
import { talent } from '../copy'
import { Card, Cards } from '../lists/Card'
import { isUnderWay } from './isUnderWay'
import { WithdrawButton } from './WithdrawButton'

const ICONS: Record<OpportunityApplicationStatus, typeof Check> = {
  pending: Clock,
  reviewed: Eye,
  accepted: Check,
  rejected: X,
  withdrawn: Undo2,
}

type Props = {
  applications: readonly OpportunityApplication[]
  onWithdraw: (application: OpportunityApplication) => void
}

export function MyApplications({ applications, onWithdraw }: Props) {
  const copy = talent.opportunities
  if (applications.length === 0) return <EmptyState more={copy.noneMineMore}>{copy.noneMine}</EmptyState>
  return (
    <Cards>
      {applications.map((application) => {
        const { id, opportunityTitle, company, status, notes, decisionNote, createdAt } = application
        const Icon = ICONS[status]
        return (
          <Card
            key={id}
            title={opportunityTitle}
            line={company}
            badge={<StatusBadge of="submission" status={status} icon={<Icon size={12} aria-hidden />} />}
            // The agency's answer comes before the talent's own text.
            text={[decisionNote, notes].filter(Boolean).join('\n\n')}
            foot={copy.appliedOn(longDay(createdAt))}
            actions={
              isUnderWay(application) ? (
                <WithdrawButton application={application} onWithdraw={onWithdraw} />
              ) : null
            }
          />
        )
      })}
    </Cards>
  )
}
