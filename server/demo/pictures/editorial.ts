import type { Person } from './cast'
import type { Dice } from './dice'
import { PULL } from './print'
import { type Frame, sidelight, slats, slit } from './set'
import type { Style } from './styles'

/** Editorial frames: each take another way of printing, beginning elsewhere for each person. */
export function editorial(person: Person, dice: Dice, own: Dice, take: number, base: Frame): Frame {
  const start = stance(person, dice, base)
  const way = WAYS[(Math.floor(own.next() * WAYS.length) + take) % WAYS.length] ?? sun
  return way(start, person.side, { ...PULL, seed: person.seed + take, grain: 0.06 })
}

function stance(person: Person, dice: Dice, base: Frame): Frame {
  const turn = dice.between(-1, 1)
  const her = 1 - person.manly
  return {
    ...base,
    style: person.style,
    pose: {
      turn,
      nod: dice.between(-0.22, 0.16),
      tilt: dice.between(-0.22, 0.22),
      shoulders: turn * dice.between(-0.5, 1),
      lean: dice.between(-0.12, 0.12),
    },
    view: dice.between(29, 41),
    x: turn * 2,
    y: -5,
    roll: dice.between(-0.12, 0.12),
    makeup: {
      liner: 0.8 * her,
      shadow: 0.5 * her,
      lips: 0.3 + 0.35 * her,
      lids: dice.between(0.5, 1),
      gazeX: dice.between(-0.8, 0.8),
    },
    garment: dice.pick(['roll', 'blazer', 'bare', 'shirt']),
    tone: dice.pick([0.04, 0.04, 0.85]),
    jewels: her > 0.5 ? dice.pick(['none', 'hoops', 'none']) : 'none',
    lamps: sidelight(person.side, [0.95, 0.4, 0.35]),
  }
}

/** Dots and double exposures want a clear shape: loose hair is tied for them. */
const tied = (style: Style | undefined): Style | undefined =>
  style === 'bob' || style === 'buzz' || style === 'bald' || style === 'slick' ? style : 'bun'

type Way = (start: Frame, side: number, print: Frame['print']) => Frame

/** A red sun behind a hard black figure. */
const sun: Way = (start, side, print) => ({
  ...start,
  red: { kind: 'disc', x: 0.5 - side * 0.14, y: 0.38, r: 0.36, over: 0 },
  ground: { kind: 'flat', tone: 1 },
  print: { ...print, contrast: 1.5, slip: 4 },
})

const safelight: Way = (start, _side, print) => ({
  ...start,
  red: { kind: 'all', over: 1 },
  ground: { kind: 'pool', x: 0.5, y: 0.4, size: 0.6, light: 0.3, dark: 0.02 },
  print: { ...print, contrast: 1.3, exposure: 1.15 },
})

const shutters: Way = (start, side, print) => ({
  ...start,
  lamps: { ...sidelight(side, [0.75, 0.3, 0.9]), screen: slats(5.2, 0.25 * side), soft: 0.05 },
  ground: { kind: 'blinds', light: 0.55, dark: 0.03, slant: 0.3 * side, pitch: 0.15 },
  print: { ...print, contrast: 1.3 },
})

/** Coarse dots on a field of red. */
const coins: Way = (start, _side, print) => ({
  ...start,
  view: start.view * 0.86,
  style: tied(start.style),
  red: { kind: 'all', over: 0 },
  ground: { kind: 'flat', tone: 1 },
  print: { ...print, contrast: 1.6, exposure: 1.1, screen: 'dots', pitch: 60, onFigure: 0.6, grain: 0.03 },
})

/** A door left open a hand's breadth. */
const door: Way = (start, side, print) => ({
  ...start,
  lamps: {
    ...sidelight(side, [0.5, 0.2, 1], { power: 1.5 }),
    screen: slit(5.5 * Math.sin(start.pose.turn), 4.6),
    soft: 0.05,
    rimPower: 0.4,
  },
  ground: { kind: 'flat', tone: 0.02 },
  print: { ...print, contrast: 1.2, exposure: 1.15 },
})

/** Cut in two by the red, engraved in lines. */
const engraved: Way = (start, side, print) => ({
  ...start,
  view: start.view * 0.88,
  style: tied(start.style),
  red: { kind: 'half', at: 0.62, slant: 0.35 * side, over: 1 },
  ground: { kind: 'flat', tone: 0.96 },
  print: { ...print, contrast: 1.5, screen: 'lines', pitch: 56, angle: 0.6, onFigure: 0.58, grain: 0.04 },
})

/** The darkroom's test strip: one face, six exposures. */
const strip: Way = (start, side, print) => ({
  ...start,
  roll: 0,
  ground: { kind: 'fall', from: 0.7, to: 0.4, side },
  rebate: true,
  print: { ...print, contrast: 1.2, strip: 6 },
})

/** Two exposures on one sheet: the second, turned away and nearer, in red. */
const twice: Way = (start, side, print) => ({
  ...start,
  style: tied(start.style),
  garment: 'roll',
  tone: 0.05,
  pose: { ...start.pose, turn: 0.25 * side, shoulders: 0.1 * side },
  x: 3 * side,
  ground: { kind: 'flat', tone: 1 },
  ghost: {
    pose: { turn: -1.45 * side, nod: -0.05, tilt: 0, shoulders: -1.45 * side, lean: 0 },
    view: start.view * 0.82,
    x: -3.4 * side,
    y: -4,
    lamps: sidelight(-side, [0.9, 0.35, 0.4]),
  },
  print: { ...print, contrast: 1.5, exposure: 1.25, slip: 3 },
})

const WAYS = [sun, safelight, shutters, coins, door, twice, engraved, strip] as const
