import { Box, chakra, Flex } from '@chakra-ui/react'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { agency } from '../../../../shared/agency'
import { LinkButton } from '../../design/LinkButton'
import { hideModal, showModal } from '../../design/modal'
import { Wordmark } from '../../design/Wordmark'
import { site } from '../../words/site'
import { isUnder } from './isUnder'

const BigLink = chakra(Link)
const Square = chakra('button', {
  base: { minW: 'touch', minH: 'touch', display: 'grid', placeItems: 'center', cursor: 'pointer', mr: -3 },
})

/** The navigation on a phone: one page of ink over the whole screen, every link within reach of a thumb. */
export function PhoneMenu({ path }: { path: string }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const words = site.navigation

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(() => hideModal(sheet.current), [path])

  return (
    <Box display={{ lg: 'none' }}>
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
        <Flex direction="column" minH="full" px="gutter" pb={8}>
          <Flex align="center" justify="space-between" minH={16}>
            <Wordmark />
            <Square type="button" aria-label={words.closeMenu} onClick={() => hideModal(sheet.current)}>
              <X size={26} aria-hidden />
            </Square>
          </Flex>
          <Box as="nav" aria-label={words.label} mt="auto" pt={8}>
            {words.items.map(({ words: name, to }, index) => (
              <BigLink
                key={to}
                href={to}
                // The page one is on already does not change the path, so it would leave the menu open.
                onClick={() => hideModal(sheet.current)}
                aria-current={isUnder(path, to) ? 'page' : undefined}
                display="flex"
                alignItems="baseline"
                gap={4}
                py={2.5}
                borderTop="1px solid"
                borderColor="hairline"
                textStyle="heading"
                fontSize="2.25rem"
                _currentPage={{ color: 'accentText' }}
              >
                <chakra.span aria-hidden textStyle="edge" color="fgQuiet" width={6}>
                  {String(index + 1).padStart(2, '0')}
                </chakra.span>
                {name}
              </BigLink>
            ))}
          </Box>
          <LinkButton
            href={words.book.to}
            look="primary"
            size="large"
            mt={6}
            onClick={() => hideModal(sheet.current)}
          >
            {words.book.words}
          </LinkButton>
          <chakra.a href={agency.contact.phoneLink} textStyle="data" color="fgQuiet" mt={5} py={2}>
            {agency.contact.phone}
          </chakra.a>
        </Flex>
      </chakra.dialog>
    </Box>
  )
}
