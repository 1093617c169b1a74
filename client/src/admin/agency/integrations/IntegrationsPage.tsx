import { Grid } from '@chakra-ui/react'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { OnlySuperadmin } from '../../access/team/OnlySuperadmin'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { DrawnTogether } from '../../lists/records/DrawnTogether'
import { ApiKeys } from './ApiKeys'
import { integrations as copy } from './copy'
import { Webhooks } from './Webhooks'

/** What other programs may do here and are told. */
export default function IntegrationsPage() {
  const me = trpc.admin.me.useQuery()
  const queries = [
    trpc.admin.apiKeys.list.useQuery(undefined, adminQueryOptions),
    trpc.admin.webhooks.list.useQuery(undefined, adminQueryOptions),
  ]
  if (me.data && me.data.role !== 'superadmin') return <OnlySuperadmin title={copy.title} />
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      <DrawnTogether queries={queries} loading={copy.keys.loading}>
        <Grid gap={14} gridTemplateColumns="minmax(0, 1fr)">
          <ApiKeys />
          <Webhooks />
        </Grid>
      </DrawnTogether>
    </Page>
  )
}
