import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../design/actions/LinkButton'
import { Page } from '../../design/layout/Page'
import { Section } from '../../design/layout/Section'

type Props = {
  about?: string
  copy: {
    title: string
    lead: string
    next: string
    steps: readonly { title: string; text: string }[]
    more: string
    home: string
  }
}

/** Replaces a sent form: what happens next, and links. Focuses its heading. */
export function Sent({ about, copy }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    box.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <Box ref={box}>
      <Page
        title={copy.title}
        lead={
          <>
            {copy.lead}
            {about ? (
              <chakra.p textStyle="small" color="fgQuiet" mt={3}>
                {about}
              </chakra.p>
            ) : null}
          </>
        }
      >
        <Section title={copy.next}>
          <Grid as="ol" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap={{ base: 6, md: 8 }}>
            {copy.steps.map(({ title, text }, at) => (
              <li key={title}>
                <chakra.span aria-hidden textStyle="edge" color="fgQuiet">
                  {String(at + 1).padStart(2, '0')}
                </chakra.span>
                <chakra.h3 textStyle="subheading" mt={1} mb={2}>
                  {title}
                </chakra.h3>
                <p>{text}</p>
              </li>
            ))}
          </Grid>
        </Section>
        <Flex direction={{ base: 'column', sm: 'row' }} gap={3} wrap="wrap" mt={{ base: 10, md: 14 }}>
          <LinkButton href={paths.models} variant="primary" size="large">
            {copy.more}
          </LinkButton>
          <LinkButton href={paths.home} variant="outline" size="large">
            {copy.home}
          </LinkButton>
        </Flex>
      </Page>
    </Box>
  )
}
