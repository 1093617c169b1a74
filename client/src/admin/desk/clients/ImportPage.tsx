import { Box, chakra, Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { ClientForecast, ClientsImported } from '../../../../../shared/desk/imports/clientImport'
import { Button } from '../../../design/actions/Button'
import { FileDrop } from '../../../design/form/FileDrop'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { Page } from '../../../design/layout/Page'
import { PageSection } from '../../lists/records/PageSection'
import { BackToList } from '../../lists/records/RecordLead'
import { clientImport } from './copy'
import { ImportColumns } from './ImportColumns'
import { FateTable, ImportRows } from './ImportRows'
import { useClientImport } from './useClientImport'

const words = clientImport
const ACCEPTED = '.csv,.xlsx,text/csv'

/** Clients from a file: choose it, say what its columns are, look at every row, add them. */
export default function ImportPage() {
  const work = useClientImport()
  const { file, forecast, imported, error, busy, choose, startAgain } = work
  return (
    <Page
      variant="work"
      title={words.title}
      back={<BackToList list={adminPaths.clients}>{words.back}</BackToList>}
      lead={imported ? undefined : words.lead}
    >
      {imported ? (
        <Result imported={imported} onAgain={startAgain} />
      ) : (
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={10} maxW="64rem">
          <FileDrop
            label={words.file}
            help={words.fileHelp}
            error={forecast ? undefined : (error ?? undefined)}
            accept={ACCEPTED}
            multiple={false}
            files={file ? [{ key: 'file', name: file.name, size: file.size }] : []}
            held={busy === null ? undefined : 'all'}
            onFiles={([chosen]) => chosen && choose(chosen)}
            onRemove={startAgain}
          />
          {busy === 'reading' && !forecast ? <p role="status">{words.reading}</p> : null}
          {forecast ? <Forecast forecast={forecast} work={work} /> : null}
        </Box>
      )}
    </Page>
  )
}

type ForecastProps = { forecast: ClientForecast; work: ReturnType<typeof useClientImport> }

function Forecast({ forecast, work: { error, busy, setColumns, run } }: ForecastProps) {
  const { clients, contacts, columns } = forecast
  const isNew = clients + contacts > 0
  return (
    <>
      <PageSection title={words.columns}>
        <chakra.p mb={4}>{words.columnsMore}</chakra.p>
        <ImportColumns columns={columns} onChange={setColumns} />
      </PageSection>
      <PageSection title={words.rows}>
        <ImportRows key={columns.map(({ field }) => field).join()} forecast={forecast} />
      </PageSection>
      <Flex gap={4} wrap="wrap" align="center">
        {isNew ? (
          <SubmitButton
            busy={busy !== null}
            busyWords={busy === 'adding' ? words.adding : words.reading}
            onClick={run}
          >
            {words.add(words.clientsWords(clients), words.contactsWords(contacts))}
          </SubmitButton>
        ) : (
          <p role="status">{words.nothing}</p>
        )}
        {error ? (
          <chakra.p role="alert" color="danger" fontWeight="semibold">
            {error}
          </chakra.p>
        ) : null}
      </Flex>
    </>
  )
}

type ResultProps = { imported: ClientsImported; onAgain: () => void }

const Result = ({ imported: { clients, contacts, left }, onAgain }: ResultProps) => (
  <Box maxW="64rem">
    <chakra.p role="status" fontWeight="semibold" mb={4}>
      {words.done(words.clientsWords(clients), words.contactsWords(contacts))}
    </chakra.p>
    <chakra.p mb={4}>{words.left(left.length)}</chakra.p>
    {left.length > 0 ? <FateTable rows={left} /> : null}
    <Button variant="outline" mt={6} onClick={onAgain}>
      {words.another}
    </Button>
  </Box>
)
