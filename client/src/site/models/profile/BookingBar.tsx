import { Box, chakra, Flex } from '@chakra-ui/react'
import type { PublicModel } from '../../../../../shared/roster/models'
import { BookThisModel } from './BookThisModel'
import { shortStats } from './measurements'

/**
 * A fixed bar on a phone with the measurements and the booking button.
 * It is low, so that targets under it keep enough visible area (WCAG 2.2, 2.5.8).
 */
export function BookingBar({ model }: { model: PublicModel }) {
  const stats = shortStats(model)
  return (
    <Box
      display={{ base: 'block', lg: 'none' }}
      position="sticky"
      bottom={0}
      zIndex="sticky"
      bg="bg"
      borderTop="1px solid"
      borderColor="fg"
      px="gutter"
      pt={1.5}
      pb="calc(0.375rem + env(safe-area-inset-bottom))"
    >
      <Flex align="center" gap={4}>
        {stats.length > 0 ? (
          <chakra.p textStyle="edge" whiteSpace="nowrap">
            {stats.map((line) => (
              <chakra.span key={line} display="block">
                {line}
              </chakra.span>
            ))}
          </chakra.p>
        ) : null}
        <Box flex={1} minW={0}>
          <BookThisModel model={model} />
        </Box>
      </Flex>
    </Box>
  )
}
