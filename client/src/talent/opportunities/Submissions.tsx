import { Check, Clock, Eye, Undo2, X } from 'lucide-react'
import { longDay } from '../../../../shared/format'
import type { Submission, SubmissionStatus } from '../../../../shared/talents'
import { EmptyState } from '../../design/EmptyState'
import { StatusBadge } from '../../design/StatusBadge'
import { talent } from '../../words/talent'
import { Card, Cards } from '../lists/Card'
import { isUnderWay } from './isUnderWay'
import { WithdrawButton } from './WithdrawButton'

const ICONS: Record<SubmissionStatus, typeof Check> = {
  pending: Clock,
  reviewed: Eye,
  accepted: Check,
  rejected: X,
  withdrawn: Undo2,
}

type Props = { submissions: readonly Submission[]; onWithdraw: (submission: Submission) => void }

/** What one has applied to, the newest first. */
export function Submissions({ submissions, onWithdraw }: Props) {
  const words = talent.opportunities
  if (submissions.length === 0) return <EmptyState more={words.noneMineMore}>{words.noneMine}</EmptyState>
  return (
    <Cards>
      {submissions.map((submission) => {
        const { id, opportunityTitle, company, status, notes, decisionNote, createdAt } = submission
        const Icon = ICONS[status]
        return (
          <Card
            key={id}
            title={opportunityTitle}
            line={company}
            badge={<StatusBadge of="submission" status={status} icon={<Icon size={12} aria-hidden />} />}
            // What the agency said is read before one's own words.
            text={[decisionNote, notes].filter(Boolean).join('\n\n')}
            foot={words.appliedOn(longDay(createdAt))}
            actions={
              isUnderWay(submission) ? (
                <WithdrawButton submission={submission} onWithdraw={onWithdraw} />
              ) : null
            }
          />
        )
      })}
    </Cards>
  )
}
