import { agency } from '../../../../shared/agency'
import { accentShades, colorVariable } from '../../../../shared/colour'
import { ownShades } from '../../design/theme/tokens'

/** Draws this page in the accent colour that was just saved; the next page brings it. */
export function showAccent() {
  const { accent } = agency.look
  const { style } = document.documentElement
  for (const [token, shade] of Object.entries(accent ? accentShades(accent) : ownShades))
    style.setProperty(colorVariable(token), shade)
}
