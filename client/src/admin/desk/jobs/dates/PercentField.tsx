import { useState } from 'react'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import type { JobDateView, JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { owedPercent } from '../../../../../../shared/money/cancellation'
import { TextField } from '../../../../design/form/TextField'
import { trpc } from '../../../../lib/trpc'
import { desk } from '../../copy'

const copy = desk.job.percent

/** What a percent field says: null when it is empty, undefined when it is no percent. */
export function percentOf(given: string): number | null | undefined {
  if (given.trim() === '') return null
  const percent = Number(given)
  return Number.isInteger(percent) && percent >= 0 && percent <= 100 ? percent : undefined
}

/** What a client who cancels dates of a job now owes, by the scale in the money settings; empty without one. */
export function useOwedPercent({ number }: Pick<JobRecord, 'number'>, dates: readonly JobDateView[]): string {
  const { data } = trpc.desk.money.value.useQuery({ number }, { enabled: dates.length > 0 })
  const [now] = useState(() => new Date())
  return String(owedPercent(data?.cancellation ?? [], dates, now) ?? '')
}

type Props = {
  day: string
  /** what the scale proposes; empty without one */
  proposed: string
  value: string
  isChecked: boolean
  onChange: (value: string) => void
}

/** The part of the fee that the client still owes for a date that it cancels. */
export const PercentField = ({ day, proposed, value, isChecked, onChange }: Props) => (
  <TextField
    label={copy.label(deskDay(day))}
    help={proposed ? copy.proposed(proposed) : copy.help}
    inputMode="numeric"
    error={isChecked && percentOf(value) === undefined ? copy.wrong : undefined}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
