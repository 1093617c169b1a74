import type { Person } from './cast'
import { clamp } from './curve'
import { mount } from './ground'
import { blank, type Planes, paper, pull } from './print'
import { rebate } from './rebate'
import type { Frame } from './set'
import { type Negative, shoot } from './studio'

/** Points of the negative for each point of the print: the sculpture is soft, the grain and the dots are sharp. */
const SHARE = 0.35

/** Takes one frame of a person onto a negative of a size in points. */
export function negative(person: Person, asked: Frame, width: number, height: number): Negative {
  return shoot(person, {
    ...asked,
    lamps: { ...asked.lamps, power: asked.lamps.power * person.skin ** -0.55 },
    lens: { scale: height / asked.view, x: asked.x, y: asked.y, distance: 170, roll: asked.roll },
    width,
    height,
  })
}

/** Lays a second exposure into the red plate, as a riso print would. */
function ghost(planes: Planes, neg: Negative, print: Frame['print']): void {
  const develop = paper(print.contrast * 1.2, print.exposure * 1.2)
  for (let p = 0; p < neg.light.length; p++) {
    const light = neg.light[p] as number
    if (!Number.isNaN(light)) planes.red[p] = Math.max(planes.red[p] as number, clamp(1.06 - develop(light)))
  }
}

/** Shoots a frame and prints it at a size: red, green, blue for each point. `share` sets how fine the negative is. */
export async function printed(
  person: Person,
  asked: Frame,
  width: number,
  height: number,
  share = SHARE,
): Promise<Buffer> {
  const w = Math.round(width * share)
  const h = Math.round(height * share)
  const planes = blank(w, h)
  mount(planes, negative(person, asked, w, h), asked.ground, asked.red, asked.print)
  if (asked.ghost) ghost(planes, negative(person, { ...asked, ...asked.ghost }, w, h), asked.print)
  if (asked.rebate) rebate(planes, asked.print.seed)
  return pull(planes, asked.print, width, height)
}
