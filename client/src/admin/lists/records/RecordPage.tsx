import type { ReactNode } from 'react'
import { LinkButton } from '../../../design/actions/LinkButton'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { parseApiError } from '../../../lib/apiError'
import { navigationBlocker } from '../../../lib/forms/unsavedChanges'
import { useFailureNotice } from '../useFailureNotice'

type Props<Data> = {
  answer: {
    data: Data | undefined
    error: unknown
    isError: boolean
    errorUpdatedAt: number
    refetch: () => unknown
  }
  copy: {
    title?: string
    notFound: string
    notFoundMore: string
    back: string
    failed: string
    loading: string
  }
  /** Title until the record has loaded; without it that of the copy. */
  title?: string
  /** Text of the failure notice, where it is another one than in the page. */
  sentence?: string
  list: string
  /** The page reads again and again, and says itself when it is not up to date. */
  isFollowed?: boolean
  children: (data: Data) => ReactNode
}

/** The page of one record with its loading, not-found and error states. */
export function RecordPage<Data>({
  answer,
  copy,
  title = copy.title ?? '',
  sentence = copy.failed,
  list,
  isFollowed = false,
  children,
}: Props<Data>) {
  const isGone = parseApiError(answer.error).status === 404
  const { isError, errorUpdatedAt } = answer
  const isTold = isFollowed && answer.data !== undefined
  useFailureNotice({ isError: isError && !isGone && !isTold, errorUpdatedAt }, sentence)
  // When a colleague has deleted the record, keep the form while it has unsaved input.
  if (answer.data && !(isGone && !navigationBlocker())) return children(answer.data)
  if (isGone)
    return (
      <Page title={copy.notFound} variant="work">
        <EmptyState action={<LinkButton href={list}>{copy.back}</LinkButton>}>{copy.notFoundMore}</EmptyState>
      </Page>
    )
  return (
    <Page title={title} variant="work">
      <NotLoaded query={answer} copy={copy} />
    </Page>
  )
}
