import { Box, chakra } from '@chakra-ui/react'
import { Link } from 'wouter'
import { adminTeam } from '../access/team/copy'
import { useSettingsNav } from '../access/team/useSettingsNav'
import { admin } from '../copy'
import { desk } from '../desk/copy'
import { adminPages, menuOf } from '../pages'
import { AttentionMark } from './AttentionMark'
import { isCurrent } from './isCurrent'
import { useIsBooker } from './useIsBooker'

const Item = chakra(Link)

/** Fetches a page's code when its link is hovered or focused. */
const preload = (to: string) =>
  // Without a connection the page itself says so, once the link is pressed.
  void adminPages
    .find((page) => page.path === to)
    ?.page.preload()
    .catch(() => undefined)

/** The navigation on wide screens; phones use `PhoneMenu`. */
export function SideNavigation({ path }: { path: string }) {
  const words = admin.shell
  const quieter = useSettingsNav()
  const isForDesk = useIsBooker()
  return (
    <Box
      display={{ base: 'none', xl: 'block' }}
      _print={{ display: 'none' }}
      position="sticky"
      top="var(--sticky-top)"
      height="calc(100dvh - var(--sticky-top))"
      overflowY="auto"
      borderRight="1px solid"
      borderColor="hairline"
      py={6}
    >
      <Items label={desk.navigation} items={menuOf('desk', isForDesk)} path={path} />
      {isForDesk ? null : (
        <>
          <Box mt={4} pt={4} mx={8} borderTop="1px solid" borderColor="hairline" />
          <Items label={words.navigation} items={menuOf('work', false)} path={path} />
        </>
      )}
      <Box mt={6} pt={4} mx={8} borderTop="1px solid" borderColor="hairline" />
      <Items label={adminTeam.navigation} items={quieter} path={path} isQuiet />
    </Box>
  )
}

type ItemsProps = {
  label: string
  items: readonly { words: string; to: string; needsAttention?: boolean }[]
  path: string
  /** True for the settings group. */
  isQuiet?: boolean
}

function Items({ label, items, path, isQuiet = false }: ItemsProps) {
  return (
    <Box as="nav" aria-label={label}>
      {items.map(({ words: name, to, needsAttention }) => {
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
            {needsAttention ? <AttentionMark /> : null}
          </Item>
        )
      })}
    </Box>
  )
}
