import type { ChoiceFilter, TalentSearch } from '../../../../shared/desk/talentCards'

type Wanted = Omit<TalentSearch, 'jobId' | 'isOnJobToo'>

const yearsSince = (day: string) =>
  `(cast(strftime('%Y%m%d', :today) as int) - cast(strftime('%Y%m%d', ${day}) as int)) / 10000`
// As modelAge of shared/roster/age.
export const AGE = `coalesce(m.stated_age + ${yearsSince('m.stated_age_on')}, ${yearsSince('m.date_of_birth')}, m.stated_age)`
const UPPER = `case m.gender when 'male' then m.chest when 'female' then m.bust else coalesce(m.bust, m.chest) end`
// EU sizes start where UK sizes have ended.
const UK_SHOE = 'case when m.shoe_size >= 33 then m.shoe_size / 1.27 - 25 else m.shoe_size end'
const IN_CM = '* 2.54'

/** Whether what is asked of a model m is so. Unknown sizes and rates stay in: the booker sees a question mark. */
const CONDITIONS = {
  search: 'instr(m.search_text, :search) > 0',
  gender: 'm.gender = :gender',
  workType: 'exists (select 1 from json_each(m.work_types) w where w.value = :workType)',
  board: 'm.id in (select model_id from model_tags where tag_id = :board)',
  hair: '(m.hair_color is null or m.hair_color = :hair)',
  eyes: '(m.eye_color is null or m.eye_color = :eyes)',
  language:
    'exists (select 1 from json_each(m.languages) l where instr(folded(l.value), folded(:language)) = 1)',
  city: 'instr(folded(m.city), folded(:city)) > 0',
  rateMax: '(m.daily_rate is null or m.daily_rate <= :rateMax)',
}
const SIZES = {
  height: 'm.height_cm',
  age: AGE,
  upper: `${UPPER} ${IN_CM}`,
  waist: `m.waist ${IN_CM}`,
  shoe: UK_SHOE,
}

type Condition = { filter: ChoiceFilter | 'search'; condition: string }

/** The SQL condition of each filter that is set, about a model `m`; it takes the filters, and `today`, by their names. */
export function conditionsOf(wanted: Wanted): Condition[] {
  const plain = (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]).flatMap((name) =>
    wanted[name] === null || wanted[name] === ''
      ? []
      : { filter: name === 'rateMax' ? ('rate' as const) : name, condition: CONDITIONS[name] },
  )
  const sizes = (Object.keys(SIZES) as (keyof typeof SIZES)[]).flatMap((filter) => {
    const value = `round(${SIZES[filter]})`
    const ends = [
      wanted[`${filter}Min`] !== null && `${value} >= :${filter}Min`,
      wanted[`${filter}Max`] !== null && `${value} <= :${filter}Max`,
    ].filter(Boolean)
    return ends.length > 0 ? { filter, condition: `(${value} is null or ${ends.join(' and ')})` } : []
  })
  return [...plain, ...sizes]
}
