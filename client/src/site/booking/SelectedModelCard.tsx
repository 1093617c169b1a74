import { Box, chakra } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { TextLink } from '../../design/actions/TextLink'
import { StatusBadge } from '../../design/feedback/StatusBadge'
import { CropMarks } from '../../design/media/CropMarks'
import { Picture } from '../../design/media/Picture'
import { booking } from './copy'
import type { SelectedModel } from './useSelectedModel'

/** Shows the chosen model's picture, so that nobody books the wrong one. */
export function SelectedModelCard({ wanted }: { wanted: SelectedModel }) {
  const { model, choices, isLoading, isFailed } = wanted
  // A required list without a choice leads nowhere: a new agency is written to.
  const isNobody = choices.length === 0 && !isLoading && !isFailed
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
          data-theme="dark"
          // With a large font the text wraps below the picture.
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
          />
          <Box p={4} flex="1 1 9rem" minW={0}>
            <chakra.p textStyle="label" color="fgQuiet">
              {booking.asking}
            </chakra.p>
            <chakra.p
              textStyle="heading"
              // With text twice as large a name of twelve letters still fits on a phone.
              fontSize={{ mdDown: 'min(2rem, 11.5vw)' }}
              mt={2}
              overflowWrap="anywhere"
            >
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
          // As tall as a chosen model's card on a phone, so that choosing moves nothing.
          minH={{ base: 'calc(7rem * 4 / 3)', lg: '24rem' }}
          display="flex"
          flexDirection="column"
          justifyContent="end"
        >
          <CropMarks />
          <chakra.p fontWeight="medium">{isNobody ? booking.nobody : booking.noOne}</chakra.p>
          {isNobody ? (
            <chakra.p mt={2}>
              {booking.nobodyYet} <TextLink href={paths.contact}>{booking.write}</TextLink>
            </chakra.p>
          ) : (
            <chakra.p mt={2}>
              {booking.noOneYet} <TextLink href={paths.models}>{booking.browse}</TextLink>
            </chakra.p>
          )}
        </Box>
      )}
    </Box>
  )
}
