import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { PROSE_MAX } from '../../../../shared/limits'
import { prose } from '../../../../shared/text'
import { Button } from '../../design/Button'
import { Dialog } from '../../design/Dialog'
import { SubmitButton } from '../../design/SubmitButton'
import { TextArea } from '../../design/TextArea'
import { dismissFailures } from '../../lib/dismissFailures'
import { useOnePress } from '../../lib/onePress'
import { leaving } from '../../words/leaving'
import { parts } from '../../words/parts'

type Props = {
  title: string
  /** What happens to whom when it is sent. */
  children: ReactNode
  words: { act: string; busy: string; note: string; noteHelp: string }
  isBusy: boolean
  onSend: (note: string) => Promise<unknown>
  onClose: () => void
}

const WORD = prose(PROSE_MAX)

/** A decision that goes out by mail and cannot be taken back: asked for once more, with a word to the other side. */
export function WordDialog({ title, children, words, isBusy, onSend, onClose }: Props) {
  const [note, setNote] = useState('')
  const [isAsking, setAsking] = useState(false)
  const once = useOnePress()
  const problem = WORD.safeParse(note).error?.issues[0]?.message
  const send = () => {
    dismissFailures()
    if (problem) return
    void once(() => onSend(note))
  }
  // A press beside the dialog or Escape by chance must not cost five sentences.
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
            <chakra.p role="alert" flex="1 1 100%" fontWeight="semibold">
              {leaving.unsaved.question}
            </chakra.p>
          ) : null}
          <Button look="outline" onClick={close}>
            {parts.cancel}
          </Button>
          {isAsking ? (
            <Button look="primary" onClick={onClose}>
              {leaving.unsaved.confirm}
            </Button>
          ) : (
            <SubmitButton busy={isBusy} busyWords={words.busy} onClick={send}>
              {words.act}
            </SubmitButton>
          )}
        </>
      }
    >
      <chakra.p mb={5}>{children}</chakra.p>
      <TextArea
        label={words.note}
        help={words.noteHelp}
        rows={4}
        value={note}
        error={problem}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Dialog>
  )
}
