import { chakra, Grid } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { Page } from '../../design/layout/Page'
import { Section } from '../../design/layout/Section'
import { Call } from '../layout/Call'
import { ContactStrip } from './ContactStrip'
import { about } from './copy'
import { Figures } from './Figures'
import { LeadFrame } from './LeadFrame'

const apart = { base: 16, md: 32 }

const underHeading = { textStyle: 'subheading', fontSize: 'clamp(1.375rem, 2.4vw, 2rem)' }

export default function AboutPage() {
  const { manifesto, origin, principles, leads, figures } = agency.about
  const isEmpty = !manifesto && origin.length + principles.length + leads.length + figures.length === 0
  const call = agency.contact.visits ? about.call.visit : about.call.write
  return (
    <Page title={about.title} lead={isEmpty ? about.empty : undefined}>
      {manifesto ? (
        <chakra.p
          fontSize="clamp(1.75rem, 4.4vw, 4rem)"
          fontWeight="medium"
          fontStretch="82%"
          lineHeight={1.08}
          letterSpacing="-0.012em"
          maxW="24em"
        >
          {manifesto}
        </chakra.p>
      ) : null}
      <ContactStrip />
      {origin.length > 0 ? (
        <Section title={about.origin} mt={apart}>
          <Grid gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap={{ base: 5, lg: 12 }}>
            {origin.map((paragraph) => (
              <chakra.p key={paragraph} textStyle="lead" maxW="measure">
                {paragraph}
              </chakra.p>
            ))}
          </Grid>
        </Section>
      ) : null}
      {principles.length > 0 ? (
        <Section title={about.principles(principles.length)} mt={apart}>
          <chakra.ol role="list" display="grid" gap={0}>
            {principles.map(({ title, text }, at) => (
              <chakra.li
                key={title}
                display="grid"
                gridTemplateColumns={{ base: '3rem 1fr', md: '6rem 1fr 1.4fr' }}
                alignItems="baseline"
                columnGap={4}
                py={{ base: 4, md: 5 }}
                borderTop={at === 0 ? undefined : '1px solid'}
                borderColor="hairline"
              >
                <chakra.span textStyle="data" color="fgQuiet" aria-hidden>
                  {String(at + 1).padStart(2, '0')}
                </chakra.span>
                <chakra.h3 {...underHeading}>{title}</chakra.h3>
                <chakra.p gridColumn={{ base: '2', md: 'auto' }} mt={{ base: 1, md: 0 }} maxW="measure">
                  {text}
                </chakra.p>
              </chakra.li>
            ))}
          </chakra.ol>
        </Section>
      ) : null}
      {leads.length > 0 ? (
        <Section title={about.leads} mt={apart}>
          <Grid
            // On a phone each lead is a row: frame, then name and role beside it.
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
            gap={{ base: 5, md: 8 }}
          >
            {leads.map((lead) => (
              <LeadFrame key={lead.name} {...lead} isTall={leads.some(({ picture }) => picture)} />
            ))}
          </Grid>
        </Section>
      ) : null}
      <Figures label={about.stats} figures={figures} mt={apart} />
      <Call
        title={call.title}
        text={call.text}
        ways={[
          { words: about.call.contact, to: paths.contact },
          { words: about.call.models, to: paths.models },
        ]}
      />
    </Page>
  )
}
