import { Dialog } from '../../../../design/feedback/Dialog'
import { NotLoaded } from '../../../../design/feedback/NotLoaded'
import { trpc } from '../../../../lib/trpc'
import { adminQueryOptions } from '../../../lists/listQueryOptions'
import { desk } from '../../copy'
import { useJobDecisions } from '../useJobDecisions'
import ConfirmDialog from './ConfirmDialog'

type Props = { jobNumber: string; claimId: string; talent: string; onClose: () => void }

/** Confirms a talent of a job that is not open. */
export default function ConfirmOfJob({ jobNumber, claimId, talent, onClose }: Props) {
  const answer = trpc.desk.jobs.get.useQuery({ number: jobNumber }, adminQueryOptions)
  const decisions = useJobDecisions()
  const job = answer.data
  const claim = job?.claims.find(({ id }) => id === claimId)
  return job && claim ? (
    <ConfirmDialog job={job} claim={claim} decisions={decisions} onClose={onClose} />
  ) : (
    <Dialog open size="narrow" title={desk.job.confirm.title(talent)} onClose={onClose}>
      <NotLoaded query={answer} copy={desk.job} />
    </Dialog>
  )
}
