import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react'
import type { Dialog } from '../../design/feedback/Dialog'
import { SubmitButton } from '../../design/form/SubmitButton'
import { TypedDialog } from './TypedDialog'
import { useFaultFocus } from './useFaultFocus'
import { useFirstField } from './useFirstField'

type Props = Pick<ComponentProps<'form'>, 'onSubmit' | 'onFocus'> & {
  title: string
  /** Whose face stands beside the title. */
  of?: ComponentProps<typeof Dialog>['of']
  /** What stands above the form. */
  lead?: ReactNode
  submit: string
  busy: boolean
  busyWords: string
  /** What it makes can never be changed: Enter in a field is not enough (decision 0202). */
  isFinal?: boolean
  onClose: () => void
  children: ReactNode
}

const BY_BUTTON = {
  onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  },
}

/** A dialog that is one form with one button, which stays in sight. The focus begins in its first field and goes to an error. */
export function FormDialog(props: Props) {
  const { title, of, lead, submit, busy, busyWords, isFinal = false, onClose, children, ...form } = props
  const id = useId()
  const fields = useFirstField<HTMLFormElement>()
  const faults = useFaultFocus(fields, busy)
  return (
    <TypedDialog
      title={title}
      of={of}
      size="narrow"
      onClose={onClose}
      actions={
        <SubmitButton busy={busy} busyWords={busyWords} form={id}>
          {submit}
        </SubmitButton>
      }
    >
      {lead}
      <chakra.form
        ref={fields}
        id={id}
        noValidate
        display="grid"
        gap={4}
        {...faults}
        {...(isFinal && BY_BUTTON)}
        {...form}
      >
        {children}
      </chakra.form>
    </TypedDialog>
  )
}
