import { chakra, Flex, Grid } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Button } from '../../../design/actions/Button'
import { MainTalentFields, MoreTalentFields, useBoards } from '../talents/TalentFields'
import { NO_FILTERS, type TalentFilterValues } from '../talents/talentFilters'
import { chipsOf } from './chips'
import { choosing as copy } from './copy'

const Chip = chakra('button', {
  base: {
    ...{ display: 'inline-flex', alignItems: 'center', gap: 2, minH: { base: 'touch', md: 8 }, px: 3 },
    ...{ bg: 'fg', color: 'bg', textStyle: 'small', fontWeight: 'semibold', cursor: 'pointer' },
  },
})

type Props = {
  filters: TalentFilterValues
  onChange: (changed: Partial<TalentFilterValues>) => void
}

/** All filters in a fold; those that are set as chips, each a press away. */
export function ChoiceFilters({ filters, onChange }: Props) {
  const chips = chipsOf(filters, useBoards())
  return (
    <Flex columnGap={2} rowGap={2} wrap="wrap" align="center" mb={2}>
      <chakra.details css={{ '&[open]': { flexBasis: 'full' } }} me={3}>
        <chakra.summary minH="touch" alignContent="center" cursor="pointer" fontWeight="semibold">
          {copy.filters}
        </chakra.summary>
        <Grid
          gridTemplateColumns="repeat(auto-fill, minmax(min(8rem, 100%), 1fr))"
          gap={3}
          alignItems="end"
          mt={2}
          mb={3}
        >
          <MainTalentFields filters={filters} onChange={onChange} />
          <MoreTalentFields filters={filters} onChange={onChange} />
        </Grid>
      </chakra.details>
      {chips.map(({ filter, words, off }) => (
        <Chip key={filter} type="button" aria-label={copy.drop(words)} onClick={() => onChange(off)}>
          {words}
          <X size={14} aria-hidden />
        </Chip>
      ))}
      {chips.length > 1 ? (
        <Button variant="quiet" size="touch" onClick={() => onChange(NO_FILTERS)}>
          {copy.clear}
        </Button>
      ) : null}
    </Flex>
  )
}
