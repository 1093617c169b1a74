import { Box, type BoxProps } from '@chakra-ui/react'
import { type Choice, SelectField } from '../../design/SelectField'

type Props = {
  label: string
  value: string
  /** The words of the first choice, `all`, which leaves everything in. */
  all: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  flex?: BoxProps['flex']
}

/** One way to narrow a list, beside its search. */
export function FilterSelect({ label, value, all, choices, onChange, flex }: Props) {
  return (
    <Box flex={flex ?? { base: '1 1 10rem', md: '0 0 12rem' }}>
      <SelectField
        label={label}
        value={value}
        choices={[{ value: 'all', words: all }, ...choices]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Box>
  )
}
