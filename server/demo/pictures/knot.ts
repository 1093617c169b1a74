import { ease } from './curve'
import type { Dice } from './dice'
import type { Stance } from './pose'
import type { Strand } from './stroke'
import type { Style } from './styles'

type Hank = (t: number, a: number, ring: number, n: number) => readonly [number, number, number]

/** What hangs from, or is wound about, the knot of tied hair. */
export function knotted(
  style: Style,
  [kx, ky, kz]: readonly [number, number, number],
  mirror: number,
  stance: Stance,
  dice: Dice,
): Strand[] {
  const tail: Hank = (t, a, ring) => {
    const fat = (0.8 + 2.1 * Math.sin(Math.min(1, t * 1.6) * 1.9)) * (1 - 0.5 * t) * ring
    return [
      kx + Math.cos(a) * fat + 0.5 * Math.sin(t * 5),
      ky + 2.4 * Math.sin(Math.min(1, t * 4) * 1.6) * (1 - t) - 33 * t * t - 3 * t + Math.sin(a) * fat * 0.5,
      kz - 4.6 * Math.sin(Math.min(1, t * 1.4) * 2.4) + Math.sin(a) * fat,
    ]
  }
  const plait: Hank = (t, a, ring, n) => {
    const beat = t * 30 + (n % 3) * 2.094
    const fat = (0.95 - 0.35 * t) * ring
    return [
      kx + mirror * 5.5 * ease(0, 0.2, t) + Math.sin(beat) * 1.1 * (1 - 0.4 * t) + Math.cos(a) * fat,
      ky - 34 * t + Math.sin(a) * fat,
      kz +
        15.5 * ease(0, 0.32, t) +
        2.4 * ease(0.3, 0.8, t) +
        Math.sin(beat * 2) * 0.55 +
        Math.cos(a * 2) * fat * 0.4,
    ]
  }
  const coil: Hank = (t, a, ring) => {
    const b = a + t * 2.4
    const fat = 2.9 * (0.6 + 0.4 * ring)
    const up = (ring * 2 - 1) * 1.2 + 1.2 * Math.sin(t * 3 + a * 2)
    return style === 'topknot'
      ? [kx + Math.cos(b) * fat, ky + 1.4 + up, kz + Math.sin(b) * fat]
      : [kx + Math.cos(b) * fat, ky + Math.sin(b) * fat, kz - 1 + up * 1.1]
  }
  const [run, count, steps] =
    style === 'ponytail'
      ? ([tail, 900, 36] as const)
      : style === 'braid'
        ? ([plait, 800, 44] as const)
        : ([coil, 1100, 8] as const)
  return Array.from({ length: count }, (_, n) => {
    const a = dice.next() * Math.PI * 2
    const ring = Math.sqrt(dice.next())
    const reach = style === 'ponytail' || style === 'braid' ? 1 - 0.3 * dice.next() ** 2 : 1
    const points = new Float32Array((steps + 1) * 3)
    for (let i = 0; i <= steps; i++) {
      points.set(run((i / steps) * reach, a, ring, n), i * 3)
      stance.toRoom(points, i * 3, 'head', true)
    }
    return { points, wide: 0.11, tone: 0.7 + 0.45 * dice.next() }
  })
}
