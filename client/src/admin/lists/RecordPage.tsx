import type { ReactNode } from 'react'
import { EmptyState } from '../../design/EmptyState'
import { ErrorState } from '../../design/ErrorState'
import { LinkButton } from '../../design/LinkButton'
import { LoadingText } from '../../design/LoadingText'
import { Page } from '../../design/Page'
import { reasonToStay } from '../../lib/leaving'
import { refusalOf } from '../../lib/refusal'
import { useFailureNotice } from './useFailureNotice'

type Props<Data> = {
  answer: {
    data: Data | undefined
    error: unknown
    isError: boolean
    errorUpdatedAt: number
    refetch: () => unknown
  }
  /** The page's title until there is one of the record's own. */
  title: string
  /** The toast's sentence when it cannot be fetched. */
  sentence: string
  words: { notFound: string; notFoundMore: string; back: string; failed: string; loading: string }
  /** Where the list is that this record belongs to. */
  list: string
  children: (data: Data) => ReactNode
}

/** The page of one record: the record itself, or that it is on its way, is gone, or could not be fetched. */
export function RecordPage<Data>({ answer, title, sentence, words, list, children }: Props<Data>) {
  const isGone = refusalOf(answer.error).status === 404
  const { isError, errorUpdatedAt } = answer
  useFailureNotice({ isError: isError && !isGone, errorUpdatedAt }, sentence)
  // What was typed into a record that a colleague has deleted is not taken away with it.
  if (answer.data && !(isGone && !reasonToStay())) return children(answer.data)
  if (isGone)
    return (
      <Page title={words.notFound} dress="work">
        <EmptyState action={<LinkButton href={list}>{words.back}</LinkButton>}>
          {words.notFoundMore}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={title} dress="work">
      {isError ? (
        <ErrorState onRetry={() => void answer.refetch()}>{words.failed}</ErrorState>
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Page>
  )
}
