import { expect, it } from 'vitest'
import { picturesAmong } from '../../../client/src/admin/roster/rosterImport/chosenPictures'
import { archive } from '../../helpers/files/workbook'

const fileOf = (content: Buffer | string, name: string) =>
  new File([new Uint8Array(Buffer.from(content))], name)
const told = async (...files: File[]) => {
  const { pictures, refused } = await picturesAmong(files)
  return {
    pictures: pictures.map(({ name, folder, file }) => [folder, name, file.size]),
    refused: refused.map(({ name, error }) => [name, error]),
  }
}

it('photos of a ZIP are taken out with their folders, and nothing else', async () => {
  const zip = await archive({
    'Asha Rao/1.jpg': 'picture',
    'Roster/Kabir Das/2.PNG': 'x',
    '__MACOSX/._1.jpg': 'x',
    'Asha Rao/.DS_Store': 'x',
    'notes.txt': 'x',
  })
  expect(await told(fileOf(zip, 'photos.zip'), fileOf('x', 'Zoya.webp'), fileOf('x', 'list.pdf'))).toEqual({
    pictures: [
      ['Asha Rao', '1.jpg', 7],
      ['Kabir Das', '2.PNG', 1],
      ['', 'Zoya.webp', 1],
    ],
    refused: [
      ['notes.txt', 'Not a photo that we can use'],
      ['list.pdf', 'Not a photo that we can use'],
    ],
  })
})

it('a photo of an iPhone is refused with the way to a JPEG, also inside a ZIP', async () => {
  const why =
    'An iPhone photo (HEIC). Save it as JPEG: open it on your computer and export it, or send it to yourself by WhatsApp.'
  const zip = await archive({ 'Asha Rao/IMG_0001.HEIC': 'x' })
  expect(await told(fileOf('x', 'IMG_0002.heif'), fileOf('x', 'IMG_0003.MOV'), fileOf(zip, 'a.zip'))).toEqual(
    {
      pictures: [],
      refused: [
        ['IMG_0002.heif', why],
        ['IMG_0003.MOV', 'Not a photo that we can use'],
        ['IMG_0001.HEIC', why],
      ],
    },
  )
})

it('a photo of a ZIP that unpacks to more than 10 MB is not unpacked', async () => {
  const zip = await archive({ 'bomb.jpg': Buffer.alloc(11 * 1024 * 1024) })
  expect(zip.length).toBeLessThan(20_000)
  expect(await told(fileOf(zip, 'photos.zip'))).toEqual({
    pictures: [],
    refused: [['bomb.jpg', 'Larger than 10MB']],
  })
})

it('a photo that is larger than its ZIP says is refused', async () => {
  const zip = await archive({ 'a.jpg': Buffer.alloc(5_000_000) })
  // The size in the list of the archive and in front of the file.
  const size = Buffer.alloc(4)
  size.writeUInt32LE(5_000_000)
  const small = Buffer.alloc(4)
  small.writeUInt32LE(10)
  for (let at = zip.indexOf(size); at >= 0; at = zip.indexOf(size, at + 4)) small.copy(zip, at)
  const { pictures, refused } = await told(fileOf(zip, 'photos.zip'))
  expect([pictures, refused.length]).toEqual([[], 1])
})

it('a damaged ZIP is named', async () => {
  expect(await told(fileOf('no archive', 'photos.zip'))).toEqual({
    pictures: [],
    refused: [['photos.zip', 'This ZIP is damaged or cannot be opened']],
  })
})
