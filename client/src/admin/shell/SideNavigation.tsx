import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
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
/** Two groups of nine fit a screen 800 pixels high. */
const ROW = '2.25rem'

/** Fetches a page's code when its link is hovered or focused. */
const preload = (to: string) =>
  // Without a connection the page itself says so, once the link is pressed.
  void adminPages
    .find((page) => page.path === to)
    ?.page.preload()
    .catch(() => undefined)

type Props = { path: string; onFind: () => void }

/** The navigation on wide screens; phones use `PhoneMenu`. What is not needed every day is folded. */
export function SideNavigation({ path, onFind }: Props) {
  const copy = admin.shell
  const quieter = useSettingsNav()
  const isForDesk = useIsBooker()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item changes with the path
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [path, quieter.length])
  return (
    <Box
      ref={box}
      display={{ base: 'none', xl: 'block' }}
      _print={{ display: 'none' }}
      position="sticky"
      top="var(--sticky-top)"
      height="calc(100dvh - var(--sticky-top))"
      overflowY="auto"
      borderRight="1px solid"
      borderColor="hairline"
      py={3}
    >
      <FindButton onFind={onFind} />
      <Items label={desk.navigation} items={menuOf('desk', isForDesk)} path={path} />
      {isForDesk ? null : (
        <>
          <Rule />
          <Items label={copy.navigation} items={menuOf('work', false)} path={path} />
        </>
      )}
      <Rule />
      <Folded items={quieter} path={path} />
    </Box>
  )
}

const Rule = () => <Box my={3} mx={6} borderTop="1px solid" borderColor="hairline" />

const FindButton = ({ onFind }: Pick<Props, 'onFind'>) => (
  <chakra.button
    type="button"
    onClick={onFind}
    display="flex"
    justifyContent="space-between"
    alignItems="center"
    gap={2}
    width="calc(100% - 2rem)"
    mx={4}
    mb={3}
    px={3}
    minH={ROW}
    border="1px solid"
    borderColor="fieldEdge"
    textStyle="small"
    cursor="pointer"
    _hover={{ bg: 'surface' }}
    aria-keyshortcuts="Control+K"
  >
    {admin.shell.find}
    <chakra.kbd textStyle="data" color="fgQuiet" aria-hidden>
      {admin.shell.findKeys}
    </chakra.kbd>
  </chakra.button>
)

type ItemData = { words: string; to: string; needsAttention?: boolean }

/** The rest of the pages in one group: open while one of them is, or while something in it needs attention. */
function Folded({ items, path }: { items: readonly ItemData[]; path: string }) {
  const isInside = items.some(({ to, needsAttention }) => needsAttention || isCurrent(path, to))
  return (
    // Another key: a person who opened or closed it themselves is left alone until the next page.
    <chakra.details key={isInside ? path : 'folded'} open={isInside}>
      <chakra.summary
        minH={ROW}
        pl={6}
        pr={4}
        alignContent="center"
        color="fgQuiet"
        fontWeight="medium"
        cursor="pointer"
        _hover={{ bg: 'surface' }}
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        {admin.shell.more}
      </chakra.summary>
      <Items label={adminTeam.navigation} items={items} path={path} isQuiet />
    </chakra.details>
  )
}

type ItemsProps = {
  label: string
  items: readonly ItemData[]
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
            minH={ROW}
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
