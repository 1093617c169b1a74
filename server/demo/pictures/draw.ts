import { cast, type Sitter } from './cast'
import { type Frame, frame, type PictureType } from './frames'
import { mount } from './ground'
import { blank, pull } from './print'
import { shoot } from './studio'

export type { Sitter } from './cast'
export { PICTURE_TYPES, type PictureType } from './frames'

export type Drawing = { data: Buffer; contentType: 'image/jpeg'; width: number; height: number }

/** One frame of a person: 3:4, 2000 x 2667 (banner 2400 x 1350). The same arguments give the same bytes. */
export async function drawPortrait(sitter: Sitter, type: PictureType, take: number): Promise<Drawing> {
  const person = cast(sitter)
  const asked = frame(person, type, take)
  const [width, height] = type === 'banner' ? [2400, 1350] : [2000, 2667]
  const planes = expose(person, asked, width, height)
  return { data: await pull(planes, asked.print, width, height), contentType: 'image/jpeg', width, height }
}

function expose(person: ReturnType<typeof cast>, asked: Frame, width: number, height: number) {
  const share = 0.35
  const w = Math.round(width * share)
  const h = Math.round(height * share)
  const neg = shoot(person, {
    ...asked,
    lamps: { ...asked.lamps, power: asked.lamps.power * person.skin ** -0.55 },
    lens: { scale: h / asked.view, x: asked.x, y: asked.y, distance: 170, roll: asked.roll },
    width: w,
    height: h,
  })
  const planes = blank(w, h)
  mount(planes, neg, asked.ground, asked.red, asked.print)
  return planes
}

/** One of the home page's five slides, 2880 x 1800, dark and calm at the lower left. */
export async function drawSlide(index: 0 | 1 | 2 | 3 | 4): Promise<Drawing> {
  const person = cast({
    seed: 900 + index,
    gender: index % 2 ? 'male' : 'female',
    age: 24,
    hairColor: 'Black',
    skinTone: 'Deep',
  })
  const asked = { ...frame(person, 'banner', index), view: 30 }
  const planes = expose(person, asked, 2880, 1800)
  return {
    data: await pull(planes, asked.print, 2880, 1800),
    contentType: 'image/jpeg',
    width: 2880,
    height: 1800,
  }
}

/** A project's moodboard, 2400 x 1600. */
export async function drawMoodboard(seed: number, projectType: string): Promise<Drawing> {
  const person = cast({
    seed: seed + projectType.length,
    gender: 'female',
    age: 24,
    hairColor: 'Black',
    skinTone: 'Medium',
  })
  const asked = frame(person, 'banner', 0)
  const planes = expose(person, asked, 2400, 1600)
  return {
    data: await pull(planes, asked.print, 2400, 1600),
    contentType: 'image/jpeg',
    width: 2400,
    height: 1600,
  }
}
