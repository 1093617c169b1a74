import type { ReactNode } from 'react'
import { Button } from '../../design/Button'
import { Dialog } from '../../design/Dialog'
import { parts } from '../../words/parts'

type Props = { title: string; onClose: () => void; actions: ReactNode; children: ReactNode }

/** Everything about one line of a list, to be read; at its foot what can be done with it, and the way back. */
export function DetailDialog({ title, onClose, actions, children }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {actions}
          <Button look="outline" onClick={onClose}>
            {parts.close}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
