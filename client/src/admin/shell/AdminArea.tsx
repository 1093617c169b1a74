import { Box, Grid } from '@chakra-ui/react'
import { Suspense } from 'react'
import { matchRoute, Redirect, Route, useLocation, useRouter } from 'wouter'
import { paths } from '../../../../shared/paths'
import { RequireSession } from '../../design/RequireSession'
import { SkipLink } from '../../design/SkipLink'
import { Waiting } from '../../design/Waiting'
import { refusalOf } from '../../lib/refusal'
import { isAdmin } from '../../lib/session'
import { trpc } from '../../lib/trpc'
import { useKeptFocus } from '../../lib/useKeptFocus'
import { adminPages } from '../pages'
import { Header } from './Header'
import { SideNavigation } from './SideNavigation'

/** What sticks below the header sticks here; the tables' heads read it. */
const HEADER = '4rem'

/** The admin area: nobody without an administrator's session sees its frame, and the server guards what is in it. */
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
  useKeptFocus()
  // What the browser keeps may say anything; the server knows (S2).
  if (refusalOf(me.error).status === 403) return <Redirect to={paths.adminLogin} replace />
  return (
    <Box minH="100dvh" css={{ '--sticky-top': HEADER }}>
      <SkipLink />
      <Header path={path} name={me.data?.name} />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '12.5rem minmax(0, 1fr)' }}>
        <SideNavigation path={path} />
        <Box as="main" id="content" tabIndex={-1} data-landing minW={0}>
          <Suspense fallback={<Waiting />}>
            <Inside path={path} />
          </Suspense>
        </Box>
      </Grid>
    </Box>
  )
}

/** The page of this path; an unknown one leads to the dashboard (specification section 2, Admin shell). */
function Inside({ path }: { path: string }) {
  const { parser } = useRouter()
  const found = adminPages.find((page) => matchRoute(parser, page.path, path)[0])
  if (!found) return <Redirect to={paths.admin} replace />
  return <Route path={found.path} component={found.page} />
}
