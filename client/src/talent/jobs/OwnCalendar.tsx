import { calendarFeed as copy } from '../../copy/calendarFeed'
import { CalendarAddress } from '../../design/calendar/CalendarAddress'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { Section } from '../../design/layout/Section'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'

/** The talent's days for its own calendar. */
export function OwnCalendar() {
  const utils = trpc.useUtils()
  const answer = trpc.talent.feed.get.useQuery(undefined, refetchOnReturn)
  const changed = { onSuccess: () => utils.talent.feed.get.invalidate() }
  const create = trpc.talent.feed.create.useMutation(changed)
  const revoke = trpc.talent.feed.revoke.useMutation(changed)
  return (
    <Section title={copy.mine.title}>
      {answer.data !== undefined ? (
        <CalendarAddress
          isOneOfSeveral
          text={copy.mine.text}
          feed={answer.data}
          create={() => create.mutateAsync()}
          revoke={() => revoke.mutateAsync()}
        />
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
    </Section>
  )
}
