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

const words = deskImport.list
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
    { head: words.heads.file, cell: ({ fileName }) => <TextCell>{fileName}</TextCell> },
    {
      head: words.heads.state,
      kind: 'status',
      cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>,
    },
    { head: words.heads.what, cell: ({ counts }) => deskImport.countWords(counts) },
    { head: words.heads.by, cell: ({ by }) => by ?? words.gone },
    { head: words.heads.at, cell: ({ createdAt }) => <DateTimeCell at={createdAt} /> },
    {
      head: words.heads.actions,
      kind: 'actions',
      cell: (run) =>
        run.canBeTakenBack ? (
          <Button
            variant="outline"
            size="small"
            aria-label={words.takeBackOf(run.fileName)}
            onClick={() => setTaking(run)}
          >
            {words.takeBack}
          </Button>
        ) : null,
    },
  ]
  return (
    <PageSection title={words.title}>
      {!answer.data ? (
        <NotLoaded query={answer} words={words} />
      ) : answer.data.length === 0 ? (
        <EmptyState more={words.emptyMore}>{words.empty}</EmptyState>
      ) : (
        <DataTable label={words.title} columns={columns} rows={answer.data} rowKey={({ id }) => id} />
      )}
      {taking ? <TakeBack run={taking} onClose={() => setTaking(null)} /> : null}
    </PageSection>
  )
}
