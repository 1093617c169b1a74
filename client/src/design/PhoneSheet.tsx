import { Box, type BoxProps, chakra, Flex } from '@chakra-ui/react'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { hideModal, showModal } from './modal'
import { Square } from './Square'
import { Wordmark } from './Wordmark'

type Props = {
  /** Where one is: arriving anywhere else closes the sheet. */
  path: string
  words: { menu: string; closeMenu: string }
  /** From this width on the navigation has a place of its own. */
  until: 'lg' | 'xl'
  px: BoxProps['px']
  mark?: BoxProps['fontSize']
  /** What stands in it. A link to where one is already does not change the path, so each link closes as well. */
  children: (close: () => void) => ReactNode
}

/** The navigation on a phone: one sheet of ink over the whole screen, every link within reach of a thumb. */
export function PhoneSheet({ path, words, until, px, mark, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => hideModal(sheet.current)

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(close, [path])

  return (
    <Box display={{ [until]: 'none' }}>
      <Square mr={-3} aria-label={words.menu} aria-haspopup="dialog" onClick={() => showModal(sheet.current)}>
        <Menu size={26} aria-hidden />
      </Square>
      <chakra.dialog
        ref={sheet}
        aria-label={words.menu}
        data-ground="ink"
        width="100vw"
        height="100dvh"
        maxW="none"
        maxH="none"
        overflowY="auto"
      >
        <Flex direction="column" minH="full" px={px} pb={8}>
          <Flex align="center" justify="space-between" minH={16}>
            <Wordmark {...(mark === undefined ? {} : { fontSize: mark })} />
            <Square mr={-3} aria-label={words.closeMenu} onClick={close}>
              <X size={26} aria-hidden />
            </Square>
          </Flex>
          {children(close)}
        </Flex>
      </chakra.dialog>
    </Box>
  )
}
