import { admin } from '../../copy/admin'
import { ErrorState } from '../../design/feedback/ErrorState'
import { LoadingText } from '../../design/feedback/LoadingText'
import { Page } from '../../design/layout/Page'
import { trpc } from '../../lib/trpc'
import { adminQueryOptions } from '../lists/listQueryOptions'
import { Figures } from './Figures'
import { RecentActivity } from './RecentActivity'
import { SetupList } from './SetupList'
import { WaitingList } from './WaitingList'

export default function DashboardPage() {
  const words = admin.dashboard
  const figures = trpc.admin.dashboard.figures.useQuery(undefined, adminQueryOptions)
  const waiting = trpc.admin.dashboard.waiting.useQuery(undefined, adminQueryOptions)
  const activity = trpc.admin.dashboard.activity.useQuery(undefined, adminQueryOptions)
  const me = trpc.admin.me.useQuery()
  const isSuperadmin = me.data?.role === 'superadmin'
  const setup = trpc.admin.setup.read.useQuery(undefined, { ...adminQueryOptions, enabled: isSuperadmin })
  const isSetupKnown = me.isFetched && (!isSuperadmin || setup.isFetched)
  const all = [figures, waiting, activity]
  const retry = () => {
    for (const query of all) if (query.isError) void query.refetch()
  }
  return (
    <Page title={words.title} variant="work">
      {figures.data && waiting.data && activity.data && isSetupKnown ? (
        <>
          {setup.data?.isShown ? <SetupList setup={setup.data} /> : null}
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
