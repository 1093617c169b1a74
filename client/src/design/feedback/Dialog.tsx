import { Box, chakra, Flex, type SystemStyleObject } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Face } from '../../../../shared/roster/faces'
import { parts } from '../../copy/parts'
import { useCloseOnBack } from '../../lib/navigation/closeOnBack'
import { IconButton } from '../actions/IconButton'
import { FaceImage } from '../media/FaceImage'
import { focusFirst, giveFocusBack, hideModal, keepWays, showModal, waysBack } from './modal'

const WIDTHS = {
  narrow: 'min(30rem, 92vw)',
  wide: 'min(46rem, 92vw)',
  full: 'min(64rem, 94vw)',
} as const

const FACE_PX = 48

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Whose face stands beside the title, where a person is decided about. */
  of?: { face: Face | null; name: string } | undefined
  children: ReactNode
  actions?: ReactNode
  role?: 'dialog' | 'alertdialog'
  size?: keyof typeof WIDTHS
  /** where it stands and how large it is, if not in the middle as high as what it shows */
  panel?: SystemStyleObject
}

/** A dialog. Escape, Back, the cross and a press beside it close it; the focus returns to the element that opened it. */
export const Dialog = ({ open, ...rest }: Props) => (open ? <OpenDialog {...rest} /> : null)

function OpenDialog({
  onClose,
  title,
  of,
  children,
  actions,
  role,
  size = 'wide',
  panel,
}: Omit<Props, 'open'>) {
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Read during render: a field with autofocus takes the focus before any effect runs.
  const [back] = useState(waysBack)
  // In a layout effect: later the element is no longer in the page and cannot be closed.
  useLayoutEffect(() => {
    const shown = box.current
    keepWays(shown, back)
    showModal(shown)
    focusFirst(shown)
    return () => {
      hideModal(shown)
      giveFocusBack(back)
    }
  }, [back])

  useCloseOnBack(onClose)

  const closeBeside = (event: MouseEvent) => {
    // The second press of a double click was meant for the button that opened the dialog.
    if (event.target === box.current && event.detail < 2) onClose()
  }
  return (
    <chakra.dialog
      ref={box}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        // Only for this dialog: one inside it has its own handler.
        if (event.target === box.current) onClose()
      }}
      // At a second Escape without a press in between the browser closes the dialog itself. The page must decide that.
      onClose={(event) => {
        if (event.target !== box.current || box.current.open) return
        showModal(box.current)
        onClose()
      }}
      onClick={closeBeside}
      m="auto"
      mb={{ base: 0, md: 'auto' }}
      width={{ base: '100vw', md: WIDTHS[size] }}
      maxW="none"
      maxH={{ base: '92dvh', md: '86dvh' }}
      {...panel}
      bg="surface"
      color="fg"
      border="1px solid"
      borderColor="fg"
      overflow="hidden"
      css={{ '&::backdrop': { background: 'color-mix(in srgb, var(--agency-colors-ink) 70%, transparent)' } }}
    >
      <Flex
        direction="column"
        height={panel ? 'full' : undefined}
        maxH="inherit"
        pb={{ base: 'env(safe-area-inset-bottom)', md: 0 }}
      >
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
          <Flex align="center" gap={3} minW={0} pb={of ? 2 : 0}>
            {of ? <FaceImage face={of.face} name={of.name} px={FACE_PX} inColour /> : null}
            <chakra.h2 id={titleId} textStyle="subheading" py={of ? 0 : 3} minW={0} overflowWrap="anywhere">
              {title}
            </chakra.h2>
          </Flex>
          <IconButton aria-label={parts.dismiss} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
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
