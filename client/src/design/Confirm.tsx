import type { ReactNode } from 'react'
import { useOnePress } from '../lib/onePress'
import { parts } from '../words/parts'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { SubmitButton } from './SubmitButton'

type Props = {
  open: boolean
  title: string
  /** The question, in the specification's words. */
  question: string
  /** What the button that does it reads: 'Delete', 'Logout'. */
  confirmWords: string
  busyWords?: string
  busy?: boolean
  /** What it answers is waited for: until then another press, or Enter held down, does nothing. */
  onConfirm: () => unknown
  onClose: () => void
  /** What the question is about, shown below it. */
  children?: ReactNode
}

/** Asks before something that cannot be taken back. Cancel comes first, so Enter by chance does nothing. */
export function Confirm({
  open,
  title,
  question,
  confirmWords,
  busyWords,
  busy = false,
  onConfirm,
  onClose,
  children,
}: Props) {
  const once = useOnePress()
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
          <Button look="outline" onClick={onClose} data-first-focus>
            {parts.cancel}
          </Button>
          <SubmitButton busy={busy} busyWords={busyWords ?? confirmWords} onClick={confirm}>
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
