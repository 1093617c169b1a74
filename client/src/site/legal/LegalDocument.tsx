import { Box, chakra, Grid } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { CONTACT_FORM } from '../../copy/forms'
import type { Block, LegalText } from '../../copy/legalTexts'
import { TextLink, underlined } from '../../design/actions/TextLink'
import { legal as copy } from './copy'

const idOf = (at: number) => `section-${at + 1}`

/** A text with the agency's email address, or the way to its contact form, as a link, however often it is in it. */
function Linked({ text }: { text: string }) {
  const { email } = agency.contact
  const way = email || CONTACT_FORM
  return text.split(way).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={at}>
      {at > 0 ? (
        <chakra.a {...underlined} href={email ? `mailto:${email}` : paths.contact}>
          {way}
        </chakra.a>
      ) : null}
      {part}
    </Fragment>
  ))
}

function Paragraph({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <chakra.p mb={4} whiteSpace="pre-line">
        <Linked text={block} />
      </chakra.p>
    )
  if ('heading' in block)
    return (
      <chakra.h3 textStyle="label" mt={6} mb={2}>
        {block.heading}
      </chakra.h3>
    )
  return (
    <chakra.ul listStyleType="none" p={0} m={0} mb={4}>
      {block.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an agency's own text may say something twice
        <chakra.li key={at} borderTop="1px solid" borderColor="hairline" py={2.5}>
          <Linked text={item} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

type Props = {
  sections: LegalText['sections']
  /** Extra content below a section, by its number from 1. */
  beneath: Record<number, ReactNode>
}

/** The numbered sections of a legal text with a table of contents. */
export function LegalDocument({ sections, beneath }: Props) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 8fr)' }}
      columnGap={16}
      rowGap={10}
      alignItems="start"
    >
      <Box as="nav" aria-label={copy.contents} position={{ lg: 'sticky' }} top={24}>
        <chakra.ol listStyleType="none" p={0} m={0} borderTop="1px solid" borderColor="fg">
          {sections.map((section, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
            <chakra.li key={at} borderBottom="1px solid" borderColor="hairline">
              <chakra.a
                href={`#${idOf(at)}`}
                display="grid"
                gridTemplateColumns="2.25rem minmax(0, 1fr)"
                py={2.5}
                _hover={{ textDecoration: 'underline' }}
              >
                <chakra.span textStyle="edge" color="fgQuiet" pt={0.5}>
                  {at + 1}
                </chakra.span>
                {section.title}
              </chakra.a>
            </chakra.li>
          ))}
        </chakra.ol>
        <TextLink href={paths.home} display="inline-block" mt={6} py={1}>
          {copy.home}
        </TextLink>
      </Box>
      <Box maxW="measure">
        {sections.map((section, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
          <chakra.section key={at} aria-labelledby={idOf(at)} mb={{ base: 10, md: 12 }}>
            <chakra.h2 id={idOf(at)} textStyle="subheading" mb={3} scrollMarginTop={24}>
              {`${at + 1}. ${section.title}`}
            </chakra.h2>
            {section.blocks.map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an agency's own text may say something twice
              <Paragraph key={place} block={block} />
            ))}
            {beneath[at + 1]}
          </chakra.section>
        ))}
      </Box>
    </Grid>
  )
}
