import { cast, type Sitter } from './cast'
import { ease } from './curve'
import { negative } from './darkroom'
import { frame } from './frames'
import { mount } from './ground'
import { blank, type Planes, PULL, pull } from './print'
import { rebate, ring } from './rebate'
import { type Frame, sidelight, slats } from './set'

const SIZE = { width: 2880, height: 1800 }
const SHARE = 0.36

const sitter = (seed: number, gender: Sitter['gender'], skinTone: string, hairColor = 'Black'): Sitter => ({
  seed,
  gender,
  age: 24,
  skinTone,
  hairColor,
})

/** Keeps the lower left calm and dark, for the headline in bone. */
function quiet(planes: Planes, reach: number): void {
  const { width, height, tone } = planes
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = x / width
      const v = y / height
      const p = y * width + x
      const dim = ease(reach + 0.22, reach - 0.2, u + (1 - v) * 0.22)
      tone[p] = (tone[p] as number) * (1 - 0.86 * dim)
    }
}

type Scene = { planes: Planes; print: Frame['print'] }

function alone(who: Sitter, asked: (base: Frame) => Frame, reach: number): Scene {
  const person = { ...cast(who), side: 1 as const }
  const w = Math.round(SIZE.width * SHARE)
  const h = Math.round(SIZE.height * SHARE)
  const planes = blank(w, h)
  const f = asked(frame(person, 'banner', 0))
  mount(planes, negative(person, f, w, h), f.ground, f.red, f.print)
  quiet(planes, reach)
  return { planes, print: f.print }
}

/** Half of a face out of the dark, large, looking past us. */
const half = () =>
  alone(
    sitter(4211, 'female', 'Deep'),
    (b) => ({
      ...b,
      style: 'buzz',
      pose: { turn: -0.42, nod: -0.06, tilt: 0.08, shoulders: -0.9, lean: 0 },
      view: 25,
      x: -7.4,
      y: -2.2,
      lamps: sidelight(1, [1, 0.3, 0.3], { rimPower: 0.5, gloss: 1.5 }),
      garment: 'bare',
      jewels: 'hoops',
      ground: { kind: 'flat', tone: 0.015 },
      print: { ...PULL, contrast: 1.2, exposure: 1.25, grain: 0.07, seed: 11 },
    }),
    0.42,
  )

/** Under the safelight: a profile in red. */
const safelight = () =>
  alone(
    sitter(977, 'male', 'Medium'),
    (b) => ({
      ...b,
      style: 'curls',
      pose: { turn: -1.35, nod: -0.1, tilt: 0.05, shoulders: -1.1, lean: 0.05 },
      view: 31,
      x: -9,
      y: -3.6,
      lamps: sidelight(-1, [1, 0.2, 0.25], { power: 1.5, rimPower: 0.6 }),
      garment: 'roll',
      tone: 0.06,
      ground: { kind: 'pool', x: 0.42, y: 0.36, size: 0.34, light: 0.5, dark: 0.02 },
      red: { kind: 'all', over: 1 },
      print: { ...PULL, contrast: 1.25, exposure: 1.2, grain: 0.08, seed: 12 },
    }),
    0.28,
  )

/** Light through slats across a face and a veil. */
const shutters = () =>
  alone(
    sitter(5150, 'female', 'Olive'),
    (b) => ({
      ...b,
      pose: { turn: -0.3, nod: 0.12, tilt: -0.08, shoulders: -0.2, lean: 0 },
      view: 31,
      x: -9.5,
      y: -4,
      lamps: { ...sidelight(1, [0.8, 0.32, 0.85], { power: 1.5 }), screen: slats(4.6, 0.2), soft: 0.05 },
      makeup: { lids: 0.2, liner: 1, shadow: 0.5, lips: 0.6 },
      garment: 'veil',
      tone: 0.3,
      jewels: 'bridal',
      ground: { kind: 'blinds', light: 0.42, dark: 0.02, slant: 0.28, pitch: 0.11 },
      print: { ...PULL, contrast: 1.2, exposure: 1.2, grain: 0.07, seed: 15 },
    }),
    0.46,
  )

