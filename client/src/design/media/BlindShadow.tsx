import { Box } from '@chakra-ui/react'

/** Bars of light with the soft edge that a blind's shadow has. */
const BARS = `repeating-linear-gradient(167deg, ${[
  'transparent 0 3.25rem',
  'rgb(237 232 222 / 0.16) 3.75rem',
  'rgb(237 232 222 / 0.16) 6.5rem',
  'transparent 7rem',
].join(', ')})`

/**
 * A window blind's light on a dark wall, on the sign-in pages. Brightest between the heading and the form, and only
 * where there is room beside the form. Drawn instead of a photo, so that it suits every agency.
 */
export function BlindShadow() {
  return (
    <Box
      aria-hidden
      hideBelow="lg"
      position="absolute"
      insetInline="-gutter"
      insetBlock="-6rem"
      pointerEvents="none"
      background={BARS}
      css={{ maskImage: 'radial-gradient(ellipse 36% 60% at 34% 60%, black, transparent)' }}
    />
  )
}
