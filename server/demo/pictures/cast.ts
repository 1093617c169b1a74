import { type Build, castBuild } from './body'
import { clamp } from './curve'
import { diceFor } from './dice'
import { castFace, type Face } from './face'
import type { Style } from './styles'

/** What the picture must know of a person. Colours are the specification's lists. */
export type Sitter = {
  seed: number
  gender: 'male' | 'female' | 'non-binary' | 'other'
  age: number
  hairColor: string
  skinTone: string
}

/** Someone cast: what stays the same from frame to frame. */
export type Person = {
  seed: number
  manly: number
  face: Face
  build: Build
  style: Style
  recede: number
  skin: number
  hair: number
  iris: number
  stubble: number
  freckles: number
  /** Wears loose hair behind the ears. */
  tucked: boolean
  /** The side that the light of this person's pictures falls from: -1 left, 1 right. */
  side: -1 | 1
}

const SKIN: Record<string, number> = {
  Fair: 0.8,
  Light: 0.74,
  Medium: 0.62,
  Olive: 0.56,
  Tan: 0.47,
  Dark: 0.36,
  Deep: 0.27,
}
const HAIR: Record<string, number> = {
  Black: 0.06,
  Brown: 0.13,
  Blonde: 0.42,
  Red: 0.22,
  Grey: 0.36,
  White: 0.62,
  Other: 0.28,
}

const HERS: readonly [Style, ...Style[]] = [
  'long',
  'waves',
  'bob',
  'bun',
  'topknot',
  'side',
  'afro',
  'ponytail',
  'pixie',
  'fringe',
  'waves',
  'long',
  'braid',
  'curls',
  'buzz',
]
const HIS: readonly [Style, ...Style[]] = [
  'crop',
  'swept',
  'slick',
  'quiff',
  'curls',
  'buzz',
  'swept',
  'crop',
  'afro',
  'side',
  'bun',
  'bald',
]

/** The same sitter is always cast the same. */
export function cast(sitter: Sitter): Person {
  const dice = diceFor('cast', sitter.seed)
  const between = dice.between(0.3, 0.7)
  const manly =
    sitter.gender === 'male'
      ? dice.between(0.82, 1)
      : sitter.gender === 'female'
        ? dice.between(0, 0.15)
        : between
  const face = castFace(sitter.seed, manly)
  const style = dice.pick(dice.chance(manly) ? HIS : HERS)
  const years = clamp((sitter.age - 25) / 30)
  return {
    seed: sitter.seed,
    manly,
    face,
    build: castBuild(face, manly),
    style,
    recede: manly * (0.25 + 0.6 * years * dice.next()),
    skin: SKIN[sitter.skinTone] ?? 0.6,
    hair: HAIR[sitter.hairColor] ?? 0.1,
    iris: dice.chance(0.25) ? 0.4 : 0.16,
    stubble: manly > 0.6 ? dice.pick([0, 0.15, 0.3, 0.5, 0.62]) : 0,
    freckles: dice.chance(0.2) ? 3 : 0,
    side: dice.chance(0.5) ? 1 : -1,
    tucked: dice.chance(0.55),
  }
}
