import { chakra, Flex } from '@chakra-ui/react'
import { Link } from 'wouter'
import { paths } from '../../../../shared/paths'
import { useAgency } from '../../lib/useAgency'
import { Logo } from './Logo'
import { PageHeading } from './PageHeading'

const Home = chakra(Link)
const variant = {
  textStyle: 'label',
  color: 'fgQuiet',
  borderLeft: { sm: '1px solid' },
  borderColor: { sm: 'hairline' },
  pl: { sm: 5 },
  py: { sm: 1.5 },
  whiteSpace: 'nowrap',
} as const

type Props = { title: string; isHeading?: boolean }

/**
 * The header of dashboard and back office: the agency's logo and the area's name, which some pages use as heading.
 */
export function AreaLogo({ title, isHeading = false }: Props) {
  const { name } = useAgency()
  return (
    <Flex
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'start', sm: 'center' }}
      columnGap={5}
      minW={0}
    >
      <Home
        href={paths.home}
        aria-label={name}
        display="flex"
        py={{ base: '0.95rem', sm: 1 }}
        my={{ base: '-0.7rem', sm: 0 }}
      >
        <Logo fontSize={{ base: '0.9375rem', sm: '1.125rem' }} />
      </Home>
      {isHeading ? (
        <PageHeading documentTitle={title} {...variant}>
          {title}
        </PageHeading>
      ) : (
        <chakra.h2 {...variant}>{title}</chakra.h2>
      )}
    </Flex>
  )
}
