import { Box, chakra, Grid } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { TextLink } from '../../design/actions/TextLink'
import { Section } from '../../design/layout/Section'
import { contact } from './copy'

/** The specified submission guidelines, for people who want to join. */
export function Guidelines() {
  const copy = contact.guidelines
  return (
    <Section title={copy.title} mt={{ base: 14, md: 24 }}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
        gap={{ base: 6, lg: 20 }}
      >
        <chakra.p textStyle="lead" maxW="24ch">
          {copy.lead} <TextLink href={paths.register}>{copy.apply}</TextLink>.
        </chakra.p>
        <chakra.ol listStyleType="none" p={0} m={0}>
          {copy.items.map((item, at) => (
            <chakra.li
              key={item}
              display="grid"
              gridTemplateColumns="3rem minmax(0, 1fr)"
              borderTop="1px solid"
              borderColor="hairline"
              _first={{ borderTop: 'none', pt: 0 }}
              py={3}
            >
              <Box as="span" aria-hidden textStyle="edge" color="fgQuiet" pt={1}>
                {String(at + 1).padStart(2, '0')}
              </Box>
              <chakra.span maxW="measure">{item}</chakra.span>
            </chakra.li>
          ))}
        </chakra.ol>
      </Grid>
    </Section>
  )
}
