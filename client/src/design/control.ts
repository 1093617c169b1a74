import { defineRecipe } from '@chakra-ui/react'

/** How everything that is typed into or chosen from looks. 16 pixels, below which phones zoom in. */
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
    _focusVisible: { outlineOffset: '0px', borderColor: 'fg' },
    _invalid: { borderColor: 'danger', borderWidth: '2px' },
    _disabled: { color: 'fgQuiet', bg: 'transparent', borderStyle: 'dashed', cursor: 'not-allowed' },
    _readOnly: { bg: 'transparent', borderStyle: 'dashed' },
  },
})
