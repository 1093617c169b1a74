import { defineRecipe } from '@chakra-ui/react'

const lit = '&:is(:hover, :focus-visible)'

/** The second picture and the measurements are hidden until the card is hovered. */
export const photoCardStyles = defineRecipe({
  base: {
    display: 'block',
    color: 'fg',
    position: 'relative',
    // The ring is drawn over the pictures, which would hide an outline.
    _focusVisible: {
      outline: 'none',
      _after: {
        content: '""',
        position: 'absolute',
        inset: 0,
        border: '3px solid',
        borderColor: 'fg',
        zIndex: 'raised',
      },
    },
    '& [data-second], & [data-measurements]': {
      position: 'absolute',
      opacity: 0,
      transition: 'opacity 150ms',
      pointerEvents: 'none',
    },
    '& [data-second]': { inset: 0 },
    '& [data-measurements]': {
      left: 0,
      bottom: 0,
      bg: 'ink',
      px: 3,
      py: 2,
      textStyle: 'edge',
    },
    '& [data-measurements] > span': { display: 'block' },
    [`${lit} [data-second], ${lit} [data-measurements]`]: { opacity: 1 },
    '& [data-caption]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 3,
      alignItems: 'baseline',
      px: 3,
      pt: 2.5,
      pb: 3,
    },
    '& [data-name]': {
      fontSize: { base: '1.0625rem', md: '1.25rem' },
      fontWeight: 'bold',
      fontStretch: '84%',
      lineHeight: 1.15,
      overflowWrap: 'anywhere',
    },
    '& [data-number]': { textStyle: 'edge', color: 'fgQuiet' },
    '& [data-facts]': {
      textStyle: 'edge',
      fontSize: '0.8125rem',
      // Lighter than other quiet text: it is read in a taxi.
      color: 'captionOnInk',
      gridColumn: '1 / -1',
      mt: 1,
      minHeight: '1.4em',
    },
    // Touch screens have no hover, so they show the measurements in the caption.
    '& [data-stats]': { display: 'none', textStyle: 'edge', gridColumn: '1 / -1', mt: 1 },
    '@media (hover: none)': {
      '& [data-measurements]': { display: 'none' },
      '& [data-stats]': { display: 'block' },
    },
    [`${lit} [data-number]`]: { color: 'accentText' },
  },
})
