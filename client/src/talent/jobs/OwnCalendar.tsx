import { calendarFeed as words } from '../../copy/calendarFeed'
import { CalendarAddress } from '../../design/calendar/CalendarAddress'
import { ErrorState } from '../../design/feedback/ErrorState'
import { LoadingText } from '../../design/feedback/LoadingText'
import { Section } from '../../design/layout/Section'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'

/** The talent's days for its own calendar. */
export function OwnCalendar() {
  const utils = trpc.useUtils()
  const { data, isError, refetch } = trpc.talent.feed.get.useQuery(undefined, refetchOnReturn)
  const changed = { onSuccess: () => utils.talent.feed.get.invalidate() }
  const create = trpc.talent.feed.create.useMutation(changed)
  const revoke = trpc.talent.feed.revoke.useMutation(changed)
  return (
    <Section title={words.mine.title}>
      {data !== undefined ? (
        <CalendarAddress
          text={words.mine.text}
          feed={data}
          create={() => create.mutateAsync()}
          revoke={() => revoke.mutateAsync()}
        />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()}>{words.failed}</ErrorState>
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Section>
  )
}
