import { Box, Grid } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { CropMarks } from '../../design/CropMarks'
import { DarkRoom } from '../../design/DarkRoom'
import { PageHeading } from '../../design/PageHeading'

type Props = {
  title: string
  /** What stands in huge letters, and how huge: no word of it may break on a phone. */
  label: string
  fontSize: ComponentProps<typeof PageHeading>['fontSize']
  foot?: ReactNode
  children: ReactNode
}

/** The agency's own doors: one huge word in the dark, and beside it in crop marks what is to be filled in. */
export function DoorFrame({ title, label, fontSize, foot, children }: Props) {
  return (
    <DarkRoom>
      <Grid
        as="main"
        id="content"
        tabIndex={-1}
        data-landing
        // Its places are those of the talents' own doors (account/frame/AccountFrame.tsx).
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
        <PageHeading documentTitle={title} textStyle="display" ml="-0.045em" fontSize={fontSize}>
          {label}
        </PageHeading>
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
      {foot}
    </DarkRoom>
  )
}
