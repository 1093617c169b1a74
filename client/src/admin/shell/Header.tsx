import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from 'wouter'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { Wordmark } from '../../design/Wordmark'
import { admin } from '../../words/admin'
import { Logout } from './Logout'
import { PhoneMenu } from './PhoneMenu'

const Home = chakra(Link)

/** The strip of ink above every admin page: the agency's logo, where one is, who one is, and the way out. */
export function Header({ path, name }: { path: string; name: string | undefined }) {
  return (
    <Flex
      as="header"
      data-ground="ink"
      position="sticky"
      top={0}
      zIndex="sticky"
      height="var(--sticky-top)"
      align="center"
      justify="space-between"
      gap={3}
      px={{ base: 4, md: 8 }}
    >
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        align={{ base: 'start', sm: 'center' }}
        columnGap={5}
        minW={0}
      >
        <Home href={paths.home} aria-label={agency.name} display="flex" py={1}>
          <Wordmark fontSize={{ base: '0.9375rem', sm: '1.125rem' }} />
        </Home>
        <chakra.p
          textStyle="label"
          color="fgQuiet"
          borderLeft={{ sm: '1px solid' }}
          borderColor={{ sm: 'hairline' }}
          pl={{ sm: 5 }}
          py={{ sm: 1.5 }}
          whiteSpace="nowrap"
        >
          {admin.shell.title}
        </chakra.p>
      </Flex>
      <Flex align="center" gap={{ base: 1, md: 5 }}>
        {name ? (
          <Box textStyle="small" color="fgQuiet" display={{ base: 'none', md: 'block' }}>
            {name}
          </Box>
        ) : null}
        <Logout />
        <PhoneMenu path={path} />
      </Flex>
    </Flex>
  )
}
