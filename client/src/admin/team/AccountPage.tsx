import { Grid } from '@chakra-ui/react'
import { Page } from '../../design/Page'
import { useSession } from '../../lib/session'
import { adminTeam } from '../../words/adminTeam'
import { OwnPassword } from './OwnPassword'
import { OwnSessions } from './OwnSessions'

/** One's own password, and where one is signed in. */
export default function AccountPage() {
  const session = useSession()
  return (
    <Page title={adminTeam.account.title} dress="work" lead={session?.name}>
      <Grid gap={12} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}>
        <OwnPassword />
        <OwnSessions />
      </Grid>
    </Page>
  )
}
