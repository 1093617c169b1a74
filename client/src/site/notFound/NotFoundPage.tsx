import { Box, chakra } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { site } from '../../copy/site'
import { LinkButton } from '../../design/actions/LinkButton'
import { PageHeading } from '../../design/layout/PageHeading'
import { OnTheRosterNow } from '../models/OnTheRosterNow'

export default function NotFoundPage() {
  const copy = site.notFound
  return (
    <Box px="gutter" py={{ base: 10, md: 12 }} maxW="page" mx="auto">
      <PageHeading documentTitle={`${copy.title} ${copy.words}`} textStyle="heading">
        <chakra.span
          display="block"
          fontSize="clamp(4rem, 24vw, 16rem)"
          fontStretch="62%"
          lineHeight={0.76}
          letterSpacing={0}
          ml="-0.03em"
          mb={{ base: 5, md: 6 }}
        >
          {copy.title}
        </chakra.span>{' '}
        {copy.words}
      </PageHeading>
      <chakra.p textStyle="lead" mt={3} mb={6}>
        {copy.more}
      </chakra.p>
      <LinkButton href={paths.home} variant="primary" size="large">
        {copy.home}
      </LinkButton>
      <OnTheRosterNow isSmall />
    </Box>
  )
}
