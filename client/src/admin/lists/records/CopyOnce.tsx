import { chakra } from '@chakra-ui/react'
import { parts } from '../../../copy/parts'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { TextField } from '../../../design/form/TextField'
import { useCopy } from '../../../lib/useCopy'
import { copyOnce as copy } from './copyOnce.copy'

type Props = { title: string; text: string; label: string; value: string; onClose: () => void }

/** A link, key or secret to copy. It is shown once, because the server cannot show it again. */
export function CopyOnce({ title, text, label, value, onClose }: Props) {
  const { said, copyText } = useCopy(copy)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="narrow"
      actions={
        <>
          <Button onClick={() => void copyText(value)}>{copy.copy}</Button>
          <Button variant="outline" onClick={onClose}>
            {parts.close}
          </Button>
        </>
      }
    >
      <chakra.p mb={4} overflowWrap="anywhere">
        {text}
      </chakra.p>
      <TextField
        label={label}
        readOnly
        dir="ltr"
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <chakra.p role="status" mt={2} minH="1.5em">
        {said}
      </chakra.p>
    </Dialog>
  )
}
