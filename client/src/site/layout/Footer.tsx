import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { Link } from 'wouter'
import { agency } from '../../../../shared/agency'
import { TWO_BY_TWO } from '../../design/columns'
import { LinkButton } from '../../design/LinkButton'
import { OutsideLink } from '../../design/OutsideLink'
import { underlined } from '../../design/TextLink'
import { useSession } from '../../lib/session'
import { site } from '../../words/site'
import { copyrightYears } from './copyrightYears'
import { dashboardPath } from './dashboardPath'

const Plain = chakra(Link, {
  base: { display: 'block', py: 1.5, width: 'fit-content', _hover: { textDecoration: 'underline' } },
})

/** The mean advance of a capital in the widest cut, in em: makes any name as wide as the page. */
const WIDE_CAPITAL = 0.897

type Links = readonly { words: string; to: string }[]

function Column({ heading, links }: { heading: string; links: Links }) {
  return (
    <Box>
      <chakra.h2 textStyle="label" color="fgQuiet" mb={3}>
        {heading}
      </chakra.h2>
      {links.map(({ words, to }) => (
        <Plain key={to} href={to}>
          {words}
        </Plain>
      ))}
    </Box>
  )
}

/** The foot of every public page (specification section 2, Shared navigation and footer). */
export function Footer() {
  const words = site.footer
  const session = useSession()
  const { contact, links } = agency
  return (
    <Box as="footer" aria-label={words.label} data-ground="ink" overflow="hidden">
      <Box px="gutter" maxW="page" mx="auto" pt={{ base: 12, md: 20 }} pb={6}>
        <Grid gridTemplateColumns={{ base: TWO_BY_TWO, md: '1.5fr 1fr 1fr auto' }} gap={{ base: 10, md: 8 }}>
          <chakra.p textStyle="lead" maxW="22ch" gridColumn={{ base: '1 / -1', md: 'auto' }}>
            {agency.line}
          </chakra.p>
          <Column heading={words.headings.explore} links={words.explore} />
          <Column heading={words.headings.work} links={words.work} />
          <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <chakra.h2 textStyle="label" color="fgQuiet" mb={3}>
              {words.headings.find}
            </chakra.h2>
            <chakra.address
              fontStyle="normal"
              display="grid"
              gap={1}
              pt={0.5}
              justifyItems="start"
              // Each on the line of its neighbours in the other columns.
              lineHeight="1.55rem"
              css={{ '& > *': { py: 1 }, '& a': underlined }}
            >
              <chakra.a href={`mailto:${contact.email}`} overflowWrap="anywhere">
                {contact.email}
              </chakra.a>
              <chakra.a href={contact.phoneLink} textStyle="data" lineHeight="inherit">
                {contact.phone}
              </chakra.a>
              <span>{contact.city}</span>
              <Flex gap={5}>
                <OutsideLink href={links.instagram.href}>{links.instagram.label}</OutsideLink>
                <OutsideLink href={links.video.href}>{links.video.label}</OutsideLink>
              </Flex>
            </chakra.address>
          </Box>
        </Grid>
        <chakra.p
          aria-hidden
          mt={{ base: 14, md: 20 }}
          fontSize={`calc((min(100vw, 96rem) - 2 * var(--house-spacing-gutter)) / ${agency.name.length * WIDE_CAPITAL})`}
          fontWeight="black"
          fontStretch="125%"
          letterSpacing="-0.045em"
          ml="-0.025em"
          lineHeight={0.8}
          textTransform="uppercase"
          whiteSpace="nowrap"
          userSelect="none"
        >
          {agency.name}
        </chakra.p>
        <Flex
          mt={{ base: 6, md: 10 }}
          pt={4}
          borderTop="1px solid"
          borderColor="hairline"
          align="center"
          justify="space-between"
          gap={4}
          wrap="wrap"
        >
          <chakra.p textStyle="edge" color="fgQuiet">
            © {copyrightYears(agency.since, new Date())} {agency.name}
          </chakra.p>
          <Flex columnGap={6} wrap="wrap" textStyle="small">
            {words.legal.map(({ words: name, to }) => (
              <Plain key={to} href={to}>
                {name}
              </Plain>
            ))}
          </Flex>
          <LinkButton href={dashboardPath(session)} look="outline" size="small" minH="touch">
            {words.dashboard}
          </LinkButton>
        </Flex>
      </Box>
    </Box>
  )
}
