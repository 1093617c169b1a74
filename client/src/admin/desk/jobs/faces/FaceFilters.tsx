import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { GENDERS, WORK_TYPES } from '../../../../../../shared/lists'
import { CheckField } from '../../../../design/form/CheckField'
import { TextField } from '../../../../design/form/TextField'
import { NARROW, useMedia } from '../../../../lib/useMedia'
import { FilterSelect } from '../../../lists/FilterSelect'
import { adminModels } from '../../../roster/models/copy'
import { desk } from '../../copy'

const copy = desk.job.faceFilters

type Typed = 'language' | 'heightMin' | 'heightMax' | 'ageMin' | 'ageMax' | 'rateMax'
export type Filters = Record<'gender' | 'workType' | Typed, string> & { isFree: boolean }
const NO_FILTERS: Filters = {
  ...{ gender: 'all', workType: 'all', language: '', rateMax: '', isFree: false },
  ...{ heightMin: '', heightMax: '', ageMin: '', ageMax: '' },
}

/** The filters that an address asks for. */
export const filtersOf = (asked: URLSearchParams): Filters => ({
  ...NO_FILTERS,
  ...Object.fromEntries(
    [...asked]
      .filter(([name]) => name in NO_FILTERS && name !== 'isFree')
      .map(([name, value]) => [name, value.slice(0, 40)]),
  ),
  isFree: asked.get('free') === '1',
})

/** A whole number as people type it; null for anything else, which filters nothing. */
function numberOf(typed: string): number | null {
  const digits = typed.replace(/[,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** The filters as the search takes them. */
export const wantedOf = ({ gender, workType, language, isFree, ...numbers }: Filters) => ({
  gender: GENDERS.find((each) => each === gender) ?? null,
  workType: WORK_TYPES.find((each) => each === workType) ?? null,
  language: language.trim(),
  heightMin: numberOf(numbers.heightMin),
  heightMax: numberOf(numbers.heightMax),
  ageMin: numberOf(numbers.ageMin),
  ageMax: numberOf(numbers.ageMax),
  rateMax: numberOf(numbers.rateMax),
  isFree,
})

// Two of them stand beside each other on a phone.
const THIRD = '1 1 8rem'
type Props = { filters: Filters; onChange: (filters: Filters) => void }

/** Narrows down who is offered for a job. */
export function FaceFilters({ filters, onChange }: Props) {
  const set = (changed: Partial<Filters>) => onChange({ ...filters, ...changed })
  const typed = (name: Typed) => (
    <Box flex={THIRD}>
      <TextField
        label={copy[name]}
        inputMode={name === 'language' ? 'text' : 'numeric'}
        value={filters[name]}
        onChange={(event) => set({ [name]: event.currentTarget.value })}
      />
    </Box>
  )
  const usual = (
    <Flex gap={3} wrap="wrap" align="end">
      <FilterSelect
        label={copy.gender}
        value={filters.gender}
        all={copy.anyGender}
        choices={GENDERS.map((value) => ({ value, words: adminModels.genders[value] }))}
        onChange={(gender) => set({ gender })}
        flex={THIRD}
      />
      <FilterSelect
        label={copy.workType}
        value={filters.workType}
        all={copy.anyWork}
        choices={WORK_TYPES}
        onChange={(workType) => set({ workType })}
        flex={THIRD}
      />
      {typed('rateMax')}
    </Flex>
  )
  // On a phone all of them are folded: what is looked for are the talents below.
  const isNarrow = useMedia(NARROW)
  const inUse = Object.keys(NO_FILTERS).filter(
    (name) => name !== 'isFree' && filters[name as keyof Filters] !== NO_FILTERS[name as keyof Filters],
  ).length
  return (
    <>
      {isNarrow ? null : usual}
      <Flex columnGap={6} wrap="wrap" align="start" mt={{ md: 2 }}>
        <chakra.details css={{ '&[open]': { flexBasis: 'full' } }}>
          <chakra.summary minH="touch" alignContent="center" cursor="pointer" fontWeight="semibold">
            {isNarrow ? copy.all(inUse) : copy.more}
          </chakra.summary>
          {isNarrow ? <Box mt={2}>{usual}</Box> : null}
          <Grid
            gridTemplateColumns="repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))"
            gap={3}
            alignItems="end"
            my={3}
          >
            {typed('language')}
            {typed('heightMin')}
            {typed('heightMax')}
            {typed('ageMin')}
            {typed('ageMax')}
          </Grid>
        </chakra.details>
        <CheckField
          label={copy.isFree}
          checked={filters.isFree}
          onChange={(event) => set({ isFree: event.currentTarget.checked })}
        />
      </Flex>
    </>
  )
}
