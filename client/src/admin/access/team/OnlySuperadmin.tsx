import { EmptyState } from '../../../design/feedback/EmptyState'
import { Page } from '../../../design/layout/Page'
import { adminTeam } from './copy'

/** Shown to an administrator who opens a superadmin page by its address; the server has refused the data. */
export function OnlySuperadmin({ title }: { title: string }) {
  return (
    <Page title={title} variant="work">
      <EmptyState more={adminTeam.onlySuperadminMore}>{adminTeam.onlySuperadmin}</EmptyState>
    </Page>
  )
}
