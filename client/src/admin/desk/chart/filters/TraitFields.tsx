import { Box } from '@chakra-ui/react'
import type { Chart } from '../../../../../../shared/desk/chart/chart'
import { GENDERS, WORK_TYPES } from '../../../../../../shared/lists'
import { SelectField } from '../../../../design/form/SelectField'
import { TextField } from '../../../../design/form/TextField'
import { adminModels } from '../../../roster/models/copy'
import { chart as copy } from '../copy'
import type { Traits } from './chartFilters'

type Choice = { value: string; words: string }
const asChoices = (values: readonly string[]): Choice[] => values.map((value) => ({ value, words: value }))

type Props = {
  traits: Traits
  chart: Pick<Chart, 'boards' | 'languages' | 'models'> | undefined
  onChange: (changed: Partial<Traits>) => void
}

/** Which talents the chart shows; only what at least one of them has can be chosen. */
export default function TraitFields({ traits, chart, onChange }: Props) {
  const { boards = [], languages = [], models = [] } = chart ?? {}
  // A city that nobody is in any more stays to be read, and to be changed.
  const wanted = traits.city === 'all' ? [] : [traits.city]
  const cities = [...new Set([...models.flatMap(({ city }) => city ?? []), ...wanted])].toSorted()
  const choices: [name: keyof typeof copy.traits, choices: Choice[]][] = [
    ['gender', GENDERS.map((value) => ({ value, words: adminModels.genders[value] }))],
    ['city', asChoices(cities)],
    ['board', boards.map(({ id, name }) => ({ value: id, words: name }))],
    ['work', asChoices(WORK_TYPES)],
    ['language', asChoices(languages)],
  ]
  return (
    <>
      {choices.map(([name, own]) =>
        own.length > 0 ? (
          <SelectField
            key={name}
            label={copy.traits[name]}
            value={own.some(({ value }) => value === traits[name]) ? traits[name] : 'all'}
            choices={[{ value: 'all', words: copy.all }, ...own]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ) : null,
      )}
      {(['heightFrom', 'heightTo', 'ageFrom', 'ageTo', 'rateTo'] as const).map((name) => (
        <Box key={name} width={name.startsWith('age') ? '6.5rem' : '9rem'}>
          <TextField
            label={copy.ranges[name]}
            type="number"
            inputMode="numeric"
            min={0}
            value={traits[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        </Box>
      ))}
    </>
  )
}
