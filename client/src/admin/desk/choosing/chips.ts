import { boundOf, CHOICE_FILTERS, type ChoiceFilter } from '../../../../../shared/desk/talentCards'
import { money } from '../../../../../shared/format'
import { adminModels } from '../../roster/models/copy'
import { NO_FILTERS, type TalentFilterValues } from '../talents/talentFilters'
import { choosing } from './copy'

const copy = choosing.chips

type Chip = { filter: ChoiceFilter; words: string; off: Partial<TalentFilterValues> }

const SELECTS = ['gender', 'workType', 'board', 'hair', 'eyes'] as const
const isSelect = (filter: ChoiceFilter): filter is (typeof SELECTS)[number] =>
  SELECTS.some((each) => each === filter)

/** What takes a filter away. */
export const without = (filter: ChoiceFilter): Partial<TalentFilterValues> =>
  Object.fromEntries(
    Object.entries(NO_FILTERS).filter(([name]) => [filter, `${filter}Min`, `${filter}Max`].includes(name)),
  )

/** The filters that are set, in words, each with what takes it away. `boards` gives a board its name. */
export function chipsOf(
  filters: TalentFilterValues,
  boards: readonly { value: string; words: string }[],
): Chip[] {
  return CHOICE_FILTERS.flatMap((filter) => {
    const words = wordsOf(filter, filters, boards)
    return words === null ? [] : { filter, words, off: without(filter) }
  })
}

function wordsOf(
  filter: ChoiceFilter,
  filters: TalentFilterValues,
  boards: readonly { value: string; words: string }[],
): string | null {
  if (isSelect(filter)) {
    const chosen = filters[filter]
    if (chosen === 'all') return null
    if (filter === 'gender') return adminModels.genders[chosen as keyof typeof adminModels.genders] ?? null
    if (filter === 'board') return boards.find(({ value }) => value === chosen)?.words ?? copy.board
    return filter === 'workType' ? chosen : copy[filter](chosen)
  }
  if (filter === 'language' || filter === 'city') return filters[filter].trim() || null
  if (filter === 'rate') {
    const most = boundOf(filters.rateMax)
    return most === null ? null : copy.rate(money(most))
  }
  const [from = '', to = ''] = [filters[`${filter}Min`], filters[`${filter}Max`]].map((typed) =>
    String(boundOf(typed) ?? ''),
  )
  return from === '' && to === '' ? null : copy[filter](from, to)
}
