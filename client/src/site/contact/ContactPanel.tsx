import { Box, chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { agency } from '../../../../shared/agency'
import { contact as words } from '../../words/contact'

const Reach = chakra('a', {
  base: {
    display: 'inline-block',
    py: 1,
    fontSize: '1.0625rem',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    _hover: { textDecorationThickness: '2px', textDecorationColor: 'accent' },
  },
})

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box borderTop="1px solid" borderColor="hairline" pt={3} pb={5}>
      <chakra.dt textStyle="label" color="fgQuiet" mb={1}>
        {label}
      </chakra.dt>
      <chakra.dd m={0}>{children}</chakra.dd>
    </Box>
  )
}

/** How else to reach the agency: two addresses, one number, one studio, and how soon an answer comes (section 2). */
export function ContactPanel() {
  const { contact, studio } = agency
  const panel = words.panel
  return (
    <Box
      as="section"
      aria-label={panel.title}
      data-ground="ink"
      px={{ base: 5, md: 8 }}
      pt={{ base: 5, md: 7 }}
      pb={4}
    >
      <chakra.h2 textStyle="heading" mb={{ base: 6, md: 10 }}>
        {panel.title}
      </chakra.h2>
      <Grid as="dl" m={0}>
        <Line label={panel.write}>
          <Reach href={`mailto:${contact.email}`}>{contact.email}</Reach>
        </Line>
        <Line label={panel.bookings}>
          <Reach href={`mailto:${contact.bookings}`}>{contact.bookings}</Reach>
        </Line>
        <Line label={panel.phone}>
          <Reach href={contact.phoneLink} fontFamily="mono">
            {contact.phone}
          </Reach>
        </Line>
        <Line label={panel.studio}>
          <chakra.address fontStyle="normal">
            {studio.lines.map((line) => (
              <chakra.span key={line} display="block">
                {line}
              </chakra.span>
            ))}
          </chakra.address>
          <chakra.p fontWeight="bold" mt={2}>
            {panel.visits}
          </chakra.p>
        </Line>
        <Line label={panel.response}>
          <p>{panel.responseText}</p>
        </Line>
      </Grid>
    </Box>
  )
}
