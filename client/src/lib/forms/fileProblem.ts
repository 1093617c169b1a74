import { UPLOAD_MAX_BYTES } from '../../../../shared/limits'
import type { MediaKind } from '../../../../shared/lists'
import { uploadMessages } from '../../../../shared/media/media'

/** A photo as many phones store it. A computer that does not know the format gives it no type. */
export const isHeic = ({ name, type }: File) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** Why a photo or video would be refused, as far as the browser can tell; the server looks into the file. */
export function fileProblem(file: File, kinds: readonly Exclude<MediaKind, 'document'>[]): string | null {
  const { heic, wrongType, tooLarge } = uploadMessages
  if (isHeic(file)) return heic
  if (!kinds.some((kind) => file.type.startsWith(`${kind}/`))) return wrongType(kinds)
  return file.size > UPLOAD_MAX_BYTES ? tooLarge : null
}
