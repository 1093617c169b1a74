import { Box, Flex, Grid } from '@chakra-ui/react'
import { useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { ClientRecord } from '../../../../../shared/desk/clients'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../shared/format'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { BackToList } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { ClientWarning } from '../items/ClientWarning'
import { ItemRow } from '../items/ItemRow'
import { MeanwhileOnPage } from '../items/Meanwhile'
import { ClientFacts } from './ClientFacts'
import { Contacts } from './Contacts'
import { client as copy } from './copy'
import { RequestsOfClient } from './RequestsOfClient'
import { SameClients, Separate } from './SameClients'
import { useClientChanges } from './useClientChanges'

/** One client with its contacts and jobs, and those of the clients merged into it. */
export default function ClientPage() {
  const { clientId: id = '' } = useParams<{ clientId: string }>()
  const answer = trpc.desk.clients.get.useQuery({ id }, adminQueryOptions)
  return (
    <RecordPage answer={answer} copy={copy} list={adminPaths.clients}>
      {(client) => <ClientContent client={client} />}
    </RecordPage>
  )
}

function ClientContent({ client }: { client: ClientRecord }) {
  const changes = useClientChanges()
  const { id, merged, jobs } = client
  return (
    <Page
      title={client.name}
      variant="work"
      back={<BackToList list={adminPaths.clients}>{copy.back}</BackToList>}
    >
      {changes.refusal ? <MeanwhileOnPage refusal={changes.refusal} onClose={changes.forget} /> : null}
      <ClientWarning {...client} />
      <SameClients client={client} changes={changes} />
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap={10}
        // A grid is not parted between two sheets of paper.
        _print={{ display: 'block', '& section': { mb: 6 }, '& section section': { mb: 0 } }}
      >
        <Box display="grid" gap={10} alignContent="start" _print={{ display: 'block' }}>
          <Contacts client={client} />
          <ClientFacts key={id} client={client} onRefused={changes.refuse} />
        </Box>
        <Box display="grid" gap={10} alignContent="start" _print={{ display: 'block' }}>
          <PageSection title={copy.jobs}>
            {jobs.length === 0 ? <p>{copy.noJobs}</p> : null}
            {jobs.map(({ id: jobId, number, title, stage, firstDay }) => (
              <ItemRow
                key={jobId}
                title={title}
                more={dotted([firstDay && deskDay(firstDay), number])}
                aside={<StatusBadge of="jobStage" status={stage} />}
                href={adminPaths.job(number)}
              />
            ))}
          </PageSection>
          {merged.length > 0 ? (
            <PageSection title={copy.merged}>
              {merged.map((other) => (
                <Flex key={other.id} align="center" columnGap={4} rowGap={2} wrap="wrap" py={2}>
                  {other.name} <Separate client={other} changes={changes} />
                </Flex>
              ))}
            </PageSection>
          ) : null}
          <RequestsOfClient id={id} />
        </Box>
      </Grid>
    </Page>
  )
}
