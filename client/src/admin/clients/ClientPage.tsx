import { Box, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams } from 'wouter'
import type { ClientRecord } from '../../../../shared/clients'
import { shortDay } from '../../../../shared/format'
import { paths } from '../../../../shared/paths'
import { client as words } from '../../copy/clients'
import { desk } from '../../copy/desk'
import { Button } from '../../design/actions/Button'
import { TextLink } from '../../design/actions/TextLink'
import { StatusBadge } from '../../design/feedback/StatusBadge'
import { Page } from '../../design/layout/Page'
import { type ApiError, parseApiError } from '../../lib/apiError'
import { notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { ItemRow } from '../desk/ItemRow'
import { Meanwhile } from '../desk/Meanwhile'
import { adminQueryOptions } from '../lists/listQueryOptions'
import { PageSection } from '../lists/PageSection'
import { BackToList } from '../lists/RecordLead'
import { RecordPage } from '../lists/RecordPage'
import { ClientForm } from './ClientForm'
import { Contacts } from './Contacts'
import { MergeDialog } from './MergeDialog'
import { RequestsOfClient } from './RequestsOfClient'

/** One client with its contacts and jobs, and those of the clients merged into it. */
export default function ClientPage() {
  const { clientId: id = '' } = useParams<{ clientId: string }>()
  const answer = trpc.desk.clients.get.useQuery({ id }, adminQueryOptions)
  return (
    <RecordPage
      answer={answer}
      title={words.title}
      sentence={words.failed}
      words={words}
      list={paths.adminClients}
    >
      {(client) => <Opened client={client} />}
    </RecordPage>
  )
}

function Opened({ client }: { client: ClientRecord }) {
  const utils = trpc.useUtils()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isMerging, setMerging] = useState(false)
  const options = {
    onSuccess() {
      setRefusal(null)
      notifySuccess(words.done)
      void utils.desk.clients.invalidate()
    },
    onError(error: unknown) {
      setRefusal(parseApiError(error))
      void utils.desk.clients.get.invalidate()
    },
  }
  const merge = trpc.desk.clients.merge.useMutation(options)
  const separate = trpc.desk.clients.separate.useMutation(options)
  const change = trpc.desk.clients.change.useMutation(options)
  const { id, version, mergedInto, merged, maybeSame, jobs, city, kind, owner } = client
  const lead = [desk.clients.kinds[kind], city, owner && words.ownedBy(owner.name)]
    .filter(Boolean)
    .join(' · ')
  return (
    <Page
      title={client.name}
      variant="work"
      back={<BackToList list={paths.adminClients}>{words.back}</BackToList>}
      lead={lead}
    >
      {refusal ? <Meanwhile refusal={refusal} onClose={() => setRefusal(null)} /> : null}
      {mergedInto ? (
        <Box mb={6}>
          <p>{words.mergedInto(mergedInto.name)}</p>
          <TextLink href={paths.adminClient(mergedInto.id)}>{mergedInto.name}</TextLink>{' '}
          <Button
            variant="outline"
            size="small"
            minH="touch"
            onClick={() => separate.mutate({ id, version })}
          >
            {words.separate}
          </Button>
        </Box>
      ) : null}
      {maybeSame.map((other) => (
        <Box key={other.id} mb={6} p={4} bg="surface">
          <p>{words.same(other.name)}</p>
          <p>{words.sameMore}</p>
          <Button
            variant="outline"
            size="small"
            minH="touch"
            mt={2}
            onClick={() => merge.mutate({ id, version, intoId: other.id })}
          >
            {words.merge(other.name)}
          </Button>
        </Box>
      ))}
      {maybeSame.length > 0 ? (
        <Button
          variant="quiet"
          size="small"
          minH="touch"
          px={0}
          mb={6}
          onClick={() => change.mutate({ id, version, isDistinct: true })}
        >
          {words.notSame}
        </Button>
      ) : null}
      {mergedInto ? null : (
        <Box mb={6}>
          <Button variant="outline" size="small" minH="touch" onClick={() => setMerging(true)}>
            {words.mergeOther}
          </Button>
        </Box>
      )}
      {isMerging ? (
        <MergeDialog
          id={id}
          isBusy={merge.isPending}
          onMerge={(intoId) => merge.mutate({ id, version, intoId }, { onSettled: () => setMerging(false) })}
          onClose={() => setMerging(false)}
        />
      ) : null}
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap={10}>
        <Box display="grid" gap={10} alignContent="start">
          <PageSection title={words.jobs}>
            {jobs.length === 0 ? <p>{words.noJobs}</p> : null}
            {jobs.map(({ id: jobId, number, title, stage, firstDay }) => (
              <ItemRow
                key={jobId}
                title={title}
                more={[number, firstDay && shortDay(firstDay)].filter(Boolean).join(' · ')}
                aside={<StatusBadge of="jobStage" status={stage} />}
                href={paths.adminJob(number)}
              />
            ))}
          </PageSection>
          {merged.length > 0 ? (
            <PageSection title={words.merged}>
              {merged.map((other) => (
                <Box key={other.id} py={2}>
                  {other.name}{' '}
                  <Button
                    variant="outline"
                    size="small"
                    minH="touch"
                    onClick={() => separate.mutate({ id: other.id, version: other.version })}
                  >
                    {words.separate}
                  </Button>
                </Box>
              ))}
            </PageSection>
          ) : null}
          <Contacts client={client} />
          <RequestsOfClient id={id} />
        </Box>
        <ClientForm key={id} client={client} onRefused={setRefusal} />
      </Grid>
    </Page>
  )
}
