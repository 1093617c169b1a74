import type { Person } from './cast'
import { diceFor } from './dice'
import { editorial } from './editorial'
import { heads, plain } from './heads'
import { PULL } from './print'
import { FLASH, type Frame, sidelight } from './set'

/** The specification's section 3 image types that the demo agency shows. */
export const FRAME_TYPES = [
  'banner',
  'profile_pic',
  'polaroid_front',
  'polaroid_left',
  'polaroid_right',
  'polaroid_back',
  'bridal',
  'party_makeup',
  'editorial',
  'saree',
  'ethnic',
  'shirt',
  'tshirt',
  'gallery',
] as const
export type FrameType = (typeof FRAME_TYPES)[number]

/** Decides a frame: the register of its type, the person's own light, and the take's variation. */
export function frame(person: Person, type: FrameType, take: number): Frame {
  const own = diceFor('own', person.seed)
  const dice = diceFor('take', person.seed, type, take)
  const base = plain(person, own)
  const s = person.side
  const away = dice.pick([-1, 1])
  const her = person.manly < 0.5
  const small = { grain: 0.055, seed: person.seed * 31 + take }
  switch (type) {
    case 'polaroid_front':
      return { ...base, pose: { ...base.pose, tilt: dice.bell() * 0.02 }, x: dice.bell() * 0.4 }
    case 'polaroid_left':
    case 'polaroid_right': {
      const facing = type === 'polaroid_left' ? -1 : 1
      const turn = (facing * Math.PI) / 2
      return {
        ...base,
        tucked: true,
        pose: { ...base.pose, turn, shoulders: turn },
        x: facing * 0.5,
        // The flash stands on the side that the face looks to.
        lamps: { ...FLASH, key: [FLASH.key[0] * facing, FLASH.key[1], FLASH.key[2]] },
        ground: { kind: 'wall', tone: 0.9, shadow: [-0.04 * facing, 0.022], dark: 0.62 },
      }
    }
    case 'polaroid_back':
      return { ...base, pose: { ...base.pose, turn: Math.PI, shoulders: Math.PI } }
    case 'profile_pic': {
      const turn = s * -1 * dice.between(0.12, 0.6)
      return {
        ...base,
        ...heads(person, own),
        pose: {
          turn,
          nod: dice.between(-0.08, 0.1),
          tilt: dice.between(-0.12, 0.12),
          shoulders: turn * dice.between(-0.3, 0.9),
          lean: dice.between(-0.05, 0.05),
        },
        makeup: { gazeX: -turn * 0.55, lids: dice.between(0.8, 1) },
        view: dice.between(28.5, 35),
        y: dice.between(-4, -2.6),
        x: turn * 1.5,
        print: { ...PULL, ...small, contrast: own.between(1, 1.35), exposure: own.between(0.95, 1.15) },
      }
    }
    case 'banner': {
      const turn = away * -dice.between(0.35, 1.1)
      return {
        ...base,
        ...heads(person, own),
        pose: {
          turn,
          nod: dice.between(-0.1, 0.08),
          tilt: dice.between(-0.1, 0.1),
          shoulders: turn * 0.5,
          lean: 0,
        },
        makeup: { gazeX: -turn * 0.2 },
        view: 27,
        x: away * -11,
        y: -3.5,
        lamps: sidelight(-away, [1, 0.35, 0.35]),
        ground: { kind: 'fall', from: 0.42, to: 0.04, side: away },
        print: {
          ...PULL,
          ...small,
          contrast: 1.3,
          screen: 'dots',
          pitch: 26,
          angle: 0.4,
          onGround: 0.5,
          onFigure: 0,
        },
      }
    }
    case 'editorial':
      return editorial(person, dice, own, take, base)
    case 'party_makeup':
      return {
        ...base,
        pose: {
          turn: away * dice.between(0.1, 0.45),
          nod: dice.between(-0.12, 0),
          tilt: away * dice.between(0.05, 0.2),
          shoulders: -away * 0.3,
          lean: 0,
        },
        view: 31,
        y: -3.6,
        lamps: { ...sidelight(s, [0.45, 0.5, 1]), rim: [-0.9 * s, 0.2, -0.3], rimPower: 0.6, gloss: 1.8 },
        makeup: {
          liner: her ? 1 : 0.5,
          shadow: her ? 0.75 : 0.4,
          lips: her ? 0.72 : 0.25,
          lids: dice.pick([0.55, 0.75, 0.12]),
          brows: 1.15,
          stubble: 0,
        },
        garment: 'bare',
        tone: 0.05,
        jewels: her ? dice.pick(['hoops', 'choker', 'jhumka']) : 'studs',
        style: her ? dice.pick([person.style, 'bun', 'topknot']) : person.style,
        ground: { kind: 'pool', x: 0.5, y: 0.4, size: 0.5, light: 0.28, dark: 0.03 },
        print: { ...PULL, ...small, contrast: 1.3, exposure: 1.1 },
      }
    case 'bridal':
      return {
        ...base,
        pose: {
          turn: away * dice.between(0.05, 0.6),
          nod: dice.between(0.06, 0.24),
          tilt: -away * dice.between(0, 0.12),
          shoulders: away * 0.15,
          lean: 0,
        },
        view: 43,
        y: -8,
        lamps: { ...sidelight(s, [0.7, 0.55, 0.8]), soft: 0.5, fill: 0.06, gloss: 1 },
        makeup: {
          liner: her ? 0.9 : 0.1,
          shadow: her ? 0.5 : 0,
          lips: her ? 0.6 : 0.2,
          lids: dice.pick([0.75, 0.35, 0.1]),
          gazeY: -0.6,
          bindi: her,
          stubble: person.stubble,
        },
        garment: her ? 'veil' : 'turban',
        tone: dice.pick([0.16, 0.5, 0.72]),
        jewels: her ? 'bridal' : 'none',
        ground: { kind: 'pool', x: 0.5, y: 0.35, size: 0.55, light: 0.5, dark: 0.12 },
        red: dice.chance(0.35) ? { kind: 'all', over: 0 } : { kind: 'none' },
        print: { ...PULL, ...small, contrast: 1.15, exposure: 1.05 },
      }
    case 'saree':
    case 'ethnic':
      return {
        ...base,
        pose: {
          turn: away * dice.between(0, 0.7),
          nod: dice.between(-0.05, 0.1),
          tilt: -away * dice.between(0, 0.12),
          shoulders: -away * dice.between(0, 0.4),
          lean: away * 0.03,
        },
        view: 45,
        y: -9,
        lamps: { ...sidelight(s, [0.85, 0.5, 0.7]), soft: 0.4, fill: 0.05 },
        makeup: {
          liner: her ? 0.7 : 0.05,
          shadow: 0.3 * (1 - person.manly),
          lips: her ? 0.5 : 0.2,
          bindi: her,
          gazeX: -0.2 * away,
        },
        style: her ? dice.pick(['bun', 'braid', person.style, 'waves']) : person.style,
        garment: !her
          ? dice.pick(['kurta', 'turban'])
          : type === 'saree'
            ? 'saree'
            : dice.pick(['dupatta', 'saree', 'dupatta']),
        tone: dice.pick([0.14, 0.42, 0.7]),
        jewels: her ? dice.pick(['jhumka', 'choker']) : 'none',
        ground: dice.pick([
          { kind: 'fall', from: 0.62, to: 0.18, side: -s },
          { kind: 'blinds', light: 0.72, dark: 0.2, slant: 0.35 * s, pitch: 0.16 },
          { kind: 'wall', tone: 0.66, shadow: [-0.07 * s, 0.02], dark: 0.7 },
        ]),
        print: { ...PULL, ...small, contrast: 1.1 },
      }
    case 'shirt':
    case 'tshirt':
      return {
        ...base,
        pose: {
          turn: away * dice.between(0, 0.5),
          nod: dice.between(-0.05, 0.08),
          tilt: dice.between(-0.1, 0.1),
          shoulders: away * dice.between(-0.3, 0.5),
          lean: dice.between(-0.06, 0.06),
        },
        view: dice.between(42, 48),
        y: -9.5,
        lamps: { ...sidelight(s, [0.8, 0.45, 0.8]), soft: 0.5, fill: 0.07 },
        makeup: { gazeX: dice.between(-0.4, 0.4) },
        garment: type,
        tone: type === 'shirt' ? dice.pick([0.85, 0.8, 0.1]) : dice.pick([0.9, 0.07, 0.5]),
        jewels: her && dice.chance(0.5) ? 'hoops' : 'none',
        ground: dice.pick([
          { kind: 'fall', from: 0.75, to: 0.35, side: -s },
          { kind: 'wall', tone: 0.72, shadow: [-0.05 * s, 0.02], dark: 0.6 },
          { kind: 'flat', tone: 0.94 },
        ]),
        print: { ...PULL, ...small, contrast: 1 },
      }
    case 'gallery':
      return dice.chance(0.45)
        ? editorial(person, dice, own, take + 3, base)
        : {
            ...frame(
              person,
              dice.pick(['profile_pic', 'shirt', 'tshirt', 'party_makeup', 'profile_pic']),
              take + 17,
            ),
            rebate: dice.chance(0.6),
          }
  }
}
