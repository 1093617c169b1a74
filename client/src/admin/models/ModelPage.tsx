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
import { adminModels } from '../../words/adminModels'
import { ModelEditor } from './ModelEditor'

const words = adminModels.detail

/** One model with all that the agency keeps about it (specification section 2, Admin model detail). */
export default function ModelPage() {
  const { modelId = '' } = useParams<{ modelId: string }>()
  const answer = trpc.admin.models.get.useQuery({ id: modelId })
  const isGone = answer.error instanceof TRPCClientError && answer.error.data?.httpStatus === 404
  const { isError, errorUpdatedAt } = answer
  useEffect(() => {
    if (isError && !isGone && errorUpdatedAt) notifyFailure(messages.admin.error, messages.admin.modelFailed)
  }, [isError, isGone, errorUpdatedAt])

  if (answer.data) return <ModelEditor key={modelId} detail={answer.data} />
  if (isGone)
    return (
      <Page title={words.notFound} dress="work">
        <EmptyState action={<LinkButton href={paths.adminModels}>{words.back}</LinkButton>}>
          {words.notFoundMore}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={adminModels.columns.model} dress="work">
      {isError ? (
        <ErrorState onRetry={() => void answer.refetch()}>{words.failed}</ErrorState>
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Page>
  )
}
