import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { parts } from '../../copy/parts'
import { Button } from '../../design/actions/Button'
import { Dialog } from '../../design/feedback/Dialog'
import { SubmitButton } from '../../design/form/SubmitButton'
import { Meanwhile } from '../desk/Meanwhile'
import type { JobDecisions } from './useJobDecisions'

type Props = {
  title: string
  /** The button that decides, and what it says meanwhile. */
  act: string
  busyWords: string
  isBusy: boolean
  onAct: () => void
  onClose: () => void
  decisions: Pick<JobDecisions, 'refusal' | 'forget'>
  children: ReactNode
}

/** A decision about one talent of a job: Cancel, the button that decides, and what happened meanwhile. */
export function ClaimDialog({ title, act, busyWords, isBusy, onAct, onClose, decisions, children }: Props) {
  const { refusal, forget } = decisions
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
          <SubmitButton busy={isBusy} busyWords={busyWords} onClick={onAct}>
            {act}
          </SubmitButton>
        </>
      }
    >
      <Grid gap={4}>
        {refusal ? <Meanwhile refusal={refusal} onClose={forget} /> : null}
        {children}
      </Grid>
    </Dialog>
  )
}
