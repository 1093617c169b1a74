import { Box, Grid } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { matchRoute, Redirect, Route, useLocation, useRouter, useSearch } from 'wouter'
import { adminPaths } from '../../../../shared/adminPaths'
import { movedTo, paths } from '../../../../shared/paths'
import { ContinueLink } from '../../design/actions/ContinueLink'
import { ErrorBoundary } from '../../design/feedback/ErrorBoundary'
import { NoConnectionStyle } from '../../design/feedback/NoConnection'
import { PageLoading } from '../../design/feedback/PageLoading'
import { RequireSession } from '../../design/layout/RequireSession'
import { SkipLink } from '../../design/layout/SkipLink'
import { parseApiError } from '../../lib/apiError'
import { useLateCode } from '../../lib/loading/useLateCode'
import { useFocusRecovery } from '../../lib/navigation/useFocusRecovery'
import { useProofQuestion } from '../../lib/proof'
import { isAdmin } from '../../lib/session'
import { trpc } from '../../lib/trpc'
import { SecondFactorNotice } from '../access/account/SecondFactorNotice'
import { EarlierUndo, UndoBar } from '../desk/items/UndoBar'
import { lateDialog } from '../forms/lateDialog'
import { SystemNotices } from '../operations/system/SystemNotices'
import { adminPages } from '../pages'
import { Header } from './Header'
import { SideNavigation } from './SideNavigation'
import { useFindKey } from './useFindKey'
import { useIsBooker } from './useIsBooker'

const ConfirmItIsYou = lateDialog(() => import('../access/account/ConfirmItIsYou'))
const Palette = lateDialog(() => import('./palette/Palette'))
const AS_WORK = { variant: 'work' } as const
const loadBottomBar = () => import('./BottomBar')

/** Height of the sticky header; table heads stick below it. */
const HEADER = '4rem'

/** Shows the admin frame only with an administrator's session. The server guards the data. */
export default function AdminArea() {
  return (
    <RequireSession allows={isAdmin} otherwise={paths.adminLogin}>
      <Shell />
    </RequireSession>
  )
}

function Shell() {
  const [path] = useLocation()
  const me = trpc.admin.me.useQuery()
  const question = useProofQuestion()
  const [isFinding, setFinding] = useState(false)
  const typed = useFindKey(isFinding, () => setFinding(true))
  useFocusRecovery()
  // On a phone without a connection the menu in the header leads everywhere.
  const { loaded: bottomBar } = useLateCode(loadBottomBar)
  // The stored session may be forged; the server decides (S2).
  if (parseApiError(me.error).status === 403) return <Redirect to={paths.adminLogin} replace />
  return (
    <Box
      minH="100dvh"
      pb="var(--bottom-bar, 0px)"
      _print={{ pb: 0, '& [role=search]': { display: 'none' } }}
      css={{ '--sticky-top': HEADER }}
    >
      <SkipLink />
      <Header path={path} name={me.data?.name} />
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '12.5rem minmax(0, 1fr)' }}
        _print={{ display: 'block' }}
      >
        <SideNavigation path={path} onFind={() => setFinding(true)} />
        <Box as="main" id="content" tabIndex={-1} data-landing minW={0}>
          <SystemNotices
            isSuperadmin={me.data?.role === 'superadmin'}
            isInSetup={path.startsWith(adminPaths.setup)}
          />
          {me.data?.secondFactorDue ? (
            <SecondFactorNotice from={me.data.secondFactorDue} isNow={me.data.mustTurnOnSecondFactor} />
          ) : null}
          {path === paths.admin ? (
            <ContinueLink area={paths.admin} underHeader mx={{ base: 4, md: 8 }} mt={6} />
          ) : null}
          <EarlierUndo path={path} />
          <ErrorBoundary place={path}>
            <Suspense fallback={<PageLoading />}>
              <NoConnectionStyle value={AS_WORK}>
                {me.data?.mustTurnOnSecondFactor && path !== adminPaths.account ? (
                  <Redirect to={adminPaths.account} replace />
                ) : (
                  <Inside path={path} />
                )}
              </NoConnectionStyle>
            </Suspense>
          </ErrorBoundary>
          <UndoBar />
        </Box>
      </Grid>
      {question ? (
        <ConfirmItIsYou onProved={() => question.answer(true)} onClose={() => question.answer(false)} />
      ) : null}
      {isFinding ? <Palette typed={typed} onClose={() => setFinding(false)} /> : null}
      {bottomBar ? <bottomBar.component path={path} onFind={() => setFinding(true)} /> : null}
    </Box>
  )
}

/** The page at this path; an old address redirects to the present one, an unknown path to the dashboard, and a booker to the desk. */
function Inside({ path }: { path: string }) {
  const { parser } = useRouter()
  const isForDesk = useIsBooker()
  const search = useSearch()
  const moved = movedTo(path)
  if (moved) return <Redirect to={search ? `${moved}?${search}` : moved} replace />
  const found = adminPages.find((page) => matchRoute(parser, page.path, path)[0])
  if (isForDesk && !found?.isForBooker) return <Redirect to={adminPaths.desk} replace />
  if (!found) return <Redirect to={paths.admin} replace />
  return (
    <Route path={found.path}>
      <found.page />
    </Route>
  )
}
