import { Box, chakra } from '@chakra-ui/react'
import { Link } from 'wouter'
import { admin } from '../../words/admin'
import { adminTeam } from '../../words/adminTeam'
import { adminPages } from '../pages'
import { useHouseItems } from '../team/useHouseItems'
import { isCurrent } from './isCurrent'

const Item = chakra(Link)

/** Fetches the page's code when its link is pointed at or focused. */
const preload = (to: string) => void adminPages.find((page) => page.path === to)?.page.preload()

/** The way around the back office, always there on a wide screen; a phone has it behind Menu. */
export function SideNavigation({ path }: { path: string }) {
  const words = admin.shell
  const quieter = useHouseItems()
  return (
    <Box
      display={{ base: 'none', xl: 'block' }}
      position="sticky"
      top="var(--sticky-top)"
      height="calc(100dvh - var(--sticky-top))"
      overflowY="auto"
      borderRight="1px solid"
      borderColor="hairline"
      py={6}
    >
      <Items label={words.navigation} items={words.items} path={path} />
      <Box mt={6} pt={4} mx={8} borderTop="1px solid" borderColor="hairline" />
      <Items label={adminTeam.navigation} items={quieter} path={path} isQuiet />
    </Box>
  )
}

type ItemsProps = {
  label: string
  items: readonly { words: string; to: string }[]
  path: string
  /** The house's own group, after the specification's six and Opportunities. */
  isQuiet?: boolean
}

function Items({ label, items, path, isQuiet = false }: ItemsProps) {
  return (
    <Box as="nav" aria-label={label}>
      {items.map(({ words: name, to }) => {
        const isHere = isCurrent(path, to)
        return (
          <Item
            key={to}
            href={to}
            onPointerEnter={() => preload(to)}
            onFocus={() => preload(to)}
            aria-current={isHere ? 'page' : undefined}
            display="flex"
            alignItems="center"
            minH="touch"
            pl={6}
            pr={4}
            fontWeight={isHere ? 'bold' : 'medium'}
            bg={isHere ? 'ink' : undefined}
            color={isHere ? 'bone' : isQuiet ? 'fgQuiet' : 'fg'}
            fontSize={isQuiet ? '0.9375rem' : undefined}
            borderLeft="6px solid"
            borderColor={isHere ? 'accent' : 'transparent'}
            transition="background-color 150ms"
            _hover={isHere ? undefined : { bg: 'surface' }}
            _focusVisible={{ outlineOffset: '-3px' }}
          >
            {name}
          </Item>
        )
      })}
    </Box>
  )
}
