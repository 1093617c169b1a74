import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link, useLocation } from 'wouter'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { site } from '../../copy/site'
import { LinkButton } from '../../design/actions/LinkButton'
import { Logo } from '../../design/layout/Logo'
import { HandUnderline } from '../../design/media/HandMark'
import { isUnder } from './isUnder'
import { PhoneMenu } from './PhoneMenu'

const Item = chakra(Link)

export function Navigation() {
  const [path] = useLocation()
  const copy = site.navigation
  return (
    <Box
      as="header"
      data-theme="dark"
      position="sticky"
      top={0}
      zIndex="sticky"
      borderBottom="1px solid"
      borderColor="hairline"
    >
      <Flex align="center" justify="space-between" gap={4} px="gutter" maxW="page" mx="auto" minH={16}>
        <Item href={paths.home} aria-label={agency.name} py={3}>
          <Logo />
        </Item>
        <Flex as="nav" aria-label={copy.label} align="center" gap={7} display={{ base: 'none', lg: 'flex' }}>
          {copy.items.map(({ words: name, to }) => {
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
          <LinkButton href={copy.book.to} aria-current={isUnder(path, copy.book.to) ? 'page' : undefined}>
            {copy.book.words}
          </LinkButton>
        </Flex>
        <PhoneMenu path={path} />
      </Flex>
    </Box>
  )
}
