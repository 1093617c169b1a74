import { useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { messages } from '../../../../../shared/messages'
import { trpc } from '../../../lib/trpc'
import { RecordPage } from '../../lists/records/RecordPage'
import { adminProjects } from './copy'
import { ProjectEditor } from './ProjectEditor'

export default function ProjectPage() {
  const { projectId = '' } = useParams<{ projectId: string }>()
  const answer = trpc.admin.projects.get.useQuery({ id: projectId })
  return (
    <RecordPage
      answer={answer}
      title={adminProjects.columns.project}
      sentence={messages.admin.projectFailed}
      copy={adminProjects.detail}
      list={adminPaths.projects}
    >
      {(project) => <ProjectEditor key={projectId} project={project} />}
    </RecordPage>
  )
}
