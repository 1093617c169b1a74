import { describe, expect, it } from 'vitest'
import {
  byFileName,
  matchPictures,
  sharedName,
  typesOf,
} from '../../../shared/roster/imports/rosterImportPictures'

const person = (row: number, name: string, stageName: string, more: object = {}) => ({
  ...{
    row,
    modelId: `m${row}`,
    name,
    stageName,
    phone: null,
    state: 'made' as const,
    isActive: false,
    hasPicture: false,
    pictures: [],
  },
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
  ['Asha Rao (Pune)/IMG-20240112-WA0010.jpg', 2, 'profile_pic'],
  ['asha rao lakme shoot 3.jpg', 2, 'profile_pic'],
  ['Zoë Khan with Asha Rao.jpg', null, 'gallery'],
  ['asha rao and kabir.jpg', null, 'gallery'],
  ['Asha Nair 1.jpg', null, 'gallery'],
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

const named = (...names: string[]) => names.map((name) => ({ name, folder: '' }))

it('the profile picture is the first by its number, not by its place among the files', () => {
  const files = named('Asha Rao_10.jpg', 'asha rao 2.jpg', 'Asha-Rao 1.jpg', 'kabir 2.jpg', 'kabir.jpg')
  expect(matchPictures(files, PEOPLE).map(({ type }) => type)).toEqual([
    'gallery',
    'gallery',
    'profile_pic',
    'gallery',
    'profile_pic',
  ])
  expect(files.toSorted(byFileName).map(({ name }) => name)).toEqual([
    'Asha-Rao 1.jpg',
    'asha rao 2.jpg',
    'Asha Rao_10.jpg',
    'kabir.jpg',
    'kabir 2.jpg',
  ])
})

it('the type that somebody chose counts, and the next file is the profile picture instead', () => {
  const files = named('one.jpg', 'two.jpg', 'three polaroid.jpg')
  const of = (chosen: 'gallery' | 'profile_pic' | undefined, at: number, row: number | null = 2) =>
    typesOf(files.map((file, each) => ({ ...file, row, chosen: each === at ? chosen : undefined })))
  expect(of(undefined, 0)).toEqual(['profile_pic', 'gallery', 'polaroid_front'])
  expect(of('gallery', 0)).toEqual(['gallery', 'profile_pic', 'polaroid_front'])
  expect(of('profile_pic', 2)).toEqual(['gallery', 'gallery', 'profile_pic'])
  expect(of(undefined, 0, null)).toEqual(['gallery', 'gallery', 'polaroid_front'])
})

describe('a first and last name', () => {
  const people = [
    person(2, 'Simran Kaur Gill', 'Simran Kaur Gill'),
    person(3, 'Vikram Singh Rathore', 'Vikram Singh Rathore'),
    person(4, 'Asha Devi Rao', 'Asha Devi Rao'),
    person(5, 'Asha Rani Rao', 'Asha Rani Rao'),
    person(6, 'Neha Kaur Gill', 'Neha'),
    person(7, 'Neha Gill', 'Neha Gill'),
  ]
  it.each([
    ['simran gill 2.jpg', 2],
    ['Vikram Rathore_polaroid.jpg', 3],
    ['Simran Preet Gill.jpg', null],
    ['Asha Rao.jpg', null],
    ['neha gill 1.jpg', 7],
    ['Gill.jpg', null],
  ])('of %s finds row %s', (name, row) => {
    expect(matchPictures(named(name), people)[0]?.row).toBe(row)
  })
  it.each([
    ['Anika.jpg', 2],
    ['anika_2.JPG', 2],
    ['anika polaroid.jpg', 2],
    ['Anika/IMG_2031.jpg', 2],
    ['Lena.jpg', 3],
    ['Tara.jpg', null],
    ['anika shah.jpg', null],
    ['Mehta.jpg', null],
    ['m.jpg', null],
  ])('alone is enough where only one model has it: %s finds row %s', (path, row) => {
    const models = [
      person(2, 'Anika Mehta', 'Anika Mehta'),
      person(3, 'Magdalena Iyer', 'Lena Iyer'),
      person(4, 'Tara Sen', 'Tara Sen'),
      person(5, 'Tara Roy', 'Tara Roy'),
      person(6, 'M Nair', 'M Nair'),
    ]
    const [folder = '', name = ''] = path.includes('/') ? path.split('/') : ['', path]
    expect(matchPictures([{ name, folder }], models)[0]?.row).toBe(row)
  })
  it('is what photos have in common', () => {
    expect(sharedName({ name: 'simran gill 2.jpg', folder: 'shoot' })).toBe('simran gill')
    expect(sharedName({ name: 'IMG_2031.jpg', folder: 'Simran Gill' })).toBe('simran gill')
    expect(sharedName({ name: 'DSC_0042.jpg', folder: '' })).toBe('')
  })
  it.each([
    'WhatsApp Image 2024-05-01 at 10.36.00.jpeg',
    'WhatsApp Image 2024-05-01 at 10.36.00 PM.jpeg',
    'IMG-20240112-WA0010.jpg',
    'IMG_20240112_101500.jpg',
    'PXL_20240112_101500.jpg',
    'DSC_0001.JPG',
    'Screenshot_20240112-101500.png',
  ])('is nothing in the name that a phone gives: %s', (name) => {
    expect(sharedName({ name, folder: 'new' })).toBe('')
    expect(sharedName({ name, folder: 'Simran Gill' })).toBe('simran gill')
  })
})
