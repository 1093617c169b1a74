import { clamp } from './curve'
import type { Colour } from './print'

/** Three bytes a point. */
export type Sheet = { rgb: Buffer; width: number; height: number }
export type Point = readonly [x: number, y: number]

// Not an SVG laid over the picture: the thread that takes uploads forbids SVG, and libvips forbids it to all threads.

/** A box round its middle, turned by so many radians. */
export function box(
  sheet: Sheet,
  place: { x: number; y: number; width: number; height: number; turn?: number },
  colour: Colour,
  share = 1,
): void {
  const c = Math.cos(place.turn ?? 0)
  const s = Math.sin(place.turn ?? 0)
  const rx = place.width / 2
  const ry = place.height / 2
  const reach = Math.hypot(rx, ry) + 1
  within(sheet, place.x - reach, place.y - reach, place.x + reach, place.y + reach, (x, y, at) => {
    const u = (x - place.x) * c + (y - place.y) * s
    const v = (y - place.y) * c - (x - place.x) * s
    lay(sheet.rgb, at, colour, clamp(Math.min(rx - Math.abs(u), ry - Math.abs(v)) + 0.5) * share)
  })
}

/** A line with round ends; where it crosses itself it is no darker. */
export function line(sheet: Sheet, points: readonly Point[], wide: number, colour: Colour, share = 1): void {
  const cover = new Map<number, number>()
  const reach = wide / 2 + 1
  for (const [i, to] of points.entries()) {
    const from = points[i - 1]
    if (!from) continue
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const length2 = dx * dx + dy * dy || 1
    const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach]
    const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach]
    within(sheet, left, top, right, bottom, (x, y, at) => {
      const t = clamp(((x - from[0]) * dx + (y - from[1]) * dy) / length2)
      const far = Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy)
      const covered = clamp(wide / 2 - far + 0.5)
      if (covered > (cover.get(at) ?? 0)) cover.set(at, covered)
    })
  }
  for (const [at, covered] of cover) lay(sheet.rgb, at, colour, covered * share)
}

function within(
  { width, height }: Sheet,
  left: number,
  top: number,
  right: number,
  bottom: number,
  each: (x: number, y: number, at: number) => void,
): void {
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      each(x + 0.5, y + 0.5, (y * width + x) * 3)
    }
  }
}

function lay(rgb: Buffer, at: number, colour: Colour, share: number): void {
  if (share <= 0) return
  for (let n = 0; n < 3; n++)
    rgb[at + n] = (rgb[at + n] as number) * (1 - share) + (colour[n] as number) * share
}
