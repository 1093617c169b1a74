import type { Digital } from '../../../../../shared/lists'

const SIDES: Record<Digital, string> = {
  polaroid_front: 'front',
  polaroid_left: 'left',
  polaroid_right: 'right',
  polaroid_back: 'back',
}

/** Copy of adding a talent's digitals. */
export const digitals = {
  title: 'Digitals',
  sides: SIDES,
  of: (name: string) => `Digitals of ${name}`,
  add: 'Add digitals',
  addOf: (name: string) => `Add digitals of ${name}`,
  help: 'All four at once, or one. A word such as front, left, right or back in a name says which it is; the others follow in the order of their names.',
  missing: 'missing',
  none: 'No digitals',
  change: 'Change',
  changeOf: (side: string) => `Change the ${side} digital`,
  addOne: 'Add',
  addOneOf: (side: string) => `Add the ${side} digital`,
  state: (side: string, isThere: boolean) => `${side}: ${isThere ? 'there' : 'missing'}`,
  on: (day: string) => `added ${day}`,
  added: (sides: readonly string[]) => `Added: ${sides.join(', ')}.`,
  sendAgain: 'Upload again',
  failed: 'Not uploaded.',
  noPicture: 'Only pictures are taken: JPEG, PNG, WebP or AVIF.',
  tooLarge: 'This picture is larger than 10 MB.',
  tooMany: 'There are four digitals: front, left, right and back.',
} as const
