import { Box, chakra, Flex } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../design/LinkButton'
import { PageHeading } from '../../design/PageHeading'
import { trpc } from '../../lib/trpc'
import { home } from '../../words/home'
import { BESIDE, Slideshow } from './Slideshow'
import { useSlideshow } from './useSlideshow'

/** The whole first screen: the slides, and under them or in their calm lower left the headline and the two ways on. */
export function Hero() {
  const { data: slides = [] } = trpc.site.home.slides.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  })
  const show = useSlideshow(slides.length)
  return (
    <Box
      as="section"
      data-ground="ink"
      position="relative"
      overflow="hidden"
      minH={{ base: 'max(42rem, calc(100svh - 4rem))', md: 'max(36rem, calc(100svh - 4rem))' }}
      display="flex"
      flexDirection="column"
      css={{ [BESIDE]: { flexDirection: 'row', alignItems: 'end' } }}
      // Over the words too: they lie on the picture that somebody is looking at.
      onPointerEnter={() => show.setHeld(true)}
      onPointerLeave={() => show.setHeld(false)}
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
        <PageHeading documentTitle={agency.name} textStyle="display" maxW="8ch" ml="-0.045em">
          {agency.home.headline}
        </PageHeading>
        <chakra.p textStyle="lead" mt={{ base: 5, md: 7 }} maxW="34ch">
          {agency.home.lead}
        </chakra.p>
        <Flex direction={{ base: 'column', sm: 'row' }} gap={3} mt={{ base: 6, md: 8 }} wrap="wrap">
          <LinkButton href={paths.models} look="primary" size="large">
            {home.discover}
          </LinkButton>
          <LinkButton href={paths.projects} look="outline" size="large">
            {home.projects}
          </LinkButton>
        </Flex>
      </Box>
    </Box>
  )
}
