import { clamp, ease } from './curve'
import { diceFor } from './dice'
import { noise2 } from './paint'
import type { Planes } from './print'

/** Leaves the edge of the negative standing round the picture: black film, its corners, its edge marks. */
export function rebate(planes: Planes, seed: number): void {
  const { width, height, tone, mask, red } = planes
  const dice = diceFor('rebate', seed)
  const edge = width * 0.045
  const foot = width * 0.075
  const drift = dice.next() * 50
  const marks = dice.between(0.12, 0.3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const rough = (noise2(x * 0.09 + drift, y * 0.09) - 0.5) * width * 0.0028
      const left = Math.min(x, width - 1 - x) - edge + rough
      const top = Math.min(y - edge, height - 1 - y - foot) + rough
      const corner = width * 0.018
      const inside =
        left < corner && top < corner ? corner - Math.hypot(corner - left, corner - top) : Math.min(left, top)
      const film = 1 - clamp(inside + 0.5)
      if (film <= 0) continue
      const p = y * width + x
      // Edge print: a row of bars and an arrow along the foot, as film carries it.
      const u = x / width
      const v = (height - 1 - y) / foot
      const bar =
        u > marks && u < marks + 0.16 && Math.floor((u - marks) / 0.008) % 3 !== 1 && v > 0.36 && v < 0.62
      const tip = (u - marks - 0.52) / 0.03
      const arrow = tip > 0 && tip < 1 && Math.abs(v - 0.49) < 0.16 * (1 - tip)
      const ink = bar || arrow ? 0.72 : 0.03 + 0.02 * noise2(x * 0.3, y * 0.3)
      const p1 = 1 - film
      tone[p] = (tone[p] as number) * p1 + ink * film
      red[p] = (red[p] as number) * p1
      mask[p] = Math.max(mask[p] as number, film)
    }
  }
}

/** A grease pencil's ring round something: red, pressed unevenly, not quite closed. Shares of the width. */
export function ring(planes: Planes, cx: number, cy: number, rx: number, ry: number, seed: number): void {
  const { width, height, tone, red } = planes
  const dice = diceFor('ring', seed)
  const turn = dice.between(-0.4, 0.1)
  const steps = 900
  const fat = width * 0.0042
  for (let i = 0; i < steps; i++) {
    const a = -2 + (i / steps) * 6.75
    const grow = 1 + 0.05 * (i / steps) + 0.02 * Math.sin(a * 2.3)
    const ex = Math.cos(a) * rx * grow
    const ey = Math.sin(a) * ry * grow
    const x = (cx + ex * Math.cos(turn) - ey * Math.sin(turn) * 0.2) * width
    const y = cy * height + (ey + ex * Math.sin(turn) * 0.2) * width
    const r = fat * (0.75 + 0.5 * noise2(i * 0.02, seed % 97))
    for (let py = Math.floor(y - r - 1); py <= y + r + 1; py++)
      for (let px = Math.floor(x - r - 1); px <= x + r + 1; px++) {
        if (px < 0 || py < 0 || px >= width || py >= height) continue
        const wax = clamp(r - Math.hypot(px - x, py - y) + 0.5) * ease(0.12, 0.3, noise2(px * 0.7, py * 0.7))
        const p = py * width + px
        if (wax <= 0) continue
        red[p] = Math.max(red[p] as number, wax)
        tone[p] = Math.max(tone[p] as number, wax)
      }
  }
}
