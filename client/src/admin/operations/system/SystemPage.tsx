import { Grid } from '@chakra-ui/react'
import { Button } from '../../../design/actions/Button'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { parseApiError } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import { OnlySuperadmin } from '../../access/team/OnlySuperadmin'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { Backups } from './Backups'
import { system as copy } from './copy'
import { GivenUpMails } from './GivenUpMails'
import { MailPart } from './MailPart'
import { Program } from './Program'
import { Errors, LastErrors, Problems, StartWarnings, Storage } from './StatusParts'
import { WatchPart } from './WatchPart'

const LIVE_MS = 30_000

export default function SystemPage() {
  const answer = trpc.admin.system.status.useQuery(undefined, {
    ...adminQueryOptions,
    refetchInterval: LIVE_MS,
  })
  const { data: status } = answer
  if (parseApiError(answer.error).status === 403) return <OnlySuperadmin title={copy.title} />
  return (
    <Page
      title={copy.title}
      variant="work"
      lead={copy.lead}
      actions={
        <Button variant="outline" disabled={answer.isFetching} onClick={() => void answer.refetch()}>
          {copy.refresh}
        </Button>
      }
    >
      {!status ? (
        <NotLoaded query={answer} copy={copy} />
      ) : (
        <Grid gap={10} gridTemplateColumns="minmax(0, 1fr)">
          <Problems status={status} />
          <Grid gap={10} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
            <MailPart mail={status.mail} isFailing={status.problems.includes('mailFailing')} />
            <Backups status={status} />
            <Storage status={status} />
            <Program status={status} />
            <WatchPart watch={status.watch} />
          </Grid>
          <GivenUpMails />
          <StartWarnings status={status} />
          <Errors status={status} />
          <LastErrors status={status} />
        </Grid>
      )}
    </Page>
  )
}
