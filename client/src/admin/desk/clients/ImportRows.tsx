import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import {
  CLIENT_FATES,
  type ClientFate,
  type ClientForecast,
  type ClientRowFate,
} from '../../../../../shared/desk/imports/clientImport'
import { SelectField } from '../../../design/form/SelectField'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { TextCell } from '../../lists/cells/TextCell'
import { clientImport } from './copy'

const copy = clientImport
const SHOWN = 200

const columns: Column<ClientRowFate>[] = [
  { head: copy.heads.client, cell: ({ name }) => <TextCell>{name || copy.noName}</TextCell> },
  { head: copy.heads.row, kind: 'number', cell: ({ row }) => row },
  { head: copy.heads.fate, cell: ({ fate }) => copy.fate[fate] },
  { head: copy.heads.why, cell: ({ words: why }) => <TextCell>{why}</TextCell> },
]

/** Rows of the file with what becomes of each. */
export const FateTable = ({ rows }: { rows: readonly ClientRowFate[] }) => (
  <>
    <DataTable
      label={copy.rows}
      columns={columns}
      rows={rows.slice(0, SHOWN)}
      rowKey={({ row }) => String(row)}
    />
    {rows.length > SHOWN ? <chakra.p mt={3}>{copy.more(SHOWN)}</chakra.p> : null}
  </>
)

/** The same with a choice of what to show; rows that need attention come first. */
export function ImportRows({ forecast: { rows, counts } }: { forecast: ClientForecast }) {
  const [chosen, setChosen] = useState<ClientFate | ''>(counts.unclear > 0 ? 'unclear' : '')
  const shown = chosen === '' ? rows : rows.filter(({ fate }) => fate === chosen)
  return (
    <>
      <chakra.div maxW="24rem" mb={4}>
        <SelectField
          label={copy.show}
          value={chosen}
          placeholder={copy.all(rows.length)}
          choices={CLIENT_FATES.map((value) => ({ value, words: copy.fates[value](counts[value]) }))}
          onChange={({ currentTarget: { value } }) =>
            setChosen(CLIENT_FATES.find((each) => each === value) ?? '')
          }
        />
      </chakra.div>
      {shown.length === 0 ? <p>{copy.noRows}</p> : <FateTable rows={shown} />}
    </>
  )
}
