import type { AccountRow } from '../accounts/repository'
import type { ApplicationRow } from '../applications/repository'
import type { MediaRow } from '../media/repository'
import { mainFile } from '../media/rules'
import type { itemsOf } from '../portfolio/repository'
import type { ModelRow } from '../profile/repository'

/** A stored file and its place in the archive. */
export type Packed = { media: MediaRow; file: string; path: string }

// The three below leave out what is named and keep the rest: what is kept about a person belongs to the person, so a
// column that is added later must not be forgotten here.

/** Without the hash of the password, which is of no use to its owner and of much to a thief. */
export const accountData = ({ passwordHash, ...account }: AccountRow) => ({
  ...account,
  hasPassword: passwordHash !== null,
})

export const profileData = ({
  number: _,
  searchText: __,
  version: ___,
  accountId: ____,
  ...profile
}: ModelRow) => profile

export const applicationData = (
  { searchText: _, decidedBy: __, ...application }: ApplicationRow,
  files: readonly Packed[],
) => ({ ...application, files: files.map(fileData) })

export const portfolioData = ({ item }: ReturnType<typeof itemsOf>[number], packed: Packed | undefined) => ({
  type: item.type,
  isLocked: item.isLocked,
  position: item.position,
  addedAt: item.createdAt,
  address: item.externalUrl,
  file: packed ? fileData(packed) : null,
})

const fileData = ({ media, path }: Packed) => ({
  path,
  sentAs: media.originalName,
  contentType: media.contentType,
  isPublic: media.isPublic,
  sentAt: media.createdAt,
})

/** A file's place in the archive: `files/portfolio/03-polaroid-front.webp`. Of a picture, its largest size. */
export function packed(media: MediaRow, folder: string, number: number, what: string): Packed {
  const file = media.kind === 'image' ? `${media.widths.at(-1)}.webp` : mainFile(media)
  const name =
    what
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'file'
  const ending = file.split('.').at(-1)
  return { media, file, path: `files/${folder}/${String(number).padStart(2, '0')}-${name}.${ending}` }
}
