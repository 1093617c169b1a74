import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { EntryLine } from '../../../../../shared/desk/imports/deskImportLists'
import { SelectField } from '../../../design/form/SelectField'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { TextCell } from '../../lists/cells/TextCell'
import { deskImport as copy } from './copy'

const SHOWN = 200

type Numbered = EntryLine & { key: string }
const columns: Column<Numbered>[] = [
  { head: copy.heads.talent, cell: ({ talent }) => <TextCell>{talent}</TextCell> },
  { head: copy.heads.row, kind: 'number', cell: ({ row }) => row },
  { head: copy.heads.days, cell: ({ days }) => days },
  { head: copy.heads.text, cell: ({ text }) => <TextCell>{text}</TextCell> },
  { head: copy.heads.read, cell: ({ read }) => <TextCell>{read}</TextCell> },
  { head: copy.heads.fate, kind: 'status', cell: ({ fate }) => copy.fate[fate] },
  { head: copy.heads.why, cell: ({ words: why }) => <TextCell>{why}</TextCell> },
]

const SHOWS = {
  left: ({ fate }: EntryLine) => fate === 'left',
  noted: ({ fate, words: why }: EntryLine) => fate === 'new' && why !== '',
  new: ({ fate }: EntryLine) => fate === 'new',
  same: ({ fate }: EntryLine) => fate === 'same',
}
type Show = keyof typeof SHOWS
const KINDS = Object.keys(SHOWS) as Show[]

/** The lines of a sheet with what becomes of each, and a choice of what to show. */
export function LinesTable({ lines }: { lines: readonly EntryLine[] }) {
  const [chosen, setChosen] = useState<Show | ''>('')
  const counted = KINDS.map((kind) => ({ kind, count: lines.filter(SHOWS[kind]).length }))
  // A choice that shows nothing any more is none.
  const kind = counted.find((each) => each.kind === chosen && each.count > 0)?.kind ?? ''
  const shown = kind === '' ? lines : lines.filter(SHOWS[kind])
  const rows = shown.slice(0, SHOWN).map((line, at) => ({ ...line, key: `${line.row} ${at}` }))
  return (
    <>
      <chakra.div maxW="24rem" mb={4}>
        <SelectField
          label={copy.show}
          value={kind}
          placeholder={copy.all(lines.length)}
          choices={counted
            .filter(({ count }) => count > 0)
            .map((each) => ({ value: each.kind, words: copy.fates[each.kind](each.count) }))}
          onChange={({ currentTarget: { value } }) => setChosen(KINDS.find((each) => each === value) ?? '')}
        />
      </chakra.div>
      {rows.length === 0 ? (
        <p>{copy.noLines}</p>
      ) : (
        <DataTable label={copy.lines} columns={columns} rows={rows} rowKey={({ key }) => key} />
      )}
      {shown.length > SHOWN ? <chakra.p mt={3}>{copy.more(SHOWN)}</chakra.p> : null}
    </>
  )
}
