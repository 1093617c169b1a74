import { defineTokens } from '@chakra-ui/react'
import { type accentShades, grounds } from '../../../../shared/agency/colour'

/**
 * The palette and scale. All text and background pairs meet WCAG AA, which tests/screens/design/contrast.test.tsx
 * checks.
 */
export const palette = {
  ...grounds,
  /** Fills and strokes on light and dark; text on it is white. */
  lamp: '#CE1719',
  lampText: '#B8131A',
  lampTextOnInk: '#FF6A5C',
  quiet: '#5A554D',
  quietOnInk: '#ADA69B',
  captionOnInk: '#CFC8BC',
  line: '#C9C2B4',
  lineOnInk: '#3D3832',
  edge: '#79736A',
  edgeOnInk: '#8A8379',
  yellow: '#F2C230',
  blue: '#1F4E8C',
  green: '#1E6B3A',
  red: '#9E1B1B',
  grey: '#5A554D',
} as const

/** The product's accent in its shades. An agency's own accent replaces them (shared/agency/colour.ts). */
export const ownShades: ReturnType<typeof accentShades> = {
  accent: palette.lamp,
  accentText: palette.lampText,
  // On dark pages.
  accentOnInk: palette.lamp,
  accentTextOnInk: palette.lampTextOnInk,
}

/** Spacing in steps of 4 pixels, as in Chakra; only the steps in use. */
const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 16, 20, 24, 32, 40]
const scale = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]))

export const tokens = defineTokens({
  colors: {
    ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [name, { value }])),
    // Semantic tokens; globalCss.ts overrides them inside [data-theme=dark].
    bg: { value: palette.bone },
    surface: { value: palette.print },
    fg: { value: palette.ink },
    fgQuiet: { value: palette.quiet },
    hairline: { value: palette.line },
    fieldEdge: { value: palette.edge },
    ...Object.fromEntries(Object.entries(ownShades).map(([name, value]) => [name, { value }])),
    danger: { value: palette.red },
  },
  fonts: {
    body: { value: "'Archivo', 'Archivo Fallback', Arial, sans-serif" },
    headline: { value: "'Archivo', 'Archivo Headline Fallback', 'Arial Narrow', Arial, sans-serif" },
    mono: { value: "'Plex Mono', 'Courier New', monospace" },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
    black: { value: '820' },
  },
  spacing: { ...scale, px: { value: '1px' }, gutter: { value: 'clamp(1rem, 4vw, 3.5rem)' } },
  sizes: {
    ...scale,
    px: { value: '1px' },
    full: { value: '100%' },
    measure: { value: '62ch' },
    form: { value: '40rem' },
    page: { value: '96rem' },
    touch: { value: '2.75rem' },
  },
  zIndex: {
    raised: { value: 1 },
    sticky: { value: 10 },
    sheet: { value: 20 },
    notice: { value: 30 },
  },
  durations: { press: { value: '150ms' }, fade: { value: '1s' } },
})

export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' }
