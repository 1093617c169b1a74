import { UPLOAD_MAX_BYTES } from '../../../../../shared/limits'
import { rosterImport as copy } from './copy'

/** A picture that was chosen, with the folder that it is in. */
export type ChosenPicture = { file: File; name: string; folder: string }
export type Chosen = { pictures: ChosenPicture[]; refused: { name: string; error: string }[] }

export const PICTURE_TYPES_ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'
const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}
const PICTURES_MAX = 2_000
const NAME_MAX = 255

/** Why a file with this name is no picture for us. */
const refusalOf = (name: string) =>
  /\.hei[cf]$/i.test(name) ? copy.pictures.heic : copy.pictures.notAPicture
const typeOf = (name: string) => TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? null
/** What macOS and Windows put into archives and folders by themselves. */
const isHidden = (path: string) => /(^|\/)(__MACOSX|\.|Thumbs\.db|desktop\.ini)/i.test(path)
const isArchive = (file: File) => /\.zip$/i.test(file.name)

/** `2026/Asha Rao/1.jpg` is `1.jpg` in `Asha Rao`: a name and no path, whatever the archive says. */
function placeOf(path: string) {
  const parts = path.replaceAll('\\', '/').split('/')
  return { name: (parts.at(-1) ?? '').slice(-NAME_MAX), folder: (parts.at(-2) ?? '').slice(-NAME_MAX) }
}

/** The pictures among the files that were chosen, also those inside ZIP archives. Archives are opened in the browser. */
export async function picturesAmong(files: readonly File[]): Promise<Chosen> {
  const found: Chosen = { pictures: [], refused: [] }
  for (const file of files)
    if (isArchive(file)) await addArchive(found, file)
    else addFile(found, file, file.webkitRelativePath || file.name)
  return found
}

function addFile({ pictures, refused }: Chosen, file: File, path: string) {
  if (isHidden(path)) return
  const { name, folder } = placeOf(path)
  if (typeOf(name) === null) refused.push({ name, error: refusalOf(name) })
  else if (file.size > UPLOAD_MAX_BYTES) refused.push({ name, error: copy.pictures.tooLarge })
  else if (pictures.length >= PICTURES_MAX) refused.push({ name, error: copy.pictures.tooMany })
  else pictures.push({ file, name, folder })
}

async function addArchive(found: Chosen, archive: File) {
  const { BlobReader, BlobWriter, ZipReader } = await import('@zip.js/zip.js')
  const reader = new ZipReader(new BlobReader(archive))
  try {
    let entries = 0
    for await (const entry of reader.getEntriesGenerator()) {
      entries += 1
      if (entries > 2 * PICTURES_MAX) throw new Error('too many entries')
      if (entry.directory || isHidden(entry.filename)) continue
      const { name } = placeOf(entry.filename)
      // Before it is unpacked: what the archive says of its size is checked while it is.
      if (typeOf(name) === null || entry.uncompressedSize > UPLOAD_MAX_BYTES || entry.encrypted) {
        const error = typeOf(name) === null ? refusalOf(name) : copy.pictures.tooLarge
        found.refused.push({ name, error: entry.encrypted ? copy.pictures.locked : error })
        continue
      }
      const blob = await entry.getData(new BlobWriter(typeOf(name) ?? ''), { checkSignature: true })
      addFile(found, new File([blob], name, { type: blob.type }), entry.filename)
    }
  } catch {
    found.refused.push({ name: archive.name, error: copy.pictures.brokenArchive })
  } finally {
    await reader.close().catch(() => {})
  }
}
