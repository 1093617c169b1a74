import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link, useLocation } from 'wouter'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { HandUnderline } from '../../design/HandMark'
import { LinkButton } from '../../design/LinkButton'
import { Wordmark } from '../../design/Wordmark'
import { site } from '../../words/site'
import { isUnder } from './isUnder'
import { PhoneMenu } from './PhoneMenu'

const Item = chakra(Link)

/** The public navigation: a strip of ink above every page, words in the specification's order. */
export function Navigation() {
  const [path] = useLocation()
  const words = site.navigation
  return (
    <Box
      as="header"
      data-ground="ink"
      position="sticky"
      top={0}
      zIndex="sticky"
      borderBottom="1px solid"
      borderColor="hairline"
    >
      <Flex align="center" justify="space-between" gap={4} px="gutter" maxW="page" mx="auto" minH={16}>
        <Item href={paths.home} aria-label={agency.name} py={3}>
          <Wordmark />
        </Item>
        <Flex as="nav" aria-label={words.label} align="center" gap={7} display={{ base: 'none', lg: 'flex' }}>
          {words.items.map(({ words: name, to }) => {
            const isHere = isUnder(path, to)
            return (
              <Item
                key={to}
                href={to}
                aria-current={isHere ? 'page' : undefined}
                position="relative"
                py={3}
                fontSize="0.9375rem"
                fontWeight="medium"
                color={isHere ? 'fg' : 'fgQuiet'}
                transition="color 150ms"
                _hover={{ color: 'fg' }}
              >
                {name}
                {isHere ? <HandUnderline /> : null}
              </Item>
            )
          })}
          <LinkButton href={words.book.to} aria-current={isUnder(path, words.book.to) ? 'page' : undefined}>
            {words.book.words}
          </LinkButton>
        </Flex>
        <PhoneMenu path={path} />
      </Flex>
    </Box>
  )
}
