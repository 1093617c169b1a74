import type { ComponentProps } from 'react'
import { LeaveGuard } from '../../design/LeaveGuard'
import { SubmitButton } from '../../design/SubmitButton'
import { DeskForm } from './DeskForm'

type Props = ComponentProps<typeof DeskForm> & {
  submit: string
  busy: boolean
  busyWords: string
  /** With something typed in it that would be missed: it is not left without a question. */
  isDirty?: boolean
}

/** A few fields under each other and their button, beside or below what they add to. */
export function ShortForm({ submit, busy, busyWords, isDirty = false, children, ...form }: Props) {
  return (
    <DeskForm display="grid" gap={4} alignContent="start" {...form}>
      {children}
      <SubmitButton busy={busy} busyWords={busyWords} justifySelf="start">
        {submit}
      </SubmitButton>
      <LeaveGuard isDirty={isDirty} />
    </DeskForm>
  )
}
