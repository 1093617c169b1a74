import { createSystem, defaultBaseConfig, type SystemConfig } from '@chakra-ui/react'
import { textStyles } from './textStyles'
import { breakpoints, tokens } from './tokens'

/** The house's tokens and type, in Chakra's words. */
export const look = {
  cssVarsPrefix: 'house',
  // A rule that comes into a sheet with layers makes the browser lay out the whole page (decision 0026).
  disableLayers: true,
  theme: { breakpoints, tokens, textStyles },
  // Safari knows it by its own name alone, and what nests its rules itself gets no prefixes (lib/styles.ts).
  utilities: { userSelect: { transform: (value) => ({ WebkitUserSelect: value, userSelect: value }) } },
} satisfies SystemConfig

/**
 * The one system. Chakra's `defaultSystem` would bring every recipe it knows (28 kB gzipped); the house's
 * components carry their own styles, so here are only tokens and type. What all stand on, the reset and the tokens as
 * variables, comes as a sheet of the build (ground.ts), and is not written again by the browser.
 */
export const house = { ...createSystem(defaultBaseConfig, look), _global: [] }
