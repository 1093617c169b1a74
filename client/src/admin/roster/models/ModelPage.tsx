import { useParams } from 'wouter'
import { messages } from '../../../../../shared/messages'
import { paths } from '../../../../../shared/paths'
import { trpc } from '../../../lib/trpc'
import { RecordPage } from '../../lists/records/RecordPage'
import { adminModels } from './copy'
import { ModelEditor } from './ModelEditor'

export default function ModelPage() {
  const { modelId = '' } = useParams<{ modelId: string }>()
  const answer = trpc.admin.models.get.useQuery({ id: modelId })
  return (
    <RecordPage
      answer={answer}
      title={adminModels.columns.model}
      sentence={messages.admin.modelFailed}
      words={adminModels.detail}
      list={paths.adminModels}
    >
      {(detail) => <ModelEditor key={modelId} detail={detail} />}
    </RecordPage>
  )
}
