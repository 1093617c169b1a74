import { Box, type BoxProps } from '@chakra-ui/react'
import { type Choice, SelectField } from '../../design/form/SelectField'

type Props = {
  label: string
  value: string
  /** Label of the choice `all`, which filters nothing. */
  all: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  flex?: BoxProps['flex']
}

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
