import type { PictureType } from '../../../shared/lists'
import { type Person, people, TALENT } from '../people'
import { random } from '../random'

/** A picture of a demo model: its type, and whether it is locked. */
export type DemoFrame = { type: PictureType; isLocked: boolean }

/** Gallery Items on the admin dashboard on the first day. */
const GALLERY_ITEMS = 324
/** The same on the talent's dashboard. */
const TALENT_ITEMS = 15

/** No banner and no back: what her completion lacks. */
const TALENT_FRAMES: PictureType[] = [
  'profile_pic',
  'polaroid_front',
  'polaroid_left',
  'polaroid_right',
  'editorial',
  'saree',
  'shirt',
  'gallery',
  'editorial',
  'tshirt',
  'gallery',
  'party_makeup',
  'ethnic',
  'gallery',
  'editorial',
]

type Types = readonly PictureType[]
const SINGLE: Types = ['polaroid_left', 'polaroid_right', 'polaroid_back', 'banner']
const WORK: Record<Person['gender'], Types> = {
  female: [
    'editorial',
    'saree',
    'gallery',
    'shirt',
    'party_makeup',
    'bridal',
    'ethnic',
    'tshirt',
    'editorial',
  ],
  male: ['editorial', 'shirt', 'gallery', 'tshirt', 'ethnic', 'editorial'],
  'non-binary': ['editorial', 'shirt', 'gallery', 'party_makeup', 'saree', 'tshirt', 'ethnic'],
  other: ['editorial', 'party_makeup', 'gallery', 'shirt', 'ethnic', 'tshirt'],
}

/** The pictures of everybody, in the order of `people`; together exactly `GALLERY_ITEMS`. */
export function demoFrames(): DemoFrame[][] {
  const others = people.length - 1
  const rest = GALLERY_ITEMS - TALENT_ITEMS
  const fewer = Math.floor(rest / others)
  let more = rest - fewer * others
  return people.map((person, index) => {
    if (person.stageName === TALENT) return locked(TALENT_FRAMES, index)
    const count = more > 0 ? fewer + 1 : fewer
    more--
    return locked(typesOf(person, index, count), index)
  })
}

function typesOf(person: Person, index: number, count: number): Types {
  const work = WORK[person.gender]
  const types: PictureType[] = ['profile_pic', 'polaroid_front']
  for (let step = 0; types.length < count - 1; step++)
    types.push(work[(index + step) % work.length] ?? 'gallery')
  // One more plain one each, in turn.
  types.push(SINGLE[index % SINGLE.length] ?? 'polaroid_left')
  return types
}

function locked(types: Types, index: number): DemoFrame[] {
  const die = random(7_000 + index)
  // Some of the later ones are for the agency's eyes: an exclusive, a client's embargo.
  return types.map((type, place) => ({ type, isLocked: place > 3 && die.next() < 0.09 }))
}
