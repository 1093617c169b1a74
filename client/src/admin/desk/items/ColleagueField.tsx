import { ErrorState } from '../../../design/feedback/ErrorState'
import { SelectField } from '../../../design/form/SelectField'
import { trpc } from '../../../lib/trpc'
import { desk } from '../copy'

const copy = desk.bulk

type FieldProps = {
  label?: string
  value: string
  error: string | undefined
  onChange: (id: string) => void
}

/** Who works at the desk. */
export function ColleagueField({ label = copy.colleague, value, error, onChange }: FieldProps) {
  const { data, isError, refetch } = trpc.desk.colleagues.useQuery()
  if (isError) return <ErrorState onRetry={() => void refetch()}>{copy.noColleagues}</ErrorState>
  return (
    <SelectField
      label={label}
      placeholder="–"
      value={value}
      error={error}
      choices={(data ?? []).map(({ id, name, isMe }) => ({ value: id, words: isMe ? copy.me(name) : name }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
