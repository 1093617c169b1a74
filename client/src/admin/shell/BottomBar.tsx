import { chakra, Grid } from '@chakra-ui/react'
import { BriefcaseBusiness, CalendarRange, Inbox, Search } from 'lucide-react'
import { Link } from 'wouter'
import { adminPaths } from '../../../../shared/adminPaths'
import { focusSearch } from '../../lib/useKeys'
import { admin } from '../copy'
import { adminPages } from '../pages'
import { isCurrent } from './isCurrent'

const ITEMS = [
  { to: adminPaths.desk, Icon: Inbox },
  { to: adminPaths.chart, Icon: CalendarRange },
  { to: adminPaths.jobs, Icon: BriefcaseBusiness },
] as const

const labelOf = (to: string) => adminPages.find(({ path }) => path === to)?.label

const target = {
  base: {
    display: 'grid',
    placeItems: 'center',
    placeContent: 'center',
    gap: 0.5,
    minH: 14,
    minW: 'touch',
    textStyle: 'small',
    lineHeight: 1,
    fontWeight: 'medium',
    cursor: 'pointer',
    _currentPage: { bg: 'ink', color: 'bone', fontWeight: 'bold' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current]:focus-visible': { outlineColor: 'bone' },
  },
} as const
const Item = chakra(Link, target)
const Press = chakra('button', target)

/** Text fields open the keyboard of a phone, and some browsers lift the bar above it. */
const TYPING = ':is(input:not([type=checkbox], [type=radio]), textarea):focus'

/** On a phone, at the lower edge of every page: the desk, the chart, the jobs and the search: that of the page, else the palette. */
export default function BottomBar({ path, onFind }: { path: string; onFind: () => void }) {
  return (
    <Grid
      as="nav"
      aria-label={admin.shell.shortcuts}
      display={{ base: 'grid', xl: 'none' }}
      _print={{ display: 'none' }}
      gridTemplateColumns="repeat(4, minmax(0, 1fr))"
      position="fixed"
      bottom={0}
      insetInline={0}
      zIndex="sticky"
      pb="env(safe-area-inset-bottom)"
      bg="bg"
      borderTop="1px solid"
      borderColor="fg"
      css={{
        // What else is at the lower edge of a page is above this bar, and so is what gets the focus.
        xlDown: {
          'html:has(&)': {
            '--bottom-bar': 'calc(3.5rem + 1px + env(safe-area-inset-bottom))',
            scrollPaddingBottom: 'var(--bottom-bar)',
            // A notice covers the header, not the page below it: what is in the header's menu is here as well.
            '--notice-top': '0.5rem',
          },
        },
        '@media (pointer: coarse)': { [`html:has(${TYPING}) &`]: { visibility: 'hidden' } },
      }}
    >
      {ITEMS.map(({ to, Icon }) => (
        <Item key={to} href={to} aria-current={isCurrent(path, to) ? 'page' : undefined}>
          <Icon size={20} aria-hidden />
          {labelOf(to)}
        </Item>
      ))}
      <Press type="button" onClick={() => focusSearch() || onFind()}>
        <Search size={20} aria-hidden />
        {admin.shell.search}
      </Press>
    </Grid>
  )
}
