import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { globalCss } from './globalCss'
import { textStyles } from './textStyles'
import { breakpoints, tokens } from './tokens'

/**
 * The one system. Chakra's `defaultSystem` would bring every recipe it knows (28 kB gzipped); the house's
 * components carry their own styles, so here are only tokens, type and the ground.
 */
export const house = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'house',
  preflight: true,
  // A rule that comes into a sheet with layers makes the browser lay out the whole page (decision 0026).
  disableLayers: true,
  globalCss,
  theme: { breakpoints, tokens, textStyles },
})
