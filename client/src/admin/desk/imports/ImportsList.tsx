import { useState } from 'react'
import type { DeskImportLine } from '../../../../../shared/desk/imports/deskImportLists'
import { Button } from '../../../design/actions/Button'
import { Badge, type Tone } from '../../../design/feedback/Badge'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { trpc } from '../../../lib/trpc'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { TextCell } from '../../lists/cells/TextCell'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { deskImport } from './copy'
import { TakeBack } from './TakeBack'

const copy = deskImport.list
const TONES: Record<DeskImportLine['state'], Tone> = {
  running: 'yellow',
  done: 'green',
  'taken-back': 'grey',
}

/** The imports that can still be taken back, and those that were. */
export function ImportsList() {
  const answer = trpc.desk.imports.list.useQuery(undefined, adminQueryOptions)
  const [taking, setTaking] = useState<DeskImportLine | null>(null)
  const columns: Column<DeskImportLine>[] = [
    { head: copy.heads.file, cell: ({ fileName }) => <TextCell>{fileName}</TextCell> },
    {
      head: copy.heads.state,
      kind: 'status',
      cell: ({ state }) => <Badge tone={TONES[state]}>{copy.states[state]}</Badge>,
    },
    { head: copy.heads.what, cell: ({ counts }) => deskImport.countWords(counts) },
    { head: copy.heads.by, cell: ({ by }) => by ?? copy.gone },
    { head: copy.heads.at, cell: ({ createdAt }) => <DateTimeCell at={createdAt} /> },
    {
      head: copy.heads.actions,
      kind: 'actions',
      cell: (run) =>
        run.canBeTakenBack ? (
          <Button
            variant="outline"
            size="small"
            aria-label={copy.takeBackOf(run.fileName)}
            onClick={() => setTaking(run)}
          >
            {copy.takeBack}
          </Button>
        ) : null,
    },
  ]
  return (
    <PageSection title={copy.title}>
      {!answer.data ? (
        <NotLoaded query={answer} copy={copy} />
      ) : answer.data.length === 0 ? (
        <EmptyState more={copy.emptyMore}>{copy.empty}</EmptyState>
      ) : (
        <DataTable label={copy.title} columns={columns} rows={answer.data} rowKey={({ id }) => id} />
      )}
      {taking ? <TakeBack run={taking} onClose={() => setTaking(null)} /> : null}
    </PageSection>
  )
}
