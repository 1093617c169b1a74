import { expect, it } from 'vitest'
import { sidesOf } from '../../../client/src/admin/roster/digitals/sides'

it.each([
  [
    ['IMG_10.jpg', 'IMG_2.jpg', 'IMG_3.jpg', 'IMG_4.jpg'],
    ['polaroid_back', 'polaroid_front', 'polaroid_left', 'polaroid_right'],
  ],
  [
    ['asha_back.jpg', 'Asha Left.JPG', '1.jpg', '2.jpg'],
    ['polaroid_back', 'polaroid_left', 'polaroid_front', 'polaroid_right'],
  ],
  [
    ['front 2.jpg', 'front 1.jpg'],
    ['polaroid_front', 'polaroid_left'],
  ],
  [['playback.jpg'], ['polaroid_front']],
  [
    ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'],
    ['polaroid_front', 'polaroid_left', 'polaroid_right', 'polaroid_back', null],
  ],
])('gives %j the sides of the words in their names, the others by order', (names, sides) => {
  expect(sidesOf(names)).toEqual(sides)
})
