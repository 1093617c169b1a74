import sharp from 'sharp'
import { cast } from './cast'
import { clamp } from './curve'
import { printed } from './darkroom'
import { type Dice, diceFor } from './dice'
import { type FrameType, frame } from './frames'
import { box, line, type Point, type Sheet } from './pencil'
import { BONE, type Colour, INK, RED } from './print'

const SIZE = { width: 2400, height: 1600 }

/** What a kind of project pins up: which frames, in what mood, on what colours. */
type Mood = { frames: readonly FrameType[]; paper: Colour; chips: readonly Colour[] }

const WARM: Colour = [206, 190, 164]
const CLAY: Colour = [158, 96, 70]
const MOSS: Colour = [92, 94, 74]
const STEEL: Colour = [122, 128, 130]
const ROSE: Colour = [214, 170, 154]
const NIGHT: Colour = [34, 38, 46]
const CHALK: Colour = [246, 242, 233]

const MOODS: Record<string, Mood> = {
  fashion: {
    frames: ['editorial', 'profile_pic', 'shirt', 'editorial', 'party_makeup'],
    paper: BONE,
    chips: [INK, CHALK, RED, WARM, STEEL],
  },
  commercial: {
    frames: ['tshirt', 'shirt', 'profile_pic', 'tshirt', 'shirt'],
    paper: CHALK,
    chips: [CHALK, WARM, STEEL, ROSE, INK],
  },
  editorial: {
    frames: ['editorial', 'editorial', 'profile_pic', 'editorial', 'polaroid_left'],
    paper: BONE,
    chips: [RED, INK, BONE, MOSS, WARM],
  },
  music_video: {
    frames: ['editorial', 'party_makeup', 'editorial', 'profile_pic', 'editorial'],
    paper: INK,
    chips: [RED, NIGHT, INK, STEEL, CLAY],
  },
  campaign: {
    frames: ['ethnic', 'saree', 'profile_pic', 'bridal', 'editorial'],
    paper: WARM,
    chips: [RED, CLAY, WARM, INK, CHALK],
  },
  portrait: {
    frames: ['profile_pic', 'polaroid_front', 'profile_pic', 'shirt', 'polaroid_right'],
    paper: BONE,
    chips: [INK, STEEL, BONE, WARM, CHALK],
  },
  beauty: {
    frames: ['party_makeup', 'profile_pic', 'party_makeup', 'bridal', 'party_makeup'],
    paper: CHALK,
    chips: [ROSE, RED, CLAY, CHALK, INK],
  },
  lifestyle: {
    frames: ['tshirt', 'gallery', 'shirt', 'ethnic', 'tshirt'],
    paper: CHALK,
    chips: [MOSS, WARM, CHALK, CLAY, INK],
  },
}

type Place = { x: number; y: number; width: number; turn: number }

/** Where five prints lie: one large, the others round it. */
const LAYS: readonly (readonly Place[])[] = [
  [
    { x: 640, y: 800, width: 840, turn: -0.012 },
    { x: 1380, y: 470, width: 500, turn: 0.02 },
    { x: 1330, y: 1190, width: 480, turn: -0.026 },
    { x: 1990, y: 560, width: 560, turn: 0.008 },
    { x: 1930, y: 1290, width: 360, turn: 0.03 },
  ],
  [
    { x: 1660, y: 760, width: 860, turn: 0.01 },
    { x: 420, y: 480, width: 520, turn: -0.02 },
    { x: 960, y: 640, width: 480, turn: 0.016 },
    { x: 480, y: 1180, width: 440, turn: 0.024 },
    { x: 1010, y: 1280, width: 380, turn: -0.018 },
  ],
]

/** Lays a print on the board, turned a little, its bone border with it. */
function pin(board: Buffer, print: Buffer, width: number, height: number, place: Place): void {
  const c = Math.cos(place.turn)
  const s = Math.sin(place.turn)
  const border = 16
  const rx = width / 2 + border
  const ry = height / 2 + border
  const reach = Math.ceil(Math.hypot(rx, ry))
  for (let y = Math.max(0, place.y - reach); y < Math.min(SIZE.height, place.y + reach); y++) {
    for (let x = Math.max(0, place.x - reach); x < Math.min(SIZE.width, place.x + reach); x++) {
      const u = (x - place.x) * c + (y - place.y) * s
      const v = (y - place.y) * c - (x - place.x) * s
      const o = (y * SIZE.width + x) * 3
      const edge = clamp(Math.min(rx - Math.abs(u), ry - Math.abs(v)) + 0.5)
      if (edge <= 0) {
        // What lies on paper throws a thin shadow, down and to the right.
        const d = Math.max(Math.abs(u - 7) - rx, Math.abs(v - 9) - ry)
        if (d < 0) for (let n = 0; n < 3; n++) board[o + n] = (board[o + n] as number) * 0.72
        continue
      }
      const px = Math.floor(u + width / 2)
      const py = Math.floor(v + height / 2)
      const inside = px >= 0 && py >= 0 && px < width && py < height
      for (let n = 0; n < 3; n++) {
        const tone = inside ? (print[(py * width + px) * 3 + n] as number) : ([247, 243, 234][n] as number)
        board[o + n] = (board[o + n] as number) * (1 - edge) + tone * edge
      }
    }
  }
}

