import { ease, mix } from './curve'
import type { Cut } from './plate'

/** The round neckline: its height, by the place across, before and behind. */
export const crew = (x: number, z: number) =>
  mix(-15.9 - 0.01 * x * x, -19.4 + 0.075 * x * x, ease(-5, 2.5, z))

/** How each garment is cut: where there is cloth, by the place of rest on the body. */
export const CUTS: Record<
  'tank' | 'tshirt' | 'shirt' | 'roll' | 'blazer' | 'blouse' | 'kurta' | 'bare',
  Cut
> = {
  bare: (_x, y) => y < -27.5,
  tank: (x, y, z) => {
    const a = Math.abs(x)
    if (a > 10.9 + 3.6 * ease(-21, -28, y)) return false
    return a > 6.6 ? y < -15 : y < mix(-16.5, -21.4, ease(-4, 0, z)) - 2.6 * (1 - (a / 6.6) ** 2)
  },
  tshirt: (x, y, z) => y < crew(x, z),
  shirt: (x, y, z) => y < -15.3 && !(z > 0 && Math.abs(x - 0.4) < (y + 25) * 0.36),
  roll: (_x, y) => y < -11.4,
  blazer: (x, y, z) => y < -14.8 && !(z > 0 && Math.abs(x) < (y + 33) * 0.36),
  blouse: (x, y, z) =>
    y < (z > 0 ? -22.4 + 0.05 * x * x - 0.00005 * x ** 4 : -24 + 0.06 * x * x) &&
    !(Math.abs(x) < 7 && y > -19),
  kurta: (x, y, z) => y < -13.4 && !(z > 0 && Math.abs(x) < 0.3 && y > -30),
}
