import type { AccountRow } from '../../access/accounts/repository'
import type { SignupRequestRow } from '../../intake/signupRequests/repository'
import type { MediaRow } from '../../media/store/repository'
import { mainFile } from '../../media/store/rules'
import type { itemsOf } from '../../roster/portfolio/repository'
import type { ModelRow } from '../../roster/profile/repository'
import type { Found } from '../documents/repository'

/** A stored file and its path in the archive. */
export type Packed = { media: MediaRow; file: string; path: string }

// These views list what is left out, so that a column added later is exported.

export const accountData = ({ passwordHash, ...account }: AccountRow) => ({
  ...account,
  hasPassword: passwordHash !== null,
})

export const profileData = ({ number: _, searchText: __, accountId: ___, ...profile }: ModelRow) => profile

export const signupRequestData = (
  { searchText: _, decidedBy: __, ...application }: SignupRequestRow,
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

/** Who of the agency has seen it is not told by name. */
export const documentData = ({ document }: Found, packed: Packed | undefined) => {
  const { kind, number, validUntil, givenVia, noticeVersion, createdAt, seen } = document
  const file = packed ? fileData(packed) : null
  const seenByTheAgency = seen.map(({ at }) => at)
  return { kind, number, validUntil, givenVia, noticeVersion, givenAt: createdAt, seenByTheAgency, file }
}

const fileData = ({ media, path }: Packed) => ({
  path,
  sentAs: media.originalName,
  contentType: media.contentType,
  isPublic: media.isPublic,
  sentAt: media.createdAt,
})

/** A file's path, such as `files/portfolio/03-polaroid-front.webp`; of a picture the largest size. */
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
