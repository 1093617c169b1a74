import type { AgencyPicture } from '../../../../shared/agencySettings'
import { adminSettings } from '../../copy/adminSettings'
import { UploadFailure, type UploadOptions, upload } from '../../lib/upload'

/** Named type by type, so that an iPhone sends JPEG instead of HEIC. */
export const PICTURES_ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

const previews = new Map<string, string>()

/** The address of a picture that this browser has uploaded: until it is saved, nobody may fetch it. */
export const previewOf = (id: string): string | undefined => previews.get(id)

type Answer = { picture: AgencyPicture } | { error: string }

/** Uploads a picture for the agency's settings, and says why when the server refuses it. */
export async function uploadPicture(
  file: File,
  options: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<Answer> {
  try {
    const answer = (await upload(file, { to: '/admin/settings/pictures', ...options })) as {
      picture: { _id: string; width: number; height: number; widths: number[]; is_transparent: boolean }
    }
    const { _id: id, is_transparent: isTransparent, ...size } = answer.picture
    previews.set(id, URL.createObjectURL(file))
    return { picture: { id, isTransparent, ...size } }
  } catch (error) {
    const reason = error instanceof UploadFailure && error.message
    return { error: reason || adminSettings.picture.failed }
  }
}
