import { createSystem, defaultBaseConfig, type SystemConfig } from '@chakra-ui/react'
import { globalCss } from './globalCss'
import { textStyles } from './textStyles'
import { breakpoints, tokens } from './tokens'

const config = {
  cssVarsPrefix: 'agency',
  // Our components have no layers to order, and a rule added to a layered sheet lays out the whole page again.
  disableLayers: true,
  theme: { breakpoints, tokens, textStyles },
  preflight: true,
  globalCss,
} satisfies SystemConfig

/**
 * The only system. Chakra's `defaultSystem` would add all its recipes (28 kB gzipped), and our components have their
 * own styles.
 */
export const system = createSystem(defaultBaseConfig, config)
