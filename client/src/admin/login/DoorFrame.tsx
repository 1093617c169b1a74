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
        alignItems="center"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gap={{ base: 6, lg: 16 }}
        alignContent={{ base: 'start', lg: 'center' }}
        pt={{ base: 8, lg: 0 }}
      >
        <PageHeading documentTitle={title} textStyle="display" fontSize={fontSize}>
          {label}
        </PageHeading>
        <Box position="relative" p={{ base: 5, md: 10 }} maxW="30rem" width="full">
          <CropMarks />
          {children}
        </Box>
      </Grid>
      {foot}
    </DarkRoom>
  )
}
