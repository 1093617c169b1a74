import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { type CSSObject, css } from '@emotion/react'
import { globalCss } from './globalCss'
import { look } from './theme'

/**
 * What stands under every part, as the text of a sheet: Chakra's reset, the house's global rules, and its tokens as
 * variables. Runs while the client is built (scripts/ground.ts), never in a browser.
 */
export function groundSheet(): string {
  const { _global } = createSystem(defaultBaseConfig, { ...look, preflight: true, globalCss })
  // No stylis plugins: the build prefixes what its browsers need.
  const rules = createCache({ key: 'ground', stylisPlugins: [] })
  // Outside a browser Emotion answers the rules instead of writing them into a sheet.
  return String(rules.insert('', css(_global as CSSObject[]), rules.sheet, false))
}
