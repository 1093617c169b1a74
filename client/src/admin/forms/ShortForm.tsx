import type { ComponentProps } from 'react'
import { UnsavedChangesGuard } from '../../design/feedback/UnsavedChangesGuard'
import { SubmitButton } from '../../design/form/SubmitButton'
import { RecordForm } from './RecordForm'

type Props = ComponentProps<typeof RecordForm> & {
  submit: string
  busy: boolean
  busyWords: string
  /** Beside something else, whose button is the one to press. */
  isSecond?: boolean
  /** Asks before navigation when true. */
  isDirty?: boolean
}

/** A single-column form with one submit button. */
export function ShortForm({
  submit,
  busy,
  busyWords,
  isSecond = false,
  isDirty = false,
  children,
  ...form
}: Props) {
  return (
    <RecordForm display="grid" gap={4} alignContent="start" {...form}>
      {children}
      <SubmitButton
        variant={isSecond ? 'outline' : 'primary'}
        busy={busy}
        busyWords={busyWords}
        justifySelf="start"
      >
        {submit}
      </SubmitButton>
      <UnsavedChangesGuard isDirty={isDirty} />
    </RecordForm>
  )
}
