import { Box, chakra } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { CropMarks } from '../../design/CropMarks'
import { Picture } from '../../design/Picture'
import { StatusBadge } from '../../design/StatusBadge'
import { TextLink } from '../../design/TextLink'
import { booking } from '../../words/booking'
import type { Wanted } from './useWantedModel'

/** Who is asked for, as a frame beside the form: seen at a glance, so that nobody books the wrong one. */
export function WantedModel({ wanted: { model } }: { wanted: Wanted }) {
  return (
    <Box
      as="aside"
      aria-label={booking.asking}
      position={{ lg: 'sticky' }}
      top={24}
      order={{ base: -1, lg: 0 }}
    >
      {model ? (
        <Box
          data-ground="ink"
          // The words go under the face where the letters are too large for both on a line.
          display={{ base: 'flex', lg: 'block' }}
          flexWrap="wrap"
          aria-live="polite"
        >
          <Picture
            flex="0 0 7rem"
            picture={model.profileImage}
            alt={model.stageName}
            sizes="(min-width: 64rem) 30vw, 7rem"
            ratio="3 / 4"
            eager
          />
          <Box p={4} flex="1 1 9rem" minW={0}>
            <chakra.p textStyle="label" color="fgQuiet">
              {booking.asking}
            </chakra.p>
            <chakra.p textStyle="heading" mt={2} overflowWrap="anywhere">
              {model.stageName}
            </chakra.p>
            <chakra.p textStyle="edge" mt={2} mb={3} color="fgQuiet">
              {model.city}
            </chakra.p>
            <StatusBadge of="availability" status={model.availability} />
          </Box>
        </Box>
      ) : (
        <Box
          position="relative"
          p={{ base: 4, lg: 6 }}
          // As tall as a chosen frame on a phone, where it stands above the form: choosing moves nothing.
          minH={{ base: 'calc(7rem * 4 / 3)', lg: '24rem' }}
          display="flex"
          flexDirection="column"
          justifyContent="end"
        >
          <CropMarks />
          <chakra.p fontWeight="medium">{booking.noOne}</chakra.p>
          <chakra.p mt={2}>
            {booking.noOneYet} <TextLink href={paths.models}>{booking.browse}</TextLink>
          </chakra.p>
        </Box>
      )}
    </Box>
  )
}
