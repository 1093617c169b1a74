import { Box, type BoxProps, chakra, Flex } from '@chakra-ui/react'
import { Menu, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { closeOnBack } from '../../lib/navigation/closeOnBack'
import { useHydrated } from '../../lib/useHydrated'
import { IconButton } from '../actions/IconButton'
import { hideModal, showModal } from '../feedback/modal'
import { Logo } from './Logo'

type Props = {
  /** The current path; a change closes the drawer. */
  path: string
  copy: { menu: string; closeMenu: string }
  /** The breakpoint from which the navigation is always visible. */
  until: 'lg' | 'xl'
  px: BoxProps['px']
  mark?: BoxProps['fontSize']
  /** The content. A link to the current page does not change the path, so each link must call `close`. */
  children: (close: () => void) => ReactNode
}

/** Whether the menu was open, and had the focus, when scripts took it over. */
type Before = RefObject<{ isOpen: boolean; hasFocus: boolean }>

/** The navigation on a phone: a full-screen drawer, which opens without scripts too. */
export function MobileDrawer(props: Props) {
  const before: Before = useRef({ isOpen: false, hasFocus: false })
  return (
    <Box display={{ [props.until]: 'none' }}>
      {useHydrated() ? <Drawer {...props} before={before} /> : <PlainDrawer {...props} before={before} />}
    </Box>
  )
}

const Summary = chakra('summary', {
  base: {
    minW: 'touch',
    minH: 'touch',
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:not(details[open] > *) [data-close], &:is(details[open] > *) [data-open]': { display: 'none' },
  },
})

/** Below the header, whose logo and button stay. */
function PlainDrawer({ copy, px, children, before }: Props & { before: Before }) {
  const place = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    const details = place.current
    return () => {
      if (details === null) return
      before.current = { isOpen: details.open, hasFocus: details.contains(document.activeElement) }
    }
  }, [before])
  return (
    <details ref={place} suppressHydrationWarning>
      <Summary mr={-3} aria-label={copy.menu}>
        <Menu size={26} aria-hidden data-open />
        <X size={26} aria-hidden data-close />
      </Summary>
      <Flex
        data-theme="dark"
        direction="column"
        position="fixed"
        zIndex="sheet"
        top={16}
        bottom={0}
        insetInline={0}
        overflowY="auto"
        px={px}
        pb={8}
      >
        {children(() => {})}
      </Flex>
    </details>
  )
}

function Drawer({ path, copy, px, mark, children, before }: Props & { before: Before }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const closed = useRef<(() => void) | null>(null)
  const open = () => {
    showModal(sheet.current)
    closed.current ??= closeOnBack(close)
  }
  const close = () => {
    hideModal(sheet.current)
    closed.current?.()
    closed.current = null
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(() => close, [path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts have taken over
  useEffect(() => {
    const { isOpen, hasFocus } = before.current
    before.current = { isOpen: false, hasFocus: false }
    if (hasFocus || isOpen) button.current?.focus()
    if (isOpen) open()
  }, [])

  return (
    <>
      <IconButton ref={button} mr={-3} aria-label={copy.menu} aria-haspopup="dialog" onClick={open}>
        <Menu size={26} aria-hidden />
      </IconButton>
      <chakra.dialog
        ref={sheet}
        aria-label={copy.menu}
        // The browser also closes it on Escape.
        onClose={close}
        data-theme="dark"
        width="100vw"
        height="100dvh"
        maxW="none"
        maxH="none"
        overflowY="auto"
      >
        <Flex direction="column" minH="full" px={px} pb={8}>
          <Flex align="center" justify="space-between" minH={16}>
            <Logo {...(mark === undefined ? {} : { fontSize: mark })} />
            <IconButton mr={-3} aria-label={copy.closeMenu} onClick={close}>
              <X size={26} aria-hidden />
            </IconButton>
          </Flex>
          {children(close)}
        </Flex>
      </chakra.dialog>
    </>
  )
}
