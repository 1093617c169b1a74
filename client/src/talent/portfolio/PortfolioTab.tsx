import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import type { PictureType } from '../../../../shared/lists'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { talent } from '../copy'
import { DownloadPdf } from './DownloadPdf'
import { Gallery } from './Gallery'
import { RemoveImage } from './RemoveImage'
import { Slot } from './Slot'

const copy = talent.portfolio
/** The side polaroid of this page is the left one; a right one is in the gallery. */
const POLAROIDS = [
  ['polaroid_front', copy.front],
  ['polaroid_left', copy.side],
  ['polaroid_back', copy.back],
] as const
const SLOTS: readonly PictureType[] = ['profile_pic', 'banner', ...POLAROIDS.map(([type]) => type)]

/** Three columns, or fewer with a large font. */
const THREE_SLIM = 'repeat(auto-fit, minmax(min(100%, max(6rem, 28%)), 1fr))'

export default function PortfolioTab({ items }: { items: readonly PortfolioItem[] }) {
  const [leavingId, setLeavingId] = useState<string | null>(null)
  const leaving = items.find(({ id }) => id === leavingId) ?? null
  const askToRemove = ({ id }: PortfolioItem) => setLeavingId(id)
  const inSlot = (wanted: PictureType) => items.find(({ type, picture }) => type === wanted && picture)
  // An item that the agency added by URL has no picture for a slot, so it is shown here.
  const gallery = items.filter((item) => item !== inSlot(item.type) || !SLOTS.includes(item.type))
  const slot = (type: PictureType, label: string, ratio?: string) => (
    <Slot label={label} type={type} item={inSlot(type)} ratio={ratio} onRemove={askToRemove} />
  )
  return (
    <Box display="grid" gap={10}>
      <Flex wrap="wrap" justify="space-between" align="start" gap={4}>
        <Box flex={1} minW="min(100%, 20rem)">
          <chakra.h2 textStyle="workTitle">{copy.title}</chakra.h2>
          <chakra.p color="fgQuiet" mt={2} maxW="measure">
            {copy.lead}
          </chakra.p>
        </Box>
        <DownloadPdf />
      </Flex>
      <Grid
        gap={4}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 7.12fr)' }}
        alignItems="end"
      >
        <Box maxW={{ base: '11rem', md: 'none' }}>{slot('profile_pic', copy.profilePicture)}</Box>
        {slot('banner', copy.banner, '16 / 9')}
      </Grid>
      <Box role="group" aria-labelledby="own-polaroids">
        <chakra.h3 id="own-polaroids" textStyle="subheading" mb={4}>
          {copy.polaroids}
        </chakra.h3>
        <Grid gap={2} gridTemplateColumns={THREE_SLIM} maxW="40rem">
          {POLAROIDS.map(([type, label]) => (
            <Box key={type}>{slot(type, label)}</Box>
          ))}
        </Grid>
      </Box>
      <Gallery items={items} shown={gallery} onRemove={askToRemove} />
      <RemoveImage item={leaving} onClose={() => setLeavingId(null)} />
    </Box>
  )
}
