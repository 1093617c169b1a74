import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { PLACE_MAX } from '../../../../shared/limits'
import type { RosterAddress } from '../../../../shared/listAddress'
import { GENDER_FILTERS, WORK_TYPES } from '../../../../shared/lists'
import { SearchBox } from '../../design/SearchBox'
import { SelectField } from '../../design/SelectField'
import { roster } from '../../words/roster'

export type FilterProps = {
  filters: RosterAddress
  onChange: (changed: Partial<RosterAddress>) => void
}

/** The search box carries its name itself; this one is for eyes, in line with the selects. */
function TitledSearch(search: ComponentProps<typeof SearchBox>) {
  return (
    <Box minW={0}>
      <chakra.span aria-hidden textStyle="label" display="block" mb={1.5}>
        {search.label}
      </chakra.span>
      <SearchBox {...search} />
    </Box>
  )
}

export function SearchField({ filters, onChange }: FilterProps) {
  const words = roster.list
  return (
    <TitledSearch
      label={words.search}
      placeholder={words.searchHint}
      value={filters.search}
      onSearch={(search) => onChange({ search })}
    />
  )
}

/** Gender, type of work and city: in a row on a wide screen, in the sheet on a phone. */
export function FilterFields({ filters, onChange }: FilterProps) {
  const words = roster.list
  return (
    <>
      <SelectField
        label={words.gender}
        placeholder={words.anyGender}
        choices={GENDER_FILTERS}
        value={filters.gender}
        onChange={(event) => onChange({ gender: event.currentTarget.value })}
      />
      <SelectField
        label={words.workType}
        placeholder={words.anyWorkType}
        choices={WORK_TYPES}
        value={filters.type_of_work}
        onChange={(event) => onChange({ type_of_work: event.currentTarget.value })}
      />
      <TitledSearch
        label={words.city}
        placeholder={words.cityHint}
        value={filters.city}
        maxLength={PLACE_MAX}
        onSearch={(city) => onChange({ city })}
      />
    </>
  )
}
