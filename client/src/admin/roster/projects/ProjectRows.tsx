import { Controller } from 'react-hook-form'
import { adminProjects } from './copy'
import { type DraftForm, problemOf } from './projectDraft'
import { RepeatingRows } from './RepeatingRows'

const { fields } = adminProjects
const KINDS = {
  locationOptions: {
    legend: fields.locations,
    type: 'text',
    copy: { row: fields.location, add: fields.addLocation, remove: fields.removeLocation },
  },
  dateOptions: {
    legend: fields.dates,
    type: 'date',
    copy: { row: fields.date, add: fields.addDate, remove: fields.removeDate },
  },
} as const

/** The locations or the dates of a project, as form rows. */
export function ProjectRows({ form, of }: { form: DraftForm; of: keyof typeof KINDS }) {
  return (
    <Controller
      control={form.control}
      name={of}
      render={({ field: { value, onChange } }) => (
        <RepeatingRows
          {...KINDS[of]}
          name={of}
          rows={value}
          onRows={onChange}
          error={problemOf(form.formState.errors, of)}
        />
      )}
    />
  )
}
