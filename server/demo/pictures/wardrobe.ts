import type { Build } from './body'
import { close, fold, type Piece, PLAIN, SILK } from './cloth'
import { bell, clamp, ease, mix } from './curve'
import { CUTS, crew } from './cut'
import { collar, edging, turban, veil } from './drape'

export type Garment =
  | 'bare'
  | 'tank'
  | 'tshirt'
  | 'shirt'
  | 'roll'
  | 'blazer'
  | 'blouse'
  | 'saree'
  | 'kurta'
  | 'dupatta'
  | 'veil'
  | 'turban'

/** Dresses someone. `tone` is the lightness of the cloth, `side` (1 or -1) the shoulder a drape lies on. */
export function dress(build: Build, garment: Garment, tone: number, side: number): Piece[] {
  return pieces(build, garment, tone, side).map(fold)
}

function pieces(build: Build, garment: Garment, tone: number, side: number): Piece[] {
  const hem = 0.5
  switch (garment) {
    case 'bare':
      return [{ mesh: close(build, () => 0.4, -20), cut: CUTS.bare, hold: 'neck', tone, weave: PLAIN }]
    case 'tank':
      return [
        {
          mesh: close(build, () => 0.28, -13),
          cut: CUTS.tank,
          hold: 'neck',
          tone,
          weave: { ...PLAIN, folds: 0.18 },
        },
      ]
    case 'tshirt':
      return [
        {
          mesh: close(build, (_x, y) => 0.45 + 0.4 * ease(-18, -26, y), -13),
          cut: CUTS.tshirt,
          hold: 'neck',
          tone,
          weave: {
            ...PLAIN,
            trim: (x, y, z) =>
              y > crew(x, z) - 1.5 ? (Math.abs(y - crew(x, z) + 1.4) < 0.12 ? -0.3 : -0.06) : 0,
          },
        },
      ]
    case 'shirt':
      return [
        {
          mesh: close(build, (_x, y) => 0.6 + 0.6 * ease(-17, -26, y), -12),
          cut: CUTS.shirt,
          hold: 'neck',
          tone,
          weave: {
            ...PLAIN,
            folds: 0.5,
            trim: (x, y, z) => (z > 0 && y < -24 && Math.abs(x - 1.5) < 0.12 ? -0.35 : 0),
          },
        },
        { mesh: collar(build, 1, 3), hold: 'neck', tone: tone * 1.04, weave: { ...PLAIN, folds: 0.06 } },
      ]
    case 'roll':
      return [
        {
          mesh: close(
            build,
            (_x, y) => 0.75 + 0.35 * bell((y + 12) / 1.2) + 0.3 * bell((y + 15.2) / 1.1),
            -10.6,
          ),
          cut: CUTS.roll,
          hold: 'neck',
          tone,
          weave: { ...PLAIN, folds: 0.28, grain: 0.16 },
        },
      ]
    case 'blazer':
      return [
        {
          mesh: close(
            build,
            (x, y) => 0.9 + 1.7 * bell((Math.abs(x) - 16) / 4, (y + 19.5) / 4) + 0.5 * ease(-17, -26, y),
            -12,
          ),
          cut: CUTS.blazer,
          hold: 'neck',
          tone,
          weave: { ...PLAIN, folds: 0.22, trim: lapel },
        },
        { mesh: collar(build, 1.6, 3.4), hold: 'neck', tone: tone * 0.9, weave: { ...PLAIN, folds: 0.03 } },
      ]
    case 'blouse':
      return [
        {
          mesh: close(build, () => hem * 0.6, -15),
          cut: CUTS.blouse,
          hold: 'neck',
          tone,
          weave: { ...SILK, folds: 0.12, trim: zari(0.9) },
        },
      ]
    case 'saree': {
      const over = close(
        build,
        (x, y, z) => 1.15 + 0.3 * Math.sin((x * side * 0.8 + y * 0.55 + z * 0.1) * 1.5),
        -13,
      )
      const across = (x: number, y: number, z: number) =>
        z > -5 ? (x * side - 9.4) * 0.8 - (y + 17) * 0.44 : x * side - 9
      return [
        ...pieces(build, 'blouse', mix(tone, 0.2, 0.55), side),
        {
          mesh: over,
          hold: 'neck',
          tone,
          cut: (x, y, z) => {
            const d = across(x, y, z)
            return y < -14 && d > -4.4 && d < 4.6 && x * side < 15.5
          },
          weave: {
            ...SILK,
            trim: (x, y, z) => {
              const d = across(x, y, z)
              return d < -2.6 || d > 4
                ? 0.32 * (0.5 + 0.5 * Math.sin(y * 4.4 + x * 2) * Math.sin(d * 9)) +
                    (Math.abs(d + 2.7) < 0.14 || d < -4.2 ? 0.3 : 0)
                : 0.05 * Math.sin(d * 6)
            },
          },
        },
      ]
    }
    case 'kurta':
      return [
        {
          mesh: close(build, (_x, y) => 0.55 + 0.35 * ease(-17, -26, y), -12.6),
          cut: CUTS.kurta,
          hold: 'neck',
          tone,
          weave: {
            ...SILK,
            gloss: 0.2,
            folds: 0.3,
            trim: (x, y, z) =>
              z > 0 && Math.abs(x) < 2.2
                ? 0.22 * (0.5 + 0.5 * Math.sin(y * 5) * Math.cos(x * 5))
                : y > -15.4
                  ? 0.2 * (0.5 + 0.5 * Math.sin(x * 4))
                  : 0,
          },
        },
      ]
    case 'dupatta': {
      const shawl = close(
        build,
        (x, y) => 1.3 + 0.5 * Math.sin(Math.abs(x) * 1.9 + y * 0.25) * ease(4, 8, Math.abs(x)),
        -13,
      )
      const inner = (y: number, z: number) => (z > 0 ? 6.2 + 0.06 * (y + 17) : 0)
      return [
        ...pieces(build, 'blouse', mix(tone, 0.2, 0.5), side),
        {
          mesh: shawl,
          hold: 'neck',
          tone,
          cut: (x, y, z) => Math.abs(x) > inner(y, z) && Math.abs(x) < 14.8 && y < -13.8,
          weave: {
            ...SILK,
            trim: (x, y, z) =>
              z > 0 && Math.abs(x) < inner(y, z) + 1.5 ? 0.35 * (0.55 + 0.45 * Math.sin(y * 5)) : 0,
          },
        },
      ]
    }
    case 'veil':
      return [
        ...pieces(build, 'blouse', mix(tone, 0.2, 0.5), side),
        {
          mesh: veil(build),
          hold: 'neck',
          tone,
          weave: { ...SILK, folds: 0.3, gloss: 0.35, trim: edging },
        },
      ]
    case 'turban':
      return [
        ...pieces(build, 'kurta', mix(tone, 0.25, 0.5), side),
        { mesh: turban(side), hold: 'head', tone, weave: { ...SILK, folds: 0.12 } },
      ]
  }
}

const zari = (amount: number) => (x: number, y: number, _z: number) =>
  amount * 0.18 * Math.max(0, Math.sin(x * 3.2 + y * 3.2) * Math.sin(x * 3.2 - y * 3.2))

function lapel(x: number, y: number, z: number): number {
  if (z < 0) return 0
  const a = Math.abs(x)
  const inner = (y + 33) * 0.36
  const outer = y > -22.5 ? inner + 4.4 - (y + 22.5) * 0.25 : inner + 4.4 * clamp((y + 36) / 13)
  return Math.abs(a - outer) < 0.16 ? -0.5 : a < outer ? 0.06 : 0
}