const TAPE: Colour = [226, 210, 168]
const RADIAN = Math.PI / 180

/** Chips, tape, crop marks and the grease pencil, over the prints. */
function trim(sheet: Sheet, mood: Mood, lay: readonly Place[], dice: Dice): void {
  const ink = mood.paper === INK ? BONE : INK
  for (const place of lay) {
    const turn = dice.between(-9, 9) * RADIAN
    const top = place.y - (place.width * 4) / 6
    const [x, y] = [place.x + 15 * Math.sin(turn), top - 15 * Math.cos(turn)]
    box(sheet, { x, y, width: 140, height: 46, turn }, TAPE, 0.72)
  }
  const bare = lay === LAYS[0] ? { x: 2150, y: 1130 } : { x: 2190, y: 1080 }
  for (const [i, chip] of mood.chips.entries()) {
    const width = i === 0 ? 150 : 120
    const [left, top] = [bare.x, bare.y + i * 78]
    const [right, bottom] = [left + width, top + 70]
    box(sheet, { x: left + width / 2, y: top + 35, width, height: 70 }, chip)
    const round: Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ]
    line(sheet, round, 1, ink, 0.35)
  }
  for (const [x, dx] of [[40, 1] as const, [SIZE.width - 40, -1] as const]) {
    for (const [y, dy] of [[40, 1] as const, [SIZE.height - 40, -1] as const]) {
      box(sheet, { x, y: y + dy * 27, width: 3, height: 38 }, ink)
      box(sheet, { x: x + dx * 27, y, width: 38, height: 3 }, ink)
    }
  }
  line(sheet, waxRound(lay[0] as Place, dice.between(-0.25, 0.25)), 11, RED, 0.92)
}

/** The mark that a hand draws round the chosen print: it does not meet itself. */
function waxRound(print: Place, tilt: number): Point[] {
  return Array.from({ length: 60 }, (_, i) => {
    const a = -2.1 + (i / 59) * 6.7
    const grow = 1 + i * 0.0014 + 0.025 * Math.sin(a * 2.2 + tilt * 9)
    const x = Math.cos(a) * print.width * 0.34 * grow
    const y = Math.sin(a) * print.width * 0.42 * grow
    return [print.x + x - y * tilt, print.y - print.width * 0.2 + y + x * tilt]
  })
}

const SKINS = ['Fair', 'Light', 'Medium', 'Olive', 'Tan', 'Dark', 'Deep'] as const

/** A project's moodboard: five prints and their trimmings, packed as a JPEG. */
export async function board(
  seed: number,
  projectType: string,
): Promise<{ data: Buffer; width: number; height: number }> {
  const mood = MOODS[projectType] ?? (MOODS.portrait as Mood)
  const dice = diceFor('board', seed, projectType)
  const lay = dice.pick(LAYS)
  const rgb = Buffer.alloc(SIZE.width * SIZE.height * 3)
  for (let o = 0; o < rgb.length; o += 3) for (let n = 0; n < 3; n++) rgb[o + n] = mood.paper[n] as number
  for (const [i, place] of [...lay.entries()].reverse()) {
    const person = cast({
      seed: seed * 13 + Math.floor(i / 2) * 7,
      gender: dice.pick(['female', 'male']),
      age: 24,
      hairColor: dice.pick(['Black', 'Black', 'Brown', 'Red']),
      skinTone: dice.pick(SKINS),
    })
    const height = Math.round((place.width * 4) / 3)
    const asked = frame(person, mood.frames[i] ?? 'profile_pic', i)
    const test = i === 3 && !asked.ghost ? { ...asked, print: { ...asked.print, strip: 6 } } : asked
    const print = await printed(
      person,
      { ...test, print: { ...test.print, pitch: (test.print.pitch * place.width) / 1100 } },
      place.width,
      height,
      0.5,
    )
    pin(rgb, print, place.width, height, place)
  }
  trim({ rgb, ...SIZE }, mood, lay, dice)
  const data = await sharp(rgb, { raw: { ...SIZE, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer()
  return { data, ...SIZE }
}
