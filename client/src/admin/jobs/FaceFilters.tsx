import { Box, Flex } from '@chakra-ui/react'
import { GENDERS, WORK_TYPES } from '../../../../shared/lists'
import { adminModels } from '../../copy/adminModels'
import { desk } from '../../copy/desk'
import { CheckField } from '../../design/form/CheckField'
import { TextField } from '../../design/form/TextField'
import { FilterSelect } from '../lists/FilterSelect'

const words = desk.job.faceFilters
export type Filters = { gender: string; workType: string; rateMax: string; isFree: boolean }
export const NO_FILTERS: Filters = { gender: 'all', workType: 'all', rateMax: '', isFree: false }

/** The filters as the search takes them; an amount that is none filters nothing. */
export function wantedOf({ gender, workType, rateMax, isFree }: Filters) {
  const digits = rateMax.replace(/[,\s]/g, '')
  return {
    gender: GENDERS.find((each) => each === gender) ?? null,
    workType: WORK_TYPES.find((each) => each === workType) ?? null,
    rateMax: /^\d{1,9}$/.test(digits) ? Number(digits) : null,
    isFree,
  }
}

// Two of them stand beside each other on a phone.
const THIRD = '1 1 8rem'
type Props = { filters: Filters; onChange: (filters: Filters) => void }

/** Narrows down who is offered for a job. */
export function FaceFilters({ filters, onChange }: Props) {
  const set = (changed: Partial<Filters>) => onChange({ ...filters, ...changed })
  return (
    <>
      <Flex gap={3} wrap="wrap" align="end">
        <FilterSelect
          label={words.gender}
          value={filters.gender}
          all={words.anyGender}
          choices={GENDERS.map((value) => ({ value, words: adminModels.genders[value] }))}
          onChange={(gender) => set({ gender })}
          flex={THIRD}
        />
        <FilterSelect
          label={words.workType}
          value={filters.workType}
          all={words.anyWork}
          choices={WORK_TYPES}
          onChange={(workType) => set({ workType })}
          flex={THIRD}
        />
        <Box flex={THIRD}>
          <TextField
            label={words.rateMax}
            inputMode="numeric"
            value={filters.rateMax}
            onChange={(event) => set({ rateMax: event.currentTarget.value })}
          />
        </Box>
      </Flex>
      <CheckField
        label={words.isFree}
        checked={filters.isFree}
        onChange={(event) => set({ isFree: event.currentTarget.checked })}
      />
    </>
  )
}
