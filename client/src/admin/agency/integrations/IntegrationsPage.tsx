import { Grid } from '@chakra-ui/react'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { OnlySuperadmin } from '../../access/team/OnlySuperadmin'
import { ApiKeys } from './ApiKeys'
import { integrations as copy } from './copy'
import { Webhooks } from './Webhooks'

/** What other programs may do here and are told. */
export default function IntegrationsPage() {
  const me = trpc.admin.me.useQuery()
  if (me.data && me.data.role !== 'superadmin') return <OnlySuperadmin title={copy.title} />
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      <Grid gap={14} gridTemplateColumns="minmax(0, 1fr)">
        <ApiKeys />
        <Webhooks />
      </Grid>
    </Page>
  )
}
