import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { paths } from '../../../../shared/paths'
import { CropMarks } from '../../design/CropMarks'
import { DarkRoom } from '../../design/DarkRoom'
import { PageHeading } from '../../design/PageHeading'
import { TextLink } from '../../design/TextLink'
import { account } from '../../words/account'

type Props = {
  title: string
  lead?: string
  /** Under the lead, where there is room for it: other ways on from here. */
  aside?: ReactNode
  children: ReactNode
}

/** The dark room before the door: a headline on the left, the form in its crop marks on the right. */
export function AccountFrame({ title, lead, aside, children }: Props) {
  return (
    <DarkRoom>
      <Grid
        as="main"
        id="content"
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
      >
        <Box>
          <PageHeading
            documentTitle={title}
            textStyle="display"
            ml="-0.045em"
            fontSize={{ base: 'clamp(min(3.25rem, 20vw), 17vw, 6rem)', lg: 'clamp(5rem, 9vw, 9rem)' }}
          >
            {title}
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
      <Flex as="footer" minH="touch" align="center">
        <TextLink href={paths.home} textStyle="small" py={2}>
          {account.site}
        </TextLink>
      </Flex>
    </DarkRoom>
  )
}
