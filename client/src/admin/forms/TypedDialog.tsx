import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useState } from 'react'
import { Dialog } from '../../design/feedback/Dialog'
import { UnsavedChangesDialog } from '../../design/feedback/UnsavedChangesGuard'
import { useTypedText } from './useTypedText'

type Props = Omit<ComponentProps<typeof Dialog>, 'open'>

/** A dialog with fields: Escape, Back, the cross and a press beside it ask before what was typed is lost. */
export function TypedDialog({ onClose, children, ...dialog }: Props) {
  const { isLost, ...watch } = useTypedText()
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog open onClose={() => (isLost() ? setAsking(true) : onClose())} {...dialog}>
      <chakra.div display="contents" {...watch}>
        {children}
      </chakra.div>
      <UnsavedChangesDialog open={isAsking} onLeave={onClose} onStay={() => setAsking(false)} />
    </Dialog>
  )
}
