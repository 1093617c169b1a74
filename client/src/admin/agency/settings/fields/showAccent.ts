import { agency } from '../../../../../../shared/agency'
import { accentShades, colorVariable } from '../../../../../../shared/agency/colour'
import { ownShades } from '../../../../design/theme/tokens'

/** Draws a document in an accent colour; in the product's own where it is blank. */
export function setAccent(accent: string, { documentElement: { style } }: Document) {
  for (const [token, shade] of Object.entries(accent ? accentShades(accent) : ownShades))
    style.setProperty(colorVariable(token), shade)
}

/** Draws this page in the accent colour that was just saved; the next page brings it. */
export const showAccent = () => setAccent(agency.look.accent, document)
