import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { PROSE_MAX } from '../../../../../shared/limits'
import { prose } from '../../../../../shared/text/text'
import { leaving } from '../../../copy/leaving'
import { parts } from '../../../copy/parts'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { Problem } from '../../../design/feedback/Problem'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { TextArea } from '../../../design/form/TextArea'
import { dismissFailures } from '../../../lib/dismissFailures'
import { useSingleFlight } from '../../../lib/loading/singleFlight'

type Props = {
  title: string
  /** What will happen, and to whom. */
  children: ReactNode
  copy: { act: string; busy: string; note: string; noteHelp: string }
  isBusy: boolean
  onSend: (note: string) => Promise<unknown>
  onClose: () => void
}

const WORD = prose(PROSE_MAX)

/** Confirms a decision that is mailed and cannot be undone, with an optional note to the recipient. */
export function NoteDialog({ title, children, copy, isBusy, onSend, onClose }: Props) {
  const [note, setNote] = useState('')
  const [isAsking, setAsking] = useState(false)
  const once = useSingleFlight()
  const problem = WORD.safeParse(note).error?.issues[0]?.message
  const send = () => {
    dismissFailures()
    if (problem) return
    void once(() => onSend(note))
  }
  // Escape or a click beside the dialog must not lose a typed note.
  const close = () => (note.trim() === '' ? onClose() : setAsking(!isAsking))
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      size="narrow"
      actions={
        <>
          {isAsking ? (
            <Problem flex="1 1 100%" color="fg">
              {leaving.unsaved.question}
            </Problem>
          ) : null}
          <Button variant="outline" onClick={close}>
            {parts.cancel}
          </Button>
          {isAsking ? (
            <Button variant="primary" onClick={onClose}>
              {leaving.unsaved.confirm}
            </Button>
          ) : (
            <SubmitButton busy={isBusy} busyWords={copy.busy} onClick={send}>
              {copy.act}
            </SubmitButton>
          )}
        </>
      }
    >
      <chakra.p mb={5}>{children}</chakra.p>
      <TextArea
        label={copy.note}
        help={copy.noteHelp}
        rows={4}
        value={note}
        error={problem}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Dialog>
  )
}
