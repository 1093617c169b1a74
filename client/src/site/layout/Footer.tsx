import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { Link } from 'wouter'
import { agency, phoneLink } from '../../../../shared/agency'
import { site } from '../../copy/site'
import { ExternalLink } from '../../design/actions/ExternalLink'
import { PageButton } from '../../design/actions/LinkButton'
import { underlined } from '../../design/actions/TextLink'
import { TWO_BY_TWO } from '../../design/lists/columns'
import { useSession } from '../../lib/session'
import { copyrightYears } from './copyrightYears'
import { dashboardPath } from './dashboardPath'

const Plain = chakra(Link, {
  base: { display: 'block', py: 1.5, width: 'fit-content', _hover: { textDecoration: 'underline' } },
})

/** Average advance of a capital in the widest font width, in em: scales any name to the page width. */
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

export function Footer() {
  const copy = site.footer
  const session = useSession()
  const { email, phone, links } = agency.contact
  return (
    <Box as="footer" aria-label={copy.label} data-theme="dark" overflow="hidden">
      <Box px="gutter" maxW="page" mx="auto" pt={{ base: 12, md: 20 }} pb={6}>
        <Grid
          gridTemplateColumns={{ base: TWO_BY_TWO, md: agency.line ? '1.5fr 1fr 1fr auto' : '1fr 1fr 1.5fr' }}
          gap={{ base: 10, md: 8 }}
        >
          {agency.line ? (
            <chakra.p textStyle="lead" maxW="22ch" gridColumn={{ base: '1 / -1', md: 'auto' }}>
              {agency.line}
            </chakra.p>
          ) : null}
          <Column heading={copy.headings.explore} links={copy.explore} />
          <Column heading={copy.headings.work} links={copy.work} />
          {email || phone || agency.city || links.length > 0 ? (
            <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
              <chakra.h2 textStyle="label" color="fgQuiet" mb={3}>
                {copy.headings.find}
              </chakra.h2>
              <chakra.address
                fontStyle="normal"
                display="grid"
                gap={1}
                pt={0.5}
                justifyItems="start"
                // Aligns the rows with those of the other columns.
                lineHeight="1.55rem"
                css={{ '& > *': { py: 1 }, '& a': underlined }}
              >
                {email ? (
                  <chakra.a href={`mailto:${email}`} overflowWrap="anywhere">
                    {email}
                  </chakra.a>
                ) : null}
                {phone ? (
                  <chakra.a href={phoneLink(phone)} textStyle="data" lineHeight="inherit">
                    {phone}
                  </chakra.a>
                ) : null}
                {agency.city ? <span>{agency.city}</span> : null}
                {links.length > 0 ? (
                  <Flex columnGap={5} wrap="wrap">
                    {links.map(({ label, href }) => (
                      <ExternalLink key={href} href={href}>
                        {label}
                      </ExternalLink>
                    ))}
                  </Flex>
                ) : null}
              </chakra.address>
            </Box>
          ) : null}
        </Grid>
        <chakra.p
          aria-hidden
          mt={{ base: 14, md: 20 }}
          fontSize={`calc((min(100vw, 96rem) - 2 * var(--agency-spacing-gutter)) / ${agency.name.length * WIDE_CAPITAL})`}
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
          {/* A browser with a wrong clock keeps the server's year. */}
          <chakra.p textStyle="edge" color="fgQuiet" suppressHydrationWarning>
            {`© ${copyrightYears(agency.since, new Date())} ${agency.name}`}
          </chakra.p>
          <Flex columnGap={6} wrap="wrap" textStyle="small">
            {copy.legal.map(({ words: name, to }) => (
              <Plain key={to} href={to}>
                {name}
              </Plain>
            ))}
          </Flex>
          <PageButton href={dashboardPath(session)} variant="outline" size="touch">
            {copy.dashboard}
          </PageButton>
        </Flex>
      </Box>
    </Box>
  )
}
