import { aim, type Beam, type Lamps, shadeHair, shadeMesh, softenHair } from './beam'
import { bodyRing, earPoint } from './body'
import type { Person } from './cast'
import type { Piece } from './cloth'
import { clamp } from './curve'
import { headRing } from './face'
import { fix } from './fix'
import { grow } from './hair'
import { adorn, type Jewels } from './jewels'
import { develop } from './light'
import { rings, STUFF, sheet, smooth } from './mesh'
import { type Dab, type Makeup, noise2, paintFace } from './paint'
import { emptyPlate, expose, type Lens, type Plate } from './plate'
import { type Pose, take } from './pose'
import { stroke } from './stroke'
import type { Style } from './styles'
import { dress, type Garment } from './wardrobe'

/** One sitting: everything the camera needs to know. `tone` is the lightness of the clothes. */
export type Sitting = {
  pose: Pose
  lens: Lens
  lamps: Lamps
  makeup: Partial<Makeup>
  style?: Style
  /** Loose hair put behind the ears. */
  tucked?: boolean
  garment: Garment
  tone: number
  jewels: Jewels
  width: number
  height: number
}

/** The exposed negative: light per point (NaN where the set shows), with what made it. */
export type Negative = { light: Float32Array; plate: Plate; beam: Beam; skin: number }

const BARE: Makeup = {
  lids: 0.95,
  gazeX: 0,
  gazeY: 0,
  lips: 0.2,
  liner: 0.1,
  shadow: 0.05,
  brows: 1,
  stubble: 0,
  bindi: false,
  freckles: 0,
  hairline: 0,
  hairInk: 0.2,
  iris: 0.2,
}

/** Poses, dresses, lights and exposes one person. */
export function shoot(person: Person, sitting: Sitting): Negative {
  const { width, height, lens } = sitting
  const stance = take(sitting.pose)
  const plate = emptyPlate(width, height)
  const beam = aim(sitting.lamps.key)
  const head = smooth(
    rings(
      210,
      200,
      STUFF.skin,
      (t) => headRing(person.face, 11.5 - 22.8 * t),
      (u) => Math.sign(u) * Math.abs(u) ** 1.35 * Math.PI,
    ),
  )
  const body = smooth(
    rings(
      100,
      130,
      STUFF.neck,
      (t) => bodyRing(person.build, -4 - 42 * t ** 1.1),
      (u) => u * Math.PI,
    ),
  )
  const ears = [1, -1].map((side) =>
    smooth(
      sheet(20, 36, STUFF.skin, true, (r, c, o, at) =>
        earPoint(side, r / 19, ((side > 0 ? -1 : 1) * c * Math.PI) / 18, o, at),
      ),
    ),
  )
  for (const [mesh, hold] of [
    [head, 'head'],
    [body, 'neck'],
    ...ears.map((e) => [e, 'head'] as const),
  ] as const) {
    stance.strike(mesh, hold)
    shadeMesh(beam, mesh)
    expose(plate, lens, mesh)
  }
  const pieces = dress(person.build, sitting.garment, sitting.tone, person.side)
  const bodies = plate.meshes.length
  for (const piece of pieces) {
    stance.strike(piece.mesh, piece.hold)
    if (piece.hold === 'head' || piece.mesh.stuff === STUFF.gauze) shadeMesh(beam, piece.mesh)
    expose(plate, lens, piece.mesh, piece.cut)
  }
  const covered = sitting.garment === 'veil' || sitting.garment === 'turban'
  const style = covered && !['bald', 'buzz'].includes(person.style) ? 'bun' : (sitting.style ?? person.style)
  const hair = grow(
    person.face,
    person.build,
    style,
    person.seed,
    person.recede,
    stance,
    sitting.garment !== 'bare',
    sitting.tucked ?? person.tucked,
  )
  for (const strand of hair) stroke(plate, lens, strand.points, strand.wide, strand.tone)
  shadeHair(beam, hair)
  softenHair(beam)
  adorn(plate, lens, person, sitting.jewels, stance)
  fix(plate, lens)

  const makeup: Makeup = {
    ...BARE,
    stubble: person.stubble,
    freckles: person.freckles,
    iris: person.iris,
    hairline: person.recede,
    liner: 0.3 * (1 - person.manly),
    lips: 0.22 + 0.14 * (1 - person.manly),
    ...sitting.makeup,
    hairInk:
      style === 'bald'
        ? 0.94
        : style === 'buzz'
          ? clamp((person.hair / person.skin) * 1.6 + 0.12)
          : clamp((person.hair / person.skin) * 0.9),
  }
  // The lamps are set for the skin; cloth and metal keep their own tone.
  const held = 0.86 / Math.max(1, sitting.lamps.power)
  const tone = new Float32Array(plate.depth.length)
  const gloss = new Float32Array(plate.depth.length)
  const dab: Dab = { tone: 1, gloss: 0, eye: false, nx: 0, ny: 0, nz: 0 }
  const n = new Float32Array(3)
  const { stuff, rest, normal } = plate
  for (let p = 0; p < tone.length; p++) {
    const what = stuff[p] as number
    if (what === STUFF.nothing) continue
    const o = p * 3
    const x = rest[o] as number
    const y = rest[o + 1] as number
    const z = rest[o + 2] as number
    if (what === STUFF.hair) tone[p] = person.hair * x
    else if (what === STUFF.skin) {
      paintFace(person.face, makeup, x, y, z, dab)
      tone[p] = person.skin * dab.tone
      gloss[p] = dab.gloss
      if (dab.eye) {
        n[0] = dab.nx
        n[1] = dab.ny
        n[2] = dab.nz
        stance.toRoom(n, 0, 'head', false)
        normal.set(n, o)
      }
    } else if (what === STUFF.neck) {
      tone[p] = person.skin
      gloss[p] = 0.45
    } else if (what === STUFF.metal) {
      tone[p] = 0.5
      gloss[p] = 3.2
    } else {
      const piece = pieces[(plate.layer[p] as number) - bodies] as Piece
      const weave = piece.weave
      const rib =
        weave.grain > 0.1
          ? Math.sin(Math.atan2(x, z + 3) * 70) * weave.grain
          : (noise2(x * 6, y * 6) - 0.5) * weave.grain
      tone[p] =
        clamp(
          piece.tone * (1 + rib) + (weave.trim?.(x, y, z) ?? 0) * (0.35 + 0.65 * piece.tone),
          0.02,
          0.95,
        ) * held
      gloss[p] = weave.gloss
    }
  }
  return { light: develop(plate, beam, sitting.lamps, { tone, gloss }), plate, beam, skin: person.skin }
}
