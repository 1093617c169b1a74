import { Box } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { leaving } from '../../../copy/leaving'
import { parts } from '../../../copy/parts'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { Problem } from '../../../design/feedback/Problem'
import { adminDeletion } from '../copy'
import { DeleteRecord, type Deletion } from './DeleteRecord'
import { Walk, type WalkThrough } from './Walk'

type Props = {
  title: string
  /** `full` sets its sections in two columns on a wide screen. */
  size?: 'wide' | 'full'
  onClose: () => void
  actions: ReactNode
  /** Without it there is no Delete button. */
  deletion?: Deletion
  /** Asks before closing when true. */
  isUnsaved?: boolean
  /** Leads to the next and previous record of the list. */
  walk?: WalkThrough | undefined
  children: ReactNode
}

/** The dialog with all facts of one row, and its actions at the bottom. */
export function DetailDialog({
  title,
  onClose,
  actions,
  deletion,
  isUnsaved = false,
  walk,
  size = 'wide',
  children,
}: Props) {
  const [isDeleting, setDeleting] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const close = () => (isUnsaved ? setAsking(!isAsking) : onClose())
  return (
    <>
      {/* The confirmation comes first: both dialogs close together, and the last to unmount decides where the focus goes. */}
      {isDeleting && deletion ? (
        <DeleteRecord {...deletion} onDone={onClose} onClose={() => setDeleting(false)} />
      ) : null}
      <Dialog
        open
        onClose={close}
        title={title}
        size={size}
        actions={
          isAsking && isUnsaved ? (
            <>
              <Problem flex="1 1 100%" color="fg">
                {leaving.unsaved.question}
              </Problem>
              <Button variant="outline" onClick={() => setAsking(false)}>
                {parts.cancel}
              </Button>
              <Button variant="primary" onClick={onClose}>
                {leaving.unsaved.confirm}
              </Button>
            </>
          ) : (
            <>
              {deletion ? (
                <Button variant="quiet" px={0} mr="auto" onClick={() => setDeleting(true)}>
                  {adminDeletion.act}
                </Button>
              ) : null}
              {actions}
              <Button variant="outline" onClick={close}>
                {parts.close}
              </Button>
            </>
          )
        }
      >
        {walk && !isUnsaved ? <Walk {...walk} /> : null}
        <Box css={size === 'full' ? { lg: { columns: 2, columnGap: '2.5rem' } } : {}}>{children}</Box>
      </Dialog>
    </>
  )
}
