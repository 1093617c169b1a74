import { Grid } from '@chakra-ui/react'
import { DESK_FEEDS } from '../../../../../shared/desk/chart/calendarFeeds'
import { calendarFeed as copy } from '../../../copy/calendarFeed'
import { CalendarAddress } from '../../../design/calendar/CalendarAddress'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'

/** A booker's calendar addresses: of its own jobs, and of the whole desk. */
export default function CalendarPage() {
  const utils = trpc.useUtils()
  const answer = trpc.desk.feeds.list.useQuery(undefined, adminQueryOptions)
  const changed = { onSuccess: () => utils.desk.feeds.list.invalidate() }
  const create = trpc.desk.feeds.create.useMutation(changed)
  const revoke = trpc.desk.feeds.revoke.useMutation(changed)
  const { data } = answer
  return (
    <Page title={copy.title} variant="work" lead={copy.desk.lead}>
      {data ? (
        <Grid gap={10}>
          {DESK_FEEDS.map((scope) => (
            <PageSection key={scope} title={copy.desk[scope].title}>
              <CalendarAddress
                isOneOfSeveral
                text={copy.desk[scope].text}
                feed={data[scope]}
                create={() => create.mutateAsync({ scope })}
                revoke={() => revoke.mutateAsync({ scope })}
              />
            </PageSection>
          ))}
        </Grid>
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
    </Page>
  )
}
