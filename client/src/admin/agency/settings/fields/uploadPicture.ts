import type { AgencyPicture } from '../../../../../../shared/agency/agencySettings'
import { type UploadOptions, upload, uploadReason } from '../../../../lib/forms/upload'
import { adminSettings } from '../copy'

/** Named type by type, so that an iPhone sends JPEG instead of HEIC. */
export const PICTURES_ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

const previews = new Map<string, string>()
/** Small copies as data addresses, which a draft can keep. */
const copies = new Map<string, string>()

/** The address of a picture that this browser has uploaded: until it is saved, nobody may fetch it. */
export const previewOf = (id: string): string | undefined => previews.get(id) ?? copies.get(id)

/** Small copies of the uploads that are named in a draft. */
export const copiesIn = (draft: string): Record<string, string> =>
  Object.fromEntries([...copies].filter(([id]) => draft.includes(id)))

/** Takes the copies of a draft that has come back. */
export function takeCopies(kept: Record<string, string>) {
  for (const [id, stored] of Object.entries(kept)) copies.set(id, stored)
}

const COPY_SIZE = 640
/** A picture as a small data address; undefined where the browser cannot draw it. */
async function smallCopy(file: File): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, COPY_SIZE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return canvas.toDataURL('image/webp', 0.8)
  } catch {
    return undefined
  }
}

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
    const small = await smallCopy(file)
    if (small !== undefined) copies.set(id, small)
    return { picture: { id, isTransparent, ...size } }
  } catch (error) {
    return { error: uploadReason(error, adminSettings.picture.failed) }
  }
}
