import { type ReactNode, useState } from 'react'
import { Button } from '../../design/Button'
import { Dialog } from '../../design/Dialog'
import { adminDeletion } from '../../words/adminDeletion'
import { parts } from '../../words/parts'
import { DeleteRecord, type Deletion } from './DeleteRecord'

type Props = {
  title: string
  onClose: () => void
  actions: ReactNode
  deletion: Deletion
  children: ReactNode
}

/** Everything about one line of a list, to be read; at its foot what can be done with it, and the way back. */
export function DetailDialog({ title, onClose, actions, deletion, children }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      {/* The question stands first: both close at once, and the last one to go says where the focus lands. */}
      {isDeleting ? <DeleteRecord {...deletion} onDone={onClose} onClose={() => setDeleting(false)} /> : null}
      <Dialog
        open
        onClose={onClose}
        title={title}
        actions={
          <>
            <Button look="quiet" px={0} mr="auto" onClick={() => setDeleting(true)}>
              {adminDeletion.act}
            </Button>
            {actions}
            <Button look="outline" onClick={onClose}>
              {parts.close}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  )
}
