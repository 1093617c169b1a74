import { expect, it } from 'vitest'
import { matchPictures } from '../../shared/rosterImportPictures'

const person = (row: number, name: string, stageName: string, more: object = {}) => ({
  ...{ row, modelId: `m${row}`, name, stageName, phone: null, state: 'made' as const, pictures: [] },
  ...more,
})
const PEOPLE = [
  person(2, 'Asha Rao', 'Asha', { phone: '+919810012345' }),
  person(3, 'Kabir Das', 'Kabir', { pictures: ['IMG_0042.jpg'] }),
  person(4, 'Zoë Khan', 'Zoë'),
  person(5, 'Mira Sen', 'Mira'),
  person(6, 'Mira Roy', 'Mira'),
]
const match = (path: string) => {
  const at = path.lastIndexOf('/')
  const [found] = matchPictures(
    [{ folder: path.slice(0, Math.max(at, 0)), name: path.slice(at + 1) }],
    PEOPLE,
  )
  return [found?.row, found?.type]
}

it.each([
  ['Asha Rao 1.jpg', 2, 'profile_pic'],
  ['asha-rao_profile.jpg', 2, 'profile_pic'],
  ['ASHA3.JPG', 2, 'profile_pic'],
  ['AshaRao-polaroid-front.jpeg', 2, 'polaroid_front'],
  ['asha polaroid left.jpg', 2, 'polaroid_left'],
  ['9810012345.jpg', 2, 'profile_pic'],
  ['+91 98100 12345 saree.png', 2, 'saree'],
  ['Asha Rao/IMG_2031.jpg', 2, 'profile_pic'],
  ['Asha Rao/bikini 2.jpg', 2, 'bikini'],
  ['asha_nude.jpg', 2, 'nude'],
  ['img_0042.JPG', 3, 'profile_pic'],
  ['zoe khan banner.jpg', 4, 'banner'],
  ['Mira Sen.jpg', 5, 'profile_pic'],
  ['Mira.jpg', null, 'gallery'],
  ['IMG_2031.jpg', null, 'gallery'],
  ['constructor.jpg', null, 'gallery'],
] as const)('%s is a picture of row %s, %s', (path, row, type) => expect(match(path)).toEqual([row, type]))

it('only one picture of a person is the profile picture', () => {
  const files = ['asha 1.jpg', 'asha 2.jpg', 'asha headshot.jpg', 'kabir 1.jpg', 'kabir 2.jpg']
  const found = matchPictures(
    files.map((name) => ({ name, folder: '' })),
    PEOPLE,
  )
  expect(found.map(({ type }) => type)).toEqual([
    'gallery',
    'gallery',
    'profile_pic',
    'profile_pic',
    'gallery',
  ])
})
