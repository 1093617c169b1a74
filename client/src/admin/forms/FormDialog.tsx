import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from '../../design/feedback/Dialog'
import { SubmitButton } from '../../design/form/SubmitButton'
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
  onClose: () => void
  children: ReactNode
}

/** A dialog that is one form with one button. The focus begins in its first field. */
export function FormDialog({ title, of, lead, submit, busy, busyWords, onClose, children, ...form }: Props) {
  const fields = useFirstField<HTMLFormElement>()
  return (
    <Dialog open title={title} of={of} size="narrow" onClose={onClose}>
      {lead}
      <chakra.form ref={fields} noValidate display="grid" gap={4} {...form}>
        {children}
        <SubmitButton busy={busy} busyWords={busyWords} justifySelf="start">
          {submit}
        </SubmitButton>
      </chakra.form>
    </Dialog>
  )
}
