import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { lateDialog } from '../../../forms/lateDialog'
import { AnswerDialog } from '../dialogs/AnswerDialog'
import { FeeDialog } from '../dialogs/FeeDialog'
import type { JobDecisions } from '../useJobDecisions'
import type { ClaimQuestion } from './claimActions'

const ConfirmDialog = lateDialog(() => import('../dialogs/ConfirmDialog'))
const AheadDialog = lateDialog(() => import('../dates/AheadDialog'))
const ChallengeDialog = lateDialog(() => import('../dialogs/ChallengeDialog'))
const EndConfirmedDialog = lateDialog(() => import('../dialogs/EndConfirmedDialog'))
const ExtendDialog = lateDialog(() => import('../dialogs/ExtendDialog'))
const DatesDialog = lateDialog(() => import('./DatesDialog'))
const TalentRoleDialog = lateDialog(() => import('../roles/TalentRoleDialog'))
const TextDialog = lateDialog(() => import('../dialogs/TextDialog'))

/** What is asked about a talent of a job; `dateId` where it is about one date. */
export type AskingClaim = { claimId: string; what: ClaimQuestion; dateId?: string }

type Props = { job: JobRecord; asking: AskingClaim | null; decisions: JobDecisions; onClose: () => void }

/** The dialog of the decision that is asked for. */
export function ClaimDialogs({ job, asking, decisions, onClose }: Props) {
  const claim = job.claims.find(({ id }) => id === asking?.claimId)
  if (!claim || !asking) return null
  const given = { job, claim, decisions, onClose }
  switch (asking.what) {
    case 'confirm':
      return <ConfirmDialog {...given} dateId={asking.dateId} />
    case 'answer':
      return <AnswerDialog {...given} />
    case 'question':
    case 'confirmation':
      return <TextDialog claim={claim} of={asking.what} onClose={onClose} />
    case 'role':
      return <TalentRoleDialog {...given} />
    case 'dates':
      return <DatesDialog {...given} />
    case 'challenge':
      return <ChallengeDialog {...given} />
    case 'ahead':
      return <AheadDialog {...given} />
    case 'cancel':
    case 'withdraw':
      return <EndConfirmedDialog {...given} how={asking.what} />
    case 'extend':
      return <ExtendDialog {...given} />
    case 'fee':
      return <FeeDialog {...given} />
  }
}
