import { defineRecipe } from '@chakra-ui/react'

const lit = '&:is(:hover, :focus-visible)'

/** One set of rules a frame: the second exposure and the measurements wait unseen until it is pointed at. */
export const frameLook = defineRecipe({
  base: {
    display: 'block',
    color: 'fg',
    position: 'relative',
    // The ring lies over the pictures, which would hide an outline.
    _focusVisible: {
      outline: 'none',
      _after: {
        content: '""',
        position: 'absolute',
        inset: 0,
        border: '3px solid',
        borderColor: 'accentText',
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
      color: 'fgQuiet',
      gridColumn: '1 / -1',
      mt: 1,
      minHeight: '1.4em',
    },
    [`${lit} [data-number]`]: { color: 'accentText' },
  },
})
