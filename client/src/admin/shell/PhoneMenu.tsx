import { Box, chakra, Flex } from '@chakra-ui/react'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { hideModal, showModal } from '../../design/modal'
import { Wordmark } from '../../design/Wordmark'
import { admin } from '../../words/admin'
import { adminTeam } from '../../words/adminTeam'
import { useHouseItems } from '../team/useHouseItems'
import { isCurrent } from './isCurrent'

const BigLink = chakra(Link)
const Square = chakra('button', {
  base: { minW: 'touch', minH: 'touch', display: 'grid', placeItems: 'center', cursor: 'pointer', mr: -3 },
})

/** The navigation on a phone: one sheet of ink, every room within reach of a thumb. */
export function PhoneMenu({ path }: { path: string }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const words = admin.shell
  const quieter = useHouseItems()

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(() => hideModal(sheet.current), [path])

  return (
    <Box display={{ xl: 'none' }}>
      <Square
        type="button"
        aria-label={words.menu}
        aria-haspopup="dialog"
        onClick={() => showModal(sheet.current)}
      >
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
        <Flex direction="column" minH="full" px={{ base: 4, md: 8 }} pb={8}>
          <Flex align="center" justify="space-between" minH={16}>
            <Wordmark fontSize="0.9375rem" />
            <Square type="button" aria-label={words.closeMenu} onClick={() => hideModal(sheet.current)}>
              <X size={26} aria-hidden />
            </Square>
          </Flex>
          <Box as="nav" aria-label={words.navigation} mt="auto" pt={8}>
            {words.items.map(({ words: name, to }) => (
              <BigLink
                key={to}
                href={to}
                // The page one is on already does not change the path, so it would leave the menu open.
                onClick={() => hideModal(sheet.current)}
                aria-current={isCurrent(path, to) ? 'page' : undefined}
                display="block"
                py={3}
                borderTop="1px solid"
                borderColor="hairline"
                textStyle="heading"
                fontSize="2rem"
                _currentPage={{ color: 'accentText' }}
              >
                {name}
              </BigLink>
            ))}
          </Box>
          <Flex
            as="nav"
            aria-label={adminTeam.navigation}
            columnGap={6}
            wrap="wrap"
            borderTop="1px solid"
            borderColor="hairline"
            pt={3}
          >
            {quieter.map(({ words: name, to }) => (
              <BigLink
                key={to}
                href={to}
                onClick={() => hideModal(sheet.current)}
                aria-current={isCurrent(path, to) ? 'page' : undefined}
                display="inline-flex"
                alignItems="center"
                minH="touch"
                color="fgQuiet"
                _currentPage={{ color: 'accentText' }}
              >
                {name}
              </BigLink>
            ))}
          </Flex>
        </Flex>
      </chakra.dialog>
    </Box>
  )
}
