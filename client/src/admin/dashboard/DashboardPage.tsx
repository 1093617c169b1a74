import { ErrorState } from '../../design/ErrorState'
import { LoadingText } from '../../design/LoadingText'
import { Page } from '../../design/Page'
import { trpc } from '../../lib/trpc'
import { admin } from '../../words/admin'
import { deskReading } from '../lists/listReading'
import { Figures } from './Figures'
import { RecentActivity } from './RecentActivity'
import { WaitingList } from './WaitingList'

/** What waits for somebody first, then the four cards, then what happened (specification section 2, Admin dashboard). */
export default function DashboardPage() {
  const words = admin.dashboard
  const figures = trpc.admin.dashboard.figures.useQuery(undefined, deskReading)
  const waiting = trpc.admin.dashboard.waiting.useQuery(undefined, deskReading)
  const activity = trpc.admin.dashboard.activity.useQuery(undefined, deskReading)
  const all = [figures, waiting, activity]
  const retry = () => {
    for (const query of all) if (query.isError) void query.refetch()
  }
  return (
    <Page title={words.title} dress="work">
      {figures.data && waiting.data && activity.data ? (
        <>
          <WaitingList waiting={waiting.data} />
          <Figures figures={figures.data} />
          <RecentActivity lines={activity.data} />
        </>
      ) : all.some((query) => query.isError) ? (
        <ErrorState onRetry={retry}>{words.failed}</ErrorState>
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Page>
  )
}
