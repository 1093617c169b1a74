import { chakra, Flex } from '@chakra-ui/react'
import { Link } from 'wouter'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { PageHeading } from '../../design/PageHeading'
import { Wordmark } from '../../design/Wordmark'
import { talent } from '../../words/talent'
import { Logout } from './Logout'

const Home = chakra(Link)

/** The strip of ink above the talent's pages: the agency's logo, the title, and the way out. */
export function Header() {
  return (
    <Flex
      as="header"
      data-ground="ink"
      align="center"
      justify="space-between"
      gap={3}
      px="gutter"
      py={2}
      minH={16}
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
        <PageHeading
          documentTitle={talent.title}
          textStyle="label"
          color="fgQuiet"
          borderLeft={{ sm: '1px solid' }}
          borderColor={{ sm: 'hairline' }}
          pl={{ sm: 5 }}
          py={{ sm: 1.5 }}
          whiteSpace="nowrap"
        >
          {talent.title}
        </PageHeading>
      </Flex>
      <Logout />
    </Flex>
  )
}
