import { Box, chakra, Flex } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { PageButton } from '../../design/actions/LinkButton'
import { PageHeading } from '../../design/layout/PageHeading'
import { trpc } from '../../lib/trpc'
import { home } from './copy'
import { BESIDE, Slideshow } from './Slideshow'
import { useSlideshow } from './useSlideshow'

/** Light on a dark wall: what an agency shows that has no pictures yet. */
const NO_SLIDES = 'radial-gradient(circle at 72% 28%, rgb(173 166 155 / 0.5), transparent 60%)'

/** The first screen: slides, with the headline and two links over or below them. */
export function Hero() {
  const { data: slides = [], isSuccess } = trpc.site.home.slides.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isEmpty = isSuccess && slides.length === 0
  const show = useSlideshow(slides.length)
  return (
    <Box
      as="section"
      data-theme="dark"
      position="relative"
      overflow="hidden"
      backgroundImage={isEmpty ? NO_SLIDES : undefined}
      minH={{ base: isEmpty ? '' : 'max(42rem, calc(100svh - 4rem))', md: 'max(36rem, calc(100svh - 4rem))' }}
      display="flex"
      flexDirection="column"
      css={{ [BESIDE]: { flexDirection: 'row', alignItems: 'end' } }}
    >
      <Slideshow slides={slides} show={show} />
      <Box
        position="relative"
        px="gutter"
        pb={{ base: 8, md: 14 }}
        pt={3}
        css={{ [BESIDE]: { pt: 14 } }}
        maxW="page"
        mx="auto"
        width="full"
      >
        {/* Widths in em, because `ch` differs in the fallback font and would change the line breaks. */}
        <PageHeading documentTitle={agency.name} textStyle="display" maxW="3.53em" ml="-0.045em">
          {agency.home.headline || agency.name}
        </PageHeading>
        {agency.home.lead ? (
          <chakra.p textStyle="lead" mt={{ base: 5, md: 7 }} maxW={{ base: '17em', md: '19.5em' }}>
            {agency.home.lead}
          </chakra.p>
        ) : null}
        <Flex direction={{ base: 'column', sm: 'row' }} gap={3} mt={{ base: 6, md: 8 }} wrap="wrap">
          <PageButton href={paths.models} variant="primary" size="large">
            {home.discover}
          </PageButton>
          <PageButton href={paths.projects} variant="outline" size="large">
            {home.projects}
          </PageButton>
        </Flex>
      </Box>
    </Box>
  )
}
