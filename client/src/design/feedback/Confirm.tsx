import type { ReactNode } from 'react'
import { parts } from '../../copy/parts'
import { useSingleFlight } from '../../lib/loading/singleFlight'
import { Button } from '../actions/Button'
import { SubmitButton } from '../form/SubmitButton'
import { Dialog } from './Dialog'

type Props = {
  open: boolean
  title: string
  question: string
  /** The label of the confirming button: 'Delete', 'Logout'. */
  confirmWords: string
  busyWords?: string
  /** Nothing is lost by it, so its button has the accent and not the tone of danger. */
  harmless?: boolean
  busy?: boolean
  /** While its promise is pending, further presses do nothing. */
  onConfirm: () => unknown
  onClose: () => void
  children?: ReactNode
}

/** Asks before something that cannot be undone. Cancel has the focus, so an accidental Enter does nothing. */
export function Confirm({
  open,
  title,
  question,
  confirmWords,
  busyWords,
  harmless = false,
  busy = false,
  onConfirm,
  onClose,
  children,
}: Props) {
  const once = useSingleFlight()
  const confirm = () => void once(async () => onConfirm())
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      size="narrow"
      actions={
        <>
          <Button variant="outline" onClick={onClose} data-first-focus>
            {parts.cancel}
          </Button>
          <SubmitButton
            variant={harmless ? 'primary' : 'dangerSolid'}
            busy={busy}
            busyWords={busyWords ?? confirmWords}
            onClick={confirm}
          >
            {confirmWords}
          </SubmitButton>
        </>
      }
    >
      {question}
      {children}
    </Dialog>
  )
}
