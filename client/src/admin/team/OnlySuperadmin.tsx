import { EmptyState } from '../../design/EmptyState'
import { Page } from '../../design/Page'
import { adminTeam } from '../../words/adminTeam'

/** Said to an administrator who comes here by an address: the server has refused already. */
export function OnlySuperadmin({ title }: { title: string }) {
  return (
    <Page title={title} dress="work">
      <EmptyState more={adminTeam.onlySuperadminMore}>{adminTeam.onlySuperadmin}</EmptyState>
    </Page>
  )
}
