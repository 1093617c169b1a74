import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from '../../design/feedback/Dialog'
import { UnsavedChangesDialog } from '../../design/feedback/UnsavedChangesGuard'
import { useTypedText } from './useTypedText'

type Props = Omit<ComponentProps<typeof Dialog>, 'open'>

/** A dialog with fields: Escape, Back, the cross and a press beside it ask before what was typed is lost. */
export function TypedDialog({ onClose, children, ...dialog }: Props) {
  const { isLost, ...watch } = useTypedText()
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    // The question gives the focus back first, into a field of this dialog; then the dialog, to what opened it.
    flushSync(() => setAsking(false))
    onClose()
  }
  return (
    <Dialog open onClose={() => (isLost() ? setAsking(true) : onClose())} {...dialog}>
      <chakra.div display="contents" {...watch}>
        {children}
      </chakra.div>
      <UnsavedChangesDialog open={isAsking} onLeave={leave} onStay={() => setAsking(false)} />
    </Dialog>
  )
}
