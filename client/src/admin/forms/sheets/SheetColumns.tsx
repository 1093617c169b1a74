import { Grid } from '@chakra-ui/react'
import { withField } from '../../../../../shared/roster/imports/sheetColumns'
import { SelectField } from '../../../design/form/SelectField'

type Props<Field extends string> = {
  copy: {
    noHead: string
    leaveOut: string
    sample: (words: string) => string
    fields: Record<Field, string>
  }
  /** what a column can be */
  fields: readonly Field[]
  columns: readonly { head: string; field: Field | null; samples: string[] }[]
  onChange: (columns: (Field | null)[]) => void
}

/** What each column of a sheet is. A field that is chosen for one column leaves the other. */
export function SheetColumns<Field extends string>({ copy, fields, columns, onChange }: Props<Field>) {
  const chosen = columns.map(({ field }) => field)
  const choices = fields.map((value) => ({ value, words: copy.fields[value] }))
  return (
    <Grid gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap={4}>
      {columns.map(({ head, field, samples }, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may have the same name
          key={at}
          label={head || copy.noHead}
          help={samples.length > 0 ? copy.sample(samples.join(', ')) : undefined}
          value={field ?? ''}
          placeholder={copy.leaveOut}
          choices={choices}
          onChange={({ currentTarget: { value } }) =>
            onChange(withField(chosen, at, fields.find((each) => each === value) ?? null))
          }
        />
      ))}
    </Grid>
  )
}
