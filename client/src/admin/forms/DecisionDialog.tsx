import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react'
import { parts } from '../../copy/parts'
import { Button } from '../../design/actions/Button'
import type { Dialog } from '../../design/feedback/Dialog'
import { SubmitButton } from '../../design/form/SubmitButton'
import type { ApiError } from '../../lib/apiError'
import { desk } from '../desk/copy'
import { Meanwhile } from '../desk/items/Meanwhile'
import { TypedDialog } from './TypedDialog'
import { useFaultFocus } from './useFaultFocus'
import { useFirstField } from './useFirstField'

type Props = {
  title: string
  /** Whose face stands beside the title. */
  of?: ComponentProps<typeof Dialog>['of']
  /** The button that decides, and what it says meanwhile. */
  act: string
  /** The button that decides nothing, where Cancel could mean the job. */
  keep?: string
  busyWords?: string
  isBusy: boolean
  /** Nothing can be decided yet. */
  isWaiting?: boolean
  onAct: () => void
  onClose: () => void
  /** Why the decision was refused, and what happened meanwhile. */
  decisions?: { refusal: ApiError | null; forget: () => void }
  children: ReactNode
}

/** What a decision still needs to know: its fields, the button that decides, once, and the one that does not. */
export function DecisionDialog({
  title,
  of,
  act,
  keep = parts.cancel,
  busyWords = desk.job.saving,
  isBusy,
  isWaiting = false,
  onAct,
  onClose,
  decisions,
  children,
}: Props) {
  const form = useId()
  const fields = useFirstField<HTMLFormElement>()
  const faults = useFaultFocus(fields, isBusy)
  const leave = () => {
    // The reason was read here; the page need not say it again.
    decisions?.forget()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React also tells a form around the dialog.
    event.stopPropagation()
    if (!isBusy && !isWaiting) onAct()
  }
  return (
    <TypedDialog
      size="narrow"
      title={title}
      of={of}
      onClose={leave}
      actions={
        <>
          <Button variant="outline" onClick={leave}>
            {keep}
          </Button>
          <SubmitButton busy={isBusy} busyWords={busyWords} disabled={isWaiting} form={form}>
            {act}
          </SubmitButton>
        </>
      }
    >
      <chakra.form ref={fields} id={form} display="grid" gap={4} noValidate {...faults} onSubmit={submit}>
        {decisions?.refusal ? <Meanwhile refusal={decisions.refusal} onClose={decisions.forget} /> : null}
        {children}
      </chakra.form>
    </TypedDialog>
  )
}
