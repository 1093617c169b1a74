import type { Person } from './cast'
import type { Dice } from './dice'
import { PULL } from './print'
import { FLASH, type Frame, sidelight } from './set'

/** What every frame of a person begins with: the plain polaroid. */
export function plain(person: Person, dice: Dice): Frame {
  return {
    pose: { turn: 0, nod: 0.02, tilt: 0, shoulders: 0, lean: 0 },
    view: 46,
    x: 0,
    y: -9,
    roll: 0,
    lamps: FLASH,
    makeup: { shadow: 0.02, liner: 0.12 * (1 - person.manly) },
    garment: person.manly > 0.5 ? 'tshirt' : 'tank',
    tone: dice.pick([0.08, 0.85]),
    jewels: 'none',
    ground: { kind: 'wall', tone: 0.9, shadow: [-0.04, 0.022], dark: 0.62 },
    red: { kind: 'none' },
    print: { ...PULL, seed: person.seed, grain: 0.075, contrast: 1 },
  }
}

/** The look of someone's head shots: their own backdrop and clothes, the same from take to take. */
export function heads(
  person: Person,
  own: Dice,
): Pick<Frame, 'lamps' | 'garment' | 'tone' | 'jewels' | 'ground' | 'red'> {
  const s = person.side
  return {
    lamps: own.pick([
      sidelight(s, [1, 0.35, 0.42]),
      sidelight(s, [0.8, 0.75, 0.55]),
      sidelight(s, [0.75, 0.5, 0.7], { soft: 0.6, fill: 0.05 }),
      sidelight(s, [1, 0.15, 0.2], { rimPower: 0.5 }),
    ]),
    garment: own.pick(['roll', 'tank', 'blazer', 'bare', 'shirt', 'tshirt']),
    tone: own.pick([0.05, 0.07, 0.6, 0.82]),
    jewels: person.manly < 0.5 ? own.pick(['none', 'hoops', 'studs', 'chain', 'none']) : 'none',
    ground: own.pick([
      { kind: 'pool', x: 0.5 - s * 0.18, y: 0.42, size: 0.5, light: 0.5, dark: 0.07 },
      { kind: 'fall', from: 0.06, to: 0.5, side: s },
      { kind: 'flat', tone: 0.93 },
      { kind: 'fall', from: 0.78, to: 0.4, side: -s },
      { kind: 'flat', tone: 0.035 },
      { kind: 'wall', tone: 0.6, shadow: [-0.09 * s, 0.03], dark: 0.75 },
    ]),
    red: { kind: 'none' },
  }
}
