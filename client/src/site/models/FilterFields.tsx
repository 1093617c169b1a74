import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { PLACE_MAX } from '../../../../shared/limits'
import { GENDER_FILTERS, WORK_TYPES } from '../../../../shared/lists'
import type { RosterAddress } from '../../../../shared/pages/listAddress'
import { SearchBox } from '../../design/form/SearchBox'
import { SelectField } from '../../design/form/SelectField'
import { useTypedBefore } from '../../lib/forms/typedBefore'
import { roster } from './copy'

export type FilterProps = {
  filters: RosterAddress
  onChange: (changed: Partial<RosterAddress>) => void
}

/** The search box has an accessible name already; this label is for sighted users, aligned with the selects. */
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

/** Keeps a form without scripts on its board. */
export const BoardField = ({ board }: { board: string }) =>
  board ? <input type="hidden" name="board" value={board} /> : null

export function SearchField({ filters, onChange }: FilterProps) {
  const copy = roster.list
  return (
    <TitledSearch
      label={copy.search}
      placeholder={copy.searchHint}
      value={filters.search}
      onSearch={(search) => onChange({ search })}
    />
  )
}

export function FilterFields({ filters, onChange }: FilterProps) {
  const copy = roster.list
  const gender = useTypedBefore<HTMLSelectElement>((chosen) => onChange({ gender: chosen }))
  const workType = useTypedBefore<HTMLSelectElement>((chosen) => onChange({ type_of_work: chosen }))
  return (
    <>
      <SelectField
        label={copy.gender}
        ref={gender}
        name="gender"
        placeholder={copy.anyGender}
        choices={GENDER_FILTERS}
        value={filters.gender}
        onChange={(event) => onChange({ gender: event.currentTarget.value })}
      />
      <SelectField
        label={copy.workType}
        ref={workType}
        name="type_of_work"
        placeholder={copy.anyWorkType}
        choices={WORK_TYPES}
        value={filters.type_of_work}
        onChange={(event) => onChange({ type_of_work: event.currentTarget.value })}
      />
      <TitledSearch
        label={copy.city}
        name="city"
        placeholder={copy.cityHint}
        value={filters.city}
        maxLength={PLACE_MAX}
        isFilter
        onSearch={(city) => onChange({ city })}
      />
    </>
  )
}