/** A face of dots as large as coins, on the red of the lamp. */
const coins = () =>
  alone(
    sitter(3307, 'male', 'Dark'),
    (b) => ({
      ...b,
      style: 'swept',
      pose: { turn: 0.5, nod: -0.15, tilt: -0.1, shoulders: 0.9, lean: 0 },
      view: 26,
      x: -8,
      y: -3,
      lamps: sidelight(1, [1, 0.25, 0.4], { power: 1.6, rimPower: 0.2 }),
      garment: 'blazer',
      tone: 0.04,
      ground: { kind: 'fall', from: 0.02, to: 0.62, side: 1 },
      red: { kind: 'all', over: 0 },
      print: {
        ...PULL,
        contrast: 1.5,
        exposure: 1.25,
        screen: 'dots',
        pitch: 46,
        angle: 0.5,
        onFigure: 0.7,
        onGround: 0.25,
        grain: 0.05,
        seed: 14,
      },
    }),
    0.4,
  )

/** A strip of the contact sheet, one frame chosen. */
function strip(): Scene {
  const w = Math.round(SIZE.width * SHARE)
  const h = Math.round(SIZE.height * SHARE)
  const planes = blank(w, h)
  planes.tone.fill(0.012)
  planes.mask.fill(1)
  const person = { ...cast(sitter(8086, 'female', 'Tan')), side: 1 as const, style: 'bun' as const }
  const print = { ...PULL, contrast: 1.2, exposure: 1.5, grain: 0.08, seed: 13 }
  const across = Math.round(w * 0.262)
  const down = Math.round((across * 4) / 3)
  const turns = [-0.9, 0.35, -0.15, 1.2, 0.1, -1.45]
  turns.forEach((turn, i) => {
    const cell = blank(across, down)
    const f: Frame = {
      ...frame(person, 'profile_pic', i),
      pose: { turn, nod: i % 2 ? -0.12 : 0.08, tilt: turn * 0.12, shoulders: turn * 0.6, lean: 0 },
      lamps: sidelight(i % 3 === 1 ? -1 : 1, [1, 0.4, 0.4]),
      garment: 'roll',
      tone: 0.06,
      view: 29,
      x: turn * 1.2,
      y: -4,
      ground: { kind: 'fall', from: 0.1, to: 0.55, side: 1 },
      print,
    }
    mount(cell, negative(person, f, across, down), f.ground, f.red, print)
    rebate(cell, 40 + i)
    const left = Math.round(w * (0.335 + (i % 3) * 0.27))
    const top = Math.round(-h * 0.03 + Math.floor(i / 3) * (down + h * 0.014))
    for (let y = 0; y < down; y++) {
      if (top + y < 0) continue
      if (top + y >= h) break
      const to = (top + y) * w + left
      const shown = Math.min(across, w - left)
      planes.tone.set(cell.tone.subarray(y * across, y * across + shown), to)
    }
  })
  ring(planes, 0.335 + 0.27 + 0.131, -0.03 + (down * 0.47) / h, 0.1, 0.125, 7)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const p = y * w + x
      planes.tone[p] = (planes.tone[p] as number) * (1 - 0.7 * ease(0.5, 1, y / h) * ease(0.8, 0.4, x / w))
    }
  return { planes, print }
}

const SLIDES = [half, safelight, strip, coins, shutters] as const

/** The red, green, blue of one of the home page's slides. */
export async function slide(
  index: 0 | 1 | 2 | 3 | 4,
): Promise<{ rgb: Buffer; width: number; height: number }> {
  const { planes, print } = SLIDES[index]()
  return { rgb: await pull(planes, print, SIZE.width, SIZE.height), ...SIZE }
}
