import { defineRecipe } from '@chakra-ui/react'

/**
 * The styles of every button. `primary` is the accent colour: one on a view. A press is shown within 150 ms; nothing
 * else moves.
 */
export const buttonStyles = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    flexShrink: 0,
    maxWidth: 'full',
    border: '1px solid',
    fontSize: '0.9375rem',
    fontWeight: 'semibold',
    fontStretch: '104%',
    lineHeight: 1.2,
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 150ms, color 150ms, border-color 150ms',
    _active: { transform: 'translateY(1px)' },
    _disabled: {
      cursor: 'not-allowed',
      bg: 'transparent',
      color: 'fgQuiet',
      borderColor: 'hairline',
      transform: 'none',
    },
    _loading: { cursor: 'progress' },
    // Nothing is pressed on paper.
    _print: { display: 'none' },
    '& svg': { width: '1.125em', height: '1.125em', flexShrink: 0 },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent',
        color: 'print',
        borderColor: 'accent',
        _hover: { bg: 'fg', color: 'bg', borderColor: 'fg' },
      },
      solid: {
        bg: 'fg',
        color: 'bg',
        borderColor: 'fg',
        _hover: { bg: 'transparent', color: 'fg' },
        // One of several that was just chosen looks so while the mouse is still on it.
        _pressed: { _hover: { bg: 'fg', color: 'bg' } },
      },
      outline: {
        bg: 'transparent',
        color: 'fg',
        borderColor: 'fg',
        _hover: { bg: 'fg', color: 'bg' },
      },
      danger: {
        bg: 'transparent',
        color: 'danger',
        borderColor: 'danger',
        _hover: { bg: 'danger', color: 'bg' },
      },
      // What confirms a deletion: its red is not the agency's accent.
      dangerSolid: {
        bg: 'danger',
        color: 'bg',
        borderColor: 'danger',
        _hover: { bg: 'fg', color: 'bg', borderColor: 'fg' },
      },
      quiet: {
        bg: 'transparent',
        color: 'fg',
        borderColor: 'transparent',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.25em',
        _hover: { textDecorationThickness: '2px' },
        _disabled: { borderColor: 'transparent', textDecoration: 'none' },
      },
    },
    size: {
      small: { minH: 8, px: 3, py: 1, fontSize: '0.8125rem' },
      // As small, and as high as a finger needs.
      touch: { minH: 'touch', px: 3, py: 1, fontSize: '0.8125rem' },
      medium: { minH: 'touch', px: 5, py: 2 },
      large: { minH: 14, px: 8, py: 3, fontSize: '1.0625rem' },
      icon: { minH: 'touch', minW: 'touch', p: 0, _focusVisible: { outlineOffset: '-3px' } },
    },
  },
  defaultVariants: { variant: 'solid', size: 'medium' },
})
