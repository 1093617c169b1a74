import { EYE_COLORS, GENDERS, HAIR_COLORS, WORK_TYPES } from '../../../../../shared/lists'
import { TextField } from '../../../design/form/TextField'
import { trpc } from '../../../lib/trpc'
import { FilterSelect } from '../../lists/FilterSelect'
import { adminModels } from '../../roster/models/copy'
import { talents as copy } from './copy'
import { type TalentFilterValues, TEXTS } from './talentFilters'

const SELECT = '1 1 8rem'
type Props = {
  filters: TalentFilterValues
  onChange: (changed: Partial<TalentFilterValues>) => void
}

/** The boards of the agency by their name. */
export const useBoards = () =>
  (trpc.admin.boards.list.useQuery().data ?? []).map(({ id, name }) => ({ value: id, words: name }))

/** The two filters that are used most. */
export function MainTalentFields({ filters, onChange }: Props) {
  return (
    <>
      <FilterSelect
        label={copy.gender}
        value={filters.gender}
        all={copy.anyGender}
        choices={GENDERS.map((value) => ({ value, words: adminModels.genders[value] }))}
        onChange={(gender) => onChange({ gender })}
        flex={SELECT}
      />
      <FilterSelect
        label={copy.board}
        value={filters.board}
        all={copy.anyBoard}
        choices={useBoards()}
        onChange={(board) => onChange({ board })}
        flex={SELECT}
      />
    </>
  )
}

/** The other filters: work, colours, city, language, sizes, age and rate. */
export function MoreTalentFields({ filters, onChange }: Props) {
  const select = (name: 'workType' | 'hair' | 'eyes', all: string, choices: readonly string[]) => (
    <FilterSelect
      label={copy[name]}
      value={filters[name]}
      all={all}
      choices={choices}
      onChange={(value) => onChange({ [name]: value })}
      flex={SELECT}
    />
  )
  return (
    <>
      {select('workType', copy.anyWork, WORK_TYPES)}
      {select('hair', copy.anyHair, HAIR_COLORS)}
      {select('eyes', copy.anyEyes, EYE_COLORS)}
      {TEXTS.map((name) => {
        const isWords = name === 'city' || name === 'language'
        return (
          <TextField
            key={name}
            label={copy.texts[name]}
            inputMode={isWords ? 'text' : 'numeric'}
            maxLength={isWords ? 40 : 9}
            value={filters[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        )
      })}
    </>
  )
}
