import { Box, chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { agency, phoneLink, whatsAppLink } from '../../../../shared/agency'
import { WholeTimes } from '../../design/layout/WholeTimes'
import { contact as copy } from './copy'

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

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      aria-label={title}
      data-theme="dark"
      px={{ base: 5, md: 8 }}
      pt={{ base: 5, md: 7 }}
      pb={4}
    >
      <chakra.h2 textStyle="heading" mb={{ base: 6, md: 10 }}>
        {title}
      </chakra.h2>
      {children}
    </Box>
  )
}

/** How to reach the agency, and how soon it answers; nothing where it has given neither yet. */
export function ContactPanel() {
  const { email, bookings, phone, whatsapp, studio, studioLines, visits } = agency.contact
  const panel = copy.panel
  const { responseText } = panel
  const response = responseText ? (
    <p>
      <WholeTimes>{responseText}</WholeTimes>
    </p>
  ) : null
  if (!(email || bookings || phone || whatsapp || studioLines.length > 0 || visits))
    return response && <Panel title={panel.response}>{response}</Panel>
  return (
    <Panel title={panel.title}>
      <Grid as="dl" m={0}>
        {email ? (
          <Line label={panel.write}>
            <Reach href={`mailto:${email}`}>{email}</Reach>
          </Line>
        ) : null}
        {bookings ? (
          <Line label={panel.bookings}>
            <Reach href={`mailto:${bookings}`}>{bookings}</Reach>
          </Line>
        ) : null}
        {phone ? (
          <Line label={panel.phone}>
            <Reach href={phoneLink(phone)} fontFamily="mono">
              {phone}
            </Reach>
          </Line>
        ) : null}
        {whatsapp ? (
          <Line label={panel.whatsapp}>
            <Reach href={whatsAppLink(whatsapp)} fontFamily="mono">
              {whatsapp}
            </Reach>
          </Line>
        ) : null}
        {studioLines.length > 0 || visits ? (
          <Line label={studio || panel.studio}>
            <chakra.address fontStyle="normal">
              {studioLines.map((line) => (
                <chakra.span key={line} display="block">
                  {line}
                </chakra.span>
              ))}
            </chakra.address>
            {visits ? (
              <chakra.p fontWeight="bold" mt={2}>
                {visits}
              </chakra.p>
            ) : null}
          </Line>
        ) : null}
        {response ? <Line label={panel.response}>{response}</Line> : null}
      </Grid>
    </Panel>
  )
}
