import { Box, chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { parts } from '../words/parts'
import { focusFirst, giveFocusBack, hideModal, showModal, waysBack } from './modal'
import { Square } from './Square'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the foot. */
  actions?: ReactNode
  role?: 'dialog' | 'alertdialog'
  size?: 'narrow' | 'wide'
}

/** A dialog for reading. Escape, the cross and a press beside it close it; the focus goes back to what opened it. */
export const Dialog = ({ open, ...rest }: Props) => (open ? <OpenDialog {...rest} /> : null)

function OpenDialog({ onClose, title, children, actions, role, size = 'wide' }: Omit<Props, 'open'>) {
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Read while it is drawn: a field of the dialog that asks for the focus gets it before any effect runs.
  const [back] = useState(waysBack)
  // In the layout phase: later its element is out of the page already, and what is not there cannot be closed.
  useLayoutEffect(() => {
    const shown = box.current
    showModal(shown)
    focusFirst(shown)
    return () => {
      hideModal(shown)
      giveFocusBack(back)
    }
  }, [back])

  const closeBeside = (event: MouseEvent) => {
    // The second press of a double one was meant for what opened the dialog.
    if (event.target === box.current && event.detail < 2) onClose()
  }
  return (
    <chakra.dialog
      ref={box}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        // Of the topmost alone: what is asked inside this one has its own.
        if (event.target === box.current) onClose()
      }}
      // Escape again without a press between: the browser closes it unasked. It is for the page to say whether it goes.
      onClose={(event) => {
        if (event.target !== box.current || box.current.open) return
        showModal(box.current)
        onClose()
      }}
      onClick={closeBeside}
      m="auto"
      mb={{ base: 0, md: 'auto' }}
      width={{ base: '100vw', md: size === 'wide' ? 'min(46rem, 92vw)' : 'min(30rem, 92vw)' }}
      maxW="none"
      maxH={{ base: '92dvh', md: '86dvh' }}
      bg="surface"
      color="fg"
      border="1px solid"
      borderColor="fg"
      overflow="hidden"
      css={{ '&::backdrop': { background: 'color-mix(in srgb, var(--house-colors-ink) 70%, transparent)' } }}
    >
      <Flex direction="column" maxH="inherit">
        <Flex
          align="start"
          justify="space-between"
          gap={4}
          pl={6}
          pr={2}
          pt={2}
          borderBottom="1px solid"
          borderColor="hairline"
        >
          <chakra.h2 id={titleId} textStyle="subheading" py={3}>
            {title}
          </chakra.h2>
          <Square aria-label={parts.close} onClick={onClose}>
            <X size={20} aria-hidden />
          </Square>
        </Flex>
        <Box px={6} py={5} overflowY="auto" flex={1}>
          {children}
        </Box>
        {actions ? (
          <Flex
            gap={3}
            justify="flex-end"
            wrap="wrap"
            px={6}
            py={4}
            borderTop="1px solid"
            borderColor="hairline"
          >
            {actions}
          </Flex>
        ) : null}
      </Flex>
    </chakra.dialog>
  )
}
