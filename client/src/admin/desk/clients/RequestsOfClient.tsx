import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { ItemLine } from '../items/NewColumn'
import { client as words } from './copy'

/** What the contacts of a client have sent; each leads to its place on the desk. */
export function RequestsOfClient({ id }: { id: string }) {
  const [, navigate] = useLocation()
  const answer = trpc.desk.clients.requests.useQuery({ id }, adminQueryOptions)
  const { data } = answer
  return (
    <PageSection title={words.requests}>
      {data ? null : (
        <NotLoaded query={answer} words={{ failed: words.requestsFailed, loading: words.requestsLoading }} />
      )}
      {data?.length === 0 ? <p>{words.noRequests}</p> : null}
      {data?.map((item) => (
        <ItemLine key={item.id} item={item} onOpen={(itemId) => navigate(adminPaths.deskItem(itemId))} />
      ))}
    </PageSection>
  )
}
