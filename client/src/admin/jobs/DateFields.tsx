import type { ChangeEvent } from 'react'
import { DAY_PARTS, type DayPart } from '../../../../shared/deskLists'
import { PART_WORDS } from '../../../../shared/deskWords'
import { desk } from '../../copy/desk'
import { SelectField } from '../../design/form/SelectField'
import { TextField } from '../../design/form/TextField'

const words = desk.job
const PARTS = DAY_PARTS.map((value) => ({ value, words: PART_WORDS[value] }))

export type DateFacts = { day: string; part: DayPart; place: string; callTime: string }
type Props = { given: DateFacts; onChange: (changed: Partial<DateFacts>) => void }

/** Day, part of the day, place and call time of a job's date. */
export function DateFields({ given, onChange }: Props) {
  const field = (name: keyof DateFacts) => ({
    label: words[name],
    value: given[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      <TextField type="date" {...field('day')} />
      <SelectField choices={PARTS} {...field('part')} />
      <TextField {...field('place')} />
      <TextField type="time" {...field('callTime')} />
    </>
  )
}
