import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { bulk as words } from '../../copy/bulk'
import { parts } from '../../copy/parts'
import { Button } from '../../design/actions/Button'
import { Dialog } from '../../design/feedback/Dialog'
import { SubmitButton } from '../../design/form/SubmitButton'

type Props = {
  title: string
  act: string
  isBusy: boolean
  onAct: () => void
  onClose: () => void
  children: ReactNode
}

/** What a press about the marked rows still needs to know. */
export function BulkDialog({ title, act, isBusy, onAct, onClose, children }: Props) {
  return (
    <Dialog
      open
      size="narrow"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {parts.cancel}
          </Button>
          <SubmitButton busy={isBusy} busyWords={words.busy} onClick={() => isBusy || onAct()}>
            {act}
          </SubmitButton>
        </>
      }
    >
      <Grid gap={4}>{children}</Grid>
    </Dialog>
  )
}
