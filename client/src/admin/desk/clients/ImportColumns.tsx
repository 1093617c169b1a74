import { Grid } from '@chakra-ui/react'
import {
  CLIENT_IMPORT_FIELDS,
  type ClientColumns,
  type ClientForecast,
} from '../../../../../shared/desk/imports/clientImport'
import { withField } from '../../../../../shared/roster/sheetColumns'
import { SelectField } from '../../../design/form/SelectField'
import { clientImport } from './copy'

const words = clientImport
const CHOICES = CLIENT_IMPORT_FIELDS.map((value) => ({ value, words: words.fields[value] }))

type Props = Pick<ClientForecast, 'columns'> & { onChange: (columns: ClientColumns) => void }

/** What each column of the file is. A field that is chosen for one column leaves the other. */
export function ImportColumns({ columns, onChange }: Props) {
  const fields = columns.map(({ field }) => field)
  return (
    <Grid gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap={4}>
      {columns.map(({ head, field, samples }, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may have the same name
          key={at}
          label={head || words.noHead}
          help={samples.length > 0 ? words.sample(samples.join(', ')) : undefined}
          value={field ?? ''}
          placeholder={words.leaveOut}
          choices={CHOICES}
          onChange={({ currentTarget: { value } }) =>
            onChange(withField(fields, at, CLIENT_IMPORT_FIELDS.find((each) => each === value) ?? null))
          }
        />
      ))}
    </Grid>
  )
}
