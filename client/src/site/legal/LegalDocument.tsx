import { Box, chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { agency } from '../../../../shared/agency'
import { indianDay, longDay } from '../../../../shared/format'
import { paths } from '../../../../shared/paths'
import { legal as words } from '../../copy/legal'
import type { Block, LegalText } from '../../copy/legalTexts'
import { TextLink, underlined } from '../../design/actions/TextLink'
import { Page } from '../../design/layout/Page'

const idOf = (at: number) => `section-${at + 1}`

function Linked({ text }: { text: string }) {
  const { email } = agency.contact
  const [before, after] = email ? text.split(email) : []
  if (after === undefined) return text
  return (
    <>
      {before}
      <chakra.a {...underlined} href={`mailto:${email}`}>
        {email}
      </chakra.a>
      {after}
    </>
  )
}

function Paragraph({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <chakra.p mb={4}>
        <Linked text={block} />
      </chakra.p>
    )
  return (
    <chakra.ul listStyleType="none" p={0} m={0} mb={4}>
      {block.map((item) => (
        <chakra.li key={item} borderTop="1px solid" borderColor="hairline" py={2.5}>
          {item}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

type Props = {
  text: LegalText
  /** Extra content below a section, by its number from 1. */
  beneath?: Record<number, ReactNode>
}

/** A legal text: numbered sections with a table of contents, the last change and today's date. */
export function LegalDocument({ text, beneath = {} }: Props) {
  const { title, lead, changedOn, sections } = text
  return (
    <Page
      title={title}
      lead={
        <>
          {lead}
          {/* A browser with a wrong clock keeps the server's day. */}
          <chakra.p textStyle="data" color="fgQuiet" mt={4} suppressHydrationWarning>
            {words.updated(longDay(changedOn), longDay(indianDay(new Date())))}
          </chakra.p>
        </>
      }
    >
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 8fr)' }}
        columnGap={16}
        rowGap={10}
        alignItems="start"
      >
        <Box as="nav" aria-label={words.contents} position={{ lg: 'sticky' }} top={24}>
          <chakra.ol listStyleType="none" p={0} m={0} borderTop="1px solid" borderColor="fg">
            {sections.map((section, at) => (
              <chakra.li key={section.title} borderBottom="1px solid" borderColor="hairline">
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
            {words.home}
          </TextLink>
        </Box>
        <Box maxW="measure">
          {sections.map((section, at) => (
            <chakra.section key={section.title} aria-labelledby={idOf(at)} mb={{ base: 10, md: 12 }}>
              <chakra.h2 id={idOf(at)} textStyle="subheading" mb={3} scrollMarginTop={24}>
                {`${at + 1}. ${section.title}`}
              </chakra.h2>
              {section.blocks.map((block) => (
                <Paragraph key={typeof block === 'string' ? block : block[0]} block={block} />
              ))}
              {beneath[at + 1]}
            </chakra.section>
          ))}
        </Box>
      </Grid>
    </Page>
  )
}
