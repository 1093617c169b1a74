import { useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { trpc } from '../../../lib/trpc'
import { RecordPage } from '../../lists/records/RecordPage'
import { adminOpportunities } from './copy'
import { OpportunityEditor } from './OpportunityEditor'

export default function OpportunityPage() {
  const { opportunityId = '' } = useParams<{ opportunityId: string }>()
  const answer = trpc.admin.opportunities.get.useQuery({ id: opportunityId })
  return (
    <RecordPage
      answer={answer}
      title={adminOpportunities.columns.opportunity}
      copy={adminOpportunities.detail}
      list={adminPaths.opportunities}
    >
      {(whole) => <OpportunityEditor key={opportunityId} whole={whole} />}
    </RecordPage>
  )
}
