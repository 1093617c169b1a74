import { Box, chakra, Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import {
  CLIENT_IMPORT_FIELDS,
  type ClientForecast,
  type ClientsImported,
} from '../../../../../shared/desk/imports/clientImport'
import { Button } from '../../../design/actions/Button'
import { Page } from '../../../design/layout/Page'
import { SheetColumns } from '../../forms/sheets/SheetColumns'
import { SheetDrop } from '../../forms/sheets/SheetDrop'
import { SheetFoot } from '../../forms/sheets/SheetFoot'
import { PageSection } from '../../lists/records/PageSection'
import { BackToList } from '../../lists/records/RecordLead'
import { clientImport } from './copy'
import { FateTable, ImportRows } from './ImportRows'
import { useClientImport } from './useClientImport'

const copy = clientImport

/** Clients from a file: choose it, say what its columns are, look at every row, add them. */
export default function ImportPage() {
  const work = useClientImport()
  const { forecast, imported, busy, startAgain } = work
  return (
    <Page
      variant="work"
      title={copy.title}
      back={<BackToList list={adminPaths.clients}>{copy.back}</BackToList>}
      lead={imported ? undefined : copy.lead}
    >
      {imported ? (
        <Result imported={imported} onAgain={startAgain} />
      ) : (
        // Not a grid: in its own row of one the bar below the rows would not stick.
        <Flex direction="column" gap={10} maxW="64rem">
          <SheetDrop copy={copy} work={work} />
          {busy === 'reading' && !forecast ? <p role="status">{copy.reading}</p> : null}
          {forecast ? <Forecast forecast={forecast} work={work} /> : null}
        </Flex>
      )}
    </Page>
  )
}

type ForecastProps = { forecast: ClientForecast; work: ReturnType<typeof useClientImport> }

function Forecast({ forecast, work }: ForecastProps) {
  const { clients, contacts, columns } = forecast
  const isNew = clients + contacts > 0
  return (
    <>
      <PageSection title={copy.columns}>
        <chakra.p mb={4}>{copy.columnsMore}</chakra.p>
        <SheetColumns
          copy={copy}
          fields={CLIENT_IMPORT_FIELDS}
          columns={columns}
          onChange={work.setColumns}
        />
      </PageSection>
      <PageSection title={copy.rows}>
        <ImportRows key={columns.map(({ field }) => field).join()} forecast={forecast} />
      </PageSection>
      <SheetFoot
        copy={copy}
        add={isNew ? copy.add(copy.clientsWords(clients), copy.contactsWords(contacts)) : null}
        work={work}
      />
    </>
  )
}

type ResultProps = { imported: ClientsImported; onAgain: () => void }

const Result = ({ imported: { clients, contacts, left }, onAgain }: ResultProps) => (
  <Box maxW="64rem">
    <chakra.p role="status" fontWeight="semibold" mb={4}>
      {copy.done(copy.clientsWords(clients), copy.contactsWords(contacts))}
    </chakra.p>
    <chakra.p mb={4}>{copy.left(left.length)}</chakra.p>
    {left.length > 0 ? <FateTable rows={left} /> : null}
    <Button variant="outline" mt={6} onClick={onAgain}>
      {copy.another}
    </Button>
  </Box>
)
