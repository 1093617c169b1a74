import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { admin } from '../../copy'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { Figures } from './Figures'
import { RecentActivity } from './RecentActivity'
import { SetupList } from './SetupList'
import { WaitingList } from './WaitingList'

export default function DashboardPage() {
  const copy = admin.dashboard
  const figures = trpc.admin.dashboard.figures.useQuery(undefined, adminQueryOptions)
  const waiting = trpc.admin.dashboard.waiting.useQuery(undefined, adminQueryOptions)
  const activity = trpc.admin.dashboard.activity.useQuery(undefined, adminQueryOptions)
  const me = trpc.admin.me.useQuery()
  const isSuperadmin = me.data?.role === 'superadmin'
  const setup = trpc.admin.setup.read.useQuery(undefined, { ...adminQueryOptions, enabled: isSuperadmin })
  const isSetupKnown = me.isFetched && (!isSuperadmin || setup.isFetched)
  return (
    <Page title={copy.title} variant="work">
      {figures.data && waiting.data && activity.data && isSetupKnown ? (
        <>
          {setup.data?.isShown ? <SetupList setup={setup.data} /> : null}
          <WaitingList waiting={waiting.data} />
          <Figures figures={figures.data} />
          <RecentActivity lines={activity.data} />
        </>
      ) : (
        <NotLoaded query={[figures, waiting, activity]} copy={copy} />
      )}
    </Page>
  )
}
