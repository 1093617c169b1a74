import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from 'wouter'
import { PhoneSheet } from '../../design/PhoneSheet'
import { admin } from '../../words/admin'
import { adminTeam } from '../../words/adminTeam'
import { useHouseItems } from '../team/useHouseItems'
import { isCurrent } from './isCurrent'

const BigLink = chakra(Link)

/** The navigation on a phone: the rooms in large letters, and under them what the house keeps about itself. */
export function PhoneMenu({ path }: { path: string }) {
  const words = admin.shell
  const quieter = useHouseItems()
  return (
    <PhoneSheet path={path} words={words} until="xl" px={{ base: 4, md: 8 }} mark="0.9375rem">
      {(close) => (
        <>
          <Box as="nav" aria-label={words.navigation} mt="auto" pt={8}>
            {words.items.map(({ words: name, to }) => (
              <BigLink
                key={to}
                href={to}
                onClick={close}
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
                onClick={close}
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
        </>
      )}
    </PhoneSheet>
  )
}
