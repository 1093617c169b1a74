import { defineRecipe } from '@chakra-ui/react'

/** The styles of inputs and selects. 16 pixels, below which phones zoom in. */
export const control = defineRecipe({
  base: {
    display: 'block',
    width: 'full',
    minHeight: 12,
    px: 3,
    py: 2,
    fontSize: '1rem',
    lineHeight: 1.4,
    bg: 'surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'fieldEdge',
    borderRadius: 0,
    appearance: 'none',
    transition: 'border-color 150ms',
    '&:hover:not([aria-invalid=true])': { borderColor: 'fg' },
    // On a phone a notice is below the header: a focused field with its label must scroll to below the notice.
    scrollMarginTop: { base: '9rem', md: 0 },
    'dialog &': { scrollMarginTop: 0 },
    _focusVisible: { outlineOffset: '0px', borderColor: 'fg' },
    _invalid: { borderColor: 'danger', borderWidth: '2px' },
    _disabled: { color: 'fgQuiet', bg: 'transparent', borderStyle: 'dashed', cursor: 'not-allowed' },
    _readOnly: { bg: 'transparent', borderStyle: 'dashed' },
  },
})
