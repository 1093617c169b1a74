import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../../../shared/paths'
import { parts } from '../../copy/parts'
import { TextLink } from '../actions/TextLink'
import { BlindShadow } from '../media/BlindShadow'
import { CropMarks } from '../media/CropMarks'
import { DarkLayout } from './DarkLayout'
import { PageHeading } from './PageHeading'

type Props = {
  title: string
  /** The heading when it differs from the window's title. */
  heading?: string
  /** Small enough that no word breaks on a phone. */
  fontSize?: ComponentProps<typeof PageHeading>['fontSize']
  lead?: string
  /** Links to other pages, below the lead. */
  aside?: ReactNode
  /** the form has a link to the home page, so the foot has none */
  hasOwnHomeLink?: boolean
  children: ReactNode
}

const FONT_SIZE = { base: 'clamp(min(3.25rem, 20vw), 17vw, 6rem)', lg: 'clamp(5rem, 9vw, 9rem)' }

/** The layout of sign-in, sign-up and password pages: heading on the left, form on the right. */
export function AuthLayout(props: Props) {
  const {
    title,
    heading = title,
    fontSize = FONT_SIZE,
    lead,
    aside,
    hasOwnHomeLink = false,
    children,
  } = props
  return (
    <DarkLayout>
      <Grid
        as="main"
        id="content"
        tabIndex={-1}
        data-landing
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 6fr)' }}
        columnGap={{ lg: 16 }}
        rowGap={{ base: 6, md: 10 }}
        alignContent="start"
        alignItems="start"
        maxW="page"
        width="full"
        mx="auto"
        pt={{ base: 6, md: 10, lg: 'clamp(2.5rem, 12dvh, 8rem)' }}
        pb={{ base: 6, md: 10 }}
        position="relative"
      >
        <BlindShadow />
        <Box position="relative">
          <PageHeading documentTitle={title} textStyle="display" ml="-0.045em" fontSize={fontSize}>
            {heading}
          </PageHeading>
          {lead ? (
            <chakra.p textStyle="lead" mt={{ base: 4, lg: 8 }} maxW="26ch" color="fgQuiet">
              {lead}
            </chakra.p>
          ) : null}
          {aside ? <Box mt={{ base: 4, lg: 10 }}>{aside}</Box> : null}
        </Box>
        <Box
          position="relative"
          p={{ base: 5, md: 10 }}
          maxW="34rem"
          width="full"
          justifySelf={{ lg: 'end' }}
        >
          <CropMarks />
          {children}
        </Box>
      </Grid>
      {hasOwnHomeLink ? null : (
        <Flex as="footer" minH="touch" align="center">
          <TextLink href={paths.home} textStyle="small" py={2}>
            {parts.backToSite}
          </TextLink>
        </Flex>
      )}
    </DarkLayout>
  )
}
