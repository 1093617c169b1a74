import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { money, shortDay } from '../../../../../shared/format'
import type { RowFacts, RowFate } from '../../../../../shared/roster/imports/rosterImportFields'
import { bothHeights } from '../../../../../shared/roster/measures'
import { TextLink } from '../../../design/actions/TextLink'
import { Badge, type Tone } from '../../../design/feedback/Badge'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { Pager } from '../../../design/lists/Pager'
import { adminModels } from '../models/copy'
import { rosterImport } from './copy'

const copy = rosterImport.check
const TONES: Record<RowFate['fate'], Tone> = { new: 'green', same: 'grey', refused: 'red' }
const SHOWN = 50

const columns: Column<RowFate>[] = [
  {
    head: copy.columns.who,
    cell: ({ row, label }) => (
      <chakra.span overflowWrap="anywhere">
        <chakra.span textStyle="data" color="fgQuiet">
          {row}
        </chakra.span>{' '}
        <bdi>{label || copy.noName}</bdi>
      </chakra.span>
    ),
  },
  {
    head: copy.columns.fate,
    kind: 'status',
    cell: ({ fate }) => <Badge tone={TONES[fate]}>{copy.fates[fate]}</Badge>,
  },
  { head: copy.columns.why, cell: (fate) => <Why {...fate} /> },
]

/** `Female, born Aug 8, 1998, 170 cm / 5ft 7in, ₹40,000 a day, Pune` */
const factsOf = ({ gender, dateOfBirth, heightCm, dailyRate, city }: RowFacts) =>
  [
    gender && adminModels.genders[gender],
    dateOfBirth && copy.born(shortDay(dateOfBirth)),
    heightCm && bothHeights(`${heightCm} cm`),
    dailyRate !== null && copy.rate(money(dailyRate)),
    city,
  ]
    .filter(Boolean)
    .join(', ')

/** The problems and notes of a row, each at its field, or whom it is the same as. */
function Why({ fate, sameAs, problems, notes, read }: RowFate) {
  const lines = [
    ...problems.map((each) => ({ ...each, isProblem: true })),
    // What was read otherwise than written does not matter in a row that is left out.
    ...(fate === 'refused' ? [] : notes).map((each) => ({ ...each, isProblem: false })),
  ]
  const facts = read ? factsOf(read) : ''
  if (!sameAs && !facts && lines.length === 0) return null
  return (
    <chakra.ul role="list" overflowWrap="anywhere">
      {facts ? <li>{facts}</li> : null}
      {sameAs ? (
        <li>
          {sameAs.row !== null ? (
            copy.sameAsRow(sameAs.row, sameAs.name)
          ) : (
            <TextLink href={adminPaths.model(sameAs.modelId)}>{copy.sameAs(sameAs.name)}</TextLink>
          )}
        </li>
      ) : null}
      {lines.map(({ field, message, isProblem }) => (
        <chakra.li key={`${field} ${message}`} color={isProblem ? 'fg' : 'fgQuiet'}>
          {field ? `${rosterImport.fields[field]}: ` : ''}
          {message}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** What becomes, or became, of rows, fifty at a time. */
export function FateTable({ label, rows }: { label: string; rows: readonly RowFate[] }) {
  const [wanted, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(rows.length / SHOWN))
  const page = Math.min(wanted, pages)
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={rows.slice((page - 1) * SHOWN, page * SHOWN)}
        rowKey={({ row }) => String(row)}
      />
      <Pager page={page} totalPages={pages} onPage={setPage} />
    </>
  )
}
