import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { type ImportRunLine, SHEET_MAX_BYTES } from '../../../../../shared/roster/imports/rosterImportFields'
import { TextLink } from '../../../design/actions/TextLink'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { FileDrop } from '../../../design/form/FileDrop'
import type { FileLine } from '../../../design/form/FileLines'
import { Page } from '../../../design/layout/Page'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { upload, uploadReason } from '../../../lib/forms/upload'
import { trpc } from '../../../lib/trpc'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { BackToList } from '../../lists/records/RecordLead'
import { rosterImport as copy } from './copy'
import { ImportStateBadge } from './ImportStateBadge'
import { RemoveImport } from './RemoveImport'
import { RowCounts } from './RowCounts'

const { columns: heads } = copy.list

/** Where a spreadsheet is uploaded, and the imports of the last two weeks. */
export default function ImportsPage() {
  const answer = trpc.admin.rosterImport.list.useQuery(undefined, adminQueryOptions)
  const [, navigate] = useLocation()
  const refresh = () => void answer.refetch()
  const columns: Column<ImportRunLine>[] = [
    {
      head: heads.file,
      cell: ({ id, fileName }) => (
        <TextLink href={adminPaths.import(id)} overflowWrap="anywhere">
          {fileName}
        </TextLink>
      ),
    },
    { head: heads.state, kind: 'status', cell: ({ state }) => <ImportStateBadge state={state} /> },
    { head: heads.what, cell: ({ counts }) => <RowCounts counts={counts} /> },
    { head: heads.by, cell: ({ by }) => by ?? copy.list.gone },
    { head: heads.at, cell: ({ createdAt }) => <DateTimeCell at={createdAt} /> },
    { head: heads.actions, kind: 'actions', cell: (run) => <RemoveImport run={run} onDone={refresh} /> },
  ]
  return (
    <Page
      title={copy.title}
      variant="work"
      lead={copy.lead}
      back={<BackToList list={adminPaths.models}>{copy.back}</BackToList>}
    >
      <Grid gap={12} gridTemplateColumns="minmax(0, 1fr)">
        <SheetUpload onDone={(id) => navigate(adminPaths.import(id))} />
        <PageSection title={copy.list.title}>
          {!answer.data ? (
            <NotLoaded query={answer} copy={copy} />
          ) : answer.data.length === 0 ? (
            <EmptyState more={copy.list.emptyMore}>{copy.list.empty}</EmptyState>
          ) : (
            <DataTable
              label={copy.list.title}
              columns={columns}
              rows={answer.data}
              rowKey={({ id }) => id}
              onOpen={({ id }) => navigate(adminPaths.import(id))}
            />
          )}
        </PageSection>
      </Grid>
    </Page>
  )
}

const ACCEPTED =
  '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/plain'

/** One spreadsheet: uploaded as soon as it is chosen; a refused one stays listed with its reason. */
function SheetUpload({ onDone }: { onDone: (id: string) => void }) {
  const [line, setLine] = useState<FileLine | null>(null)
  async function send(file: File | undefined) {
    if (!file) return
    const chosen = { key: file.name, name: file.name, size: file.size }
    if (file.size > SHEET_MAX_BYTES) return setLine({ ...chosen, error: copy.upload.tooLarge })
    setLine({ ...chosen, share: 0 })
    try {
      const onProgress = (share: number) => setLine({ ...chosen, share: Math.min(share, 0.99) })
      const { id } = (await upload(file, { to: '/imports/roster', onProgress })) as { id: string }
      onDone(id)
    } catch (error) {
      setLine({ ...chosen, error: uploadReason(error, copy.upload.failed) })
    }
  }
  return (
    <Box maxW="52rem">
      <FileDrop
        label={copy.upload.label}
        help={copy.upload.help}
        accept={ACCEPTED}
        multiple={false}
        files={line ? [line] : []}
        onFiles={([file]) => void send(file)}
        onRemove={() => setLine(null)}
        held={line?.share !== undefined && !line.error ? 'all' : undefined}
      />
      <Flex columnGap={6} rowGap={2} wrap="wrap" mt={3} textStyle="small">
        <chakra.a href="/roster-example.csv" download textDecoration="underline">
          {copy.upload.template}
        </chakra.a>
        <chakra.span color="fgQuiet">{copy.upload.ours}</chakra.span>
        <TextLink href={adminPaths.deskImport}>{copy.upload.desk}</TextLink>
      </Flex>
    </Box>
  )
}
