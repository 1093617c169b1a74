import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { ItemLine } from '../items/NewColumn'
import { client as copy } from './copy'

/** What the contacts of a client have sent; each leads to its place on the desk. */
export function RequestsOfClient({ id }: { id: string }) {
  const [, navigate] = useLocation()
  const answer = trpc.desk.clients.requests.useQuery({ id }, adminQueryOptions)
  const { data } = answer
  return (
    <PageSection title={copy.requests}>
      {data ? null : (
        <NotLoaded query={answer} copy={{ failed: copy.requestsFailed, loading: copy.requestsLoading }} />
      )}
      {data?.length === 0 ? <p>{copy.noRequests}</p> : null}
      {data?.map((item) => (
        <ItemLine key={item.id} item={item} onOpen={(itemId) => navigate(adminPaths.deskItem(itemId))} />
      ))}
    </PageSection>
  )
}
