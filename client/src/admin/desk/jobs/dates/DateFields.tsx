import type { ChangeEvent } from 'react'
import {
  DAY_PARTS,
  type DayPart,
  JOB_DATE_KINDS,
  type JobDateKind,
} from '../../../../../../shared/desk/deskLists'
import { PART_WORDS } from '../../../../../../shared/desk/deskWords'
import { SelectField } from '../../../../design/form/SelectField'
import { TextField } from '../../../../design/form/TextField'
import { DayField } from '../../../forms/DayField'
import { desk } from '../../copy'

const copy = desk.job
const KINDS = JOB_DATE_KINDS.map((value) => ({ value, words: copy.kinds[value] }))
const PARTS = DAY_PARTS.map((value) => ({ value, words: PART_WORDS[value] }))

export type DateFacts = {
  day: string
  part: DayPart
  kind: JobDateKind
  place: string
  callTime: string
}
type Props = {
  given: DateFacts
  errors: Readonly<Partial<Record<keyof DateFacts, string>>>
  onChange: (changed: Partial<DateFacts>) => void
}

/** Day, part of the day, what it is, place and call time of a job's date. */
export function DateFields({ given, errors, onChange }: Props) {
  const field = (name: keyof DateFacts) => ({
    label: copy[name],
    value: given[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      <DayField {...field('day')} />
      <SelectField choices={PARTS} {...field('part')} />
      <SelectField choices={KINDS} {...field('kind')} />
      <TextField {...field('place')} />
      <TextField type="time" {...field('callTime')} />
    </>
  )
}
