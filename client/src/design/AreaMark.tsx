import { chakra, Flex } from '@chakra-ui/react'
import { Link } from 'wouter'
import { agency } from '../../../shared/agency'
import { paths } from '../../../shared/paths'
import { PageHeading } from './PageHeading'
import { Wordmark } from './Wordmark'

const Home = chakra(Link)
const look = {
  textStyle: 'label',
  color: 'fgQuiet',
  borderLeft: { sm: '1px solid' },
  borderColor: { sm: 'hairline' },
  pl: { sm: 5 },
  py: { sm: 1.5 },
  whiteSpace: 'nowrap',
} as const

type Props = { title: string; isHeading?: boolean }

/** In the strip above a working room: the agency's logo and the room's name, which is the page's heading in some. */
export function AreaMark({ title, isHeading = false }: Props) {
  return (
    <Flex
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'start', sm: 'center' }}
      columnGap={5}
      minW={0}
    >
      <Home href={paths.home} aria-label={agency.name} display="flex" py={1}>
        <Wordmark fontSize={{ base: '0.9375rem', sm: '1.125rem' }} />
      </Home>
      {isHeading ? (
        <PageHeading documentTitle={title} {...look}>
          {title}
        </PageHeading>
      ) : (
        <chakra.p {...look}>{title}</chakra.p>
      )}
    </Flex>
  )
}
