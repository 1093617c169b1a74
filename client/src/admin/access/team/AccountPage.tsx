import { Grid } from '@chakra-ui/react'
import { Page } from '../../../design/layout/Page'
import { useSession } from '../../../lib/session'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { DrawnTogether } from '../../lists/records/DrawnTogether'
import { Passkeys } from '../account/Passkeys'
import { SecondFactor } from '../account/SecondFactor'
import { adminTeam } from './copy'
import { OwnIdentity } from './OwnIdentity'
import { OwnPassword } from './OwnPassword'
import { OwnSessions } from './OwnSessions'

export default function AccountPage() {
  const session = useSession()
  const queries = [
    trpc.admin.staffAccount.get.useQuery(undefined, adminQueryOptions),
    trpc.admin.secondFactor.get.useQuery(undefined, adminQueryOptions),
    trpc.admin.passkeys.list.useQuery(undefined, adminQueryOptions),
    trpc.auth.sessions.useQuery(undefined, adminQueryOptions),
    // What a new password may end besides.
    trpc.auth.ownAccess.useQuery(undefined, adminQueryOptions),
  ]
  return (
    <Page title={adminTeam.account.title} variant="work" lead={session?.name}>
      <DrawnTogether queries={queries} loading={adminTeam.account.identity.loading}>
        <Grid gap={12} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}>
          <Grid gap={12} alignContent="start">
            <OwnIdentity />
            <SecondFactor />
            <Passkeys />
            <OwnPassword />
          </Grid>
          <OwnSessions />
        </Grid>
      </DrawnTogether>
    </Page>
  )
}
