import { TRPCClientError } from '@trpc/client'
import { useEffect } from 'react'
import { useParams } from 'wouter'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { EmptyState } from '../../design/EmptyState'
import { ErrorState } from '../../design/ErrorState'
import { LinkButton } from '../../design/LinkButton'
import { LoadingText } from '../../design/LoadingText'
import { Page } from '../../design/Page'
import { notifyFailure } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { adminProjects } from '../../words/adminProjects'
import { ProjectEditor } from './ProjectEditor'

const words = adminProjects.detail

/** One project (specification section 2, Admin project detail). */
export default function ProjectPage() {
  const { projectId = '' } = useParams<{ projectId: string }>()
  const answer = trpc.admin.projects.get.useQuery({ id: projectId })
  const isGone = answer.error instanceof TRPCClientError && answer.error.data?.httpStatus === 404
  const { isError, errorUpdatedAt } = answer
  useEffect(() => {
    if (isError && !isGone && errorUpdatedAt)
      notifyFailure(messages.admin.error, messages.admin.projectFailed)
  }, [isError, isGone, errorUpdatedAt])

  if (answer.data) return <ProjectEditor key={projectId} project={answer.data} />
  if (isGone)
    return (
      <Page title={words.notFound} dress="work">
        <EmptyState action={<LinkButton href={paths.adminProjects}>{words.back}</LinkButton>}>
          {words.notFoundMore}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={adminProjects.columns.project} dress="work">
      {isError ? (
        <ErrorState onRetry={() => void answer.refetch()}>{words.failed}</ErrorState>
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Page>
  )
}
