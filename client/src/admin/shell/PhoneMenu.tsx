import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from 'wouter'
import { MobileDrawer } from '../../design/layout/MobileDrawer'
import { adminTeam } from '../access/team/copy'
import { useSettingsNav } from '../access/team/useSettingsNav'
import { admin } from '../copy'
import { desk } from '../desk/copy'
import { menuOf } from '../pages'
import { AttentionMark } from './AttentionMark'
import { isCurrent } from './isCurrent'
import { useIsBooker } from './useIsBooker'

const BigLink = chakra(Link)

export function PhoneMenu({ path }: { path: string }) {
  const copy = admin.shell
  const quieter = useSettingsNav()
  const isForDesk = useIsBooker()
  return (
    <MobileDrawer path={path} copy={copy} until="xl" px={{ base: 4, md: 8 }} mark="0.9375rem">
      {(close) => (
        <>
          <Entries label={desk.navigation} items={menuOf('desk', isForDesk)} path={path} onClick={close} />
          {isForDesk ? null : (
            <Entries label={copy.navigation} items={menuOf('work', false)} path={path} onClick={close} />
          )}
          <Flex
            as="nav"
            aria-label={adminTeam.navigation}
            columnGap={6}
            wrap="wrap"
            borderTop="1px solid"
            borderColor="hairline"
            pt={3}
          >
            {quieter.map(({ words: name, to, needsAttention }) => (
              <BigLink
                key={to}
                href={to}
                onClick={close}
                aria-current={isCurrent(path, to) ? 'page' : undefined}
                display="inline-flex"
                alignItems="center"
                minH="touch"
                color="fgQuiet"
                _currentPage={{ color: 'accentText' }}
              >
                {name}
                {needsAttention ? <AttentionMark /> : null}
              </BigLink>
            ))}
          </Flex>
        </>
      )}
    </MobileDrawer>
  )
}

type EntriesProps = {
  label: string
  items: readonly { words: string; to: string }[]
  path: string
  onClick: () => void
}

const Entries = ({ label, items, path, onClick }: EntriesProps) => (
  <Box as="nav" aria-label={label} mt="auto" pt={8}>
    {items.map(({ words, to }) => (
      <BigLink
        key={to}
        href={to}
        onClick={onClick}
        aria-current={isCurrent(path, to) ? 'page' : undefined}
        display="block"
        py={3}
        borderTop="1px solid"
        borderColor="hairline"
        textStyle="heading"
        fontSize="2rem"
        _currentPage={{ color: 'accentText' }}
      >
        {words}
      </BigLink>
    ))}
  </Box>
)
