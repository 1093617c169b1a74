import { useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { messages } from '../../../../../shared/messages'
import { trpc } from '../../../lib/trpc'
import { RecordPage } from '../../lists/records/RecordPage'
import { adminModels } from './copy'
import { ModelEditor } from './ModelEditor'

export default function ModelPage() {
  const { modelId = '' } = useParams<{ modelId: string }>()
  // Asked for together, so that nothing moves when the boards come.
  trpc.admin.boards.list.usePrefetchQuery()
  const answer = trpc.admin.models.get.useQuery({ id: modelId })
  return (
    <RecordPage
      answer={answer}
      title={adminModels.columns.model}
      sentence={messages.admin.modelFailed}
      copy={adminModels.detail}
      list={adminPaths.models}
    >
      {(detail) => <ModelEditor key={modelId} detail={detail} />}
    </RecordPage>
  )
}
