import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { webpOf } from '../../../shared/media/pictureSizes'
import type { AppContext } from '../../core/context'
import { newSecretName } from '../../core/db/ids'
import { projectRoot } from '../../core/projectRoot'

const FOLDER = join(projectRoot, 'server/demo/photos')

/** The index entry of a photo, so that seeding decodes none: `sizes` are the ready widths in `sizes/`. */
type Photo = { width: number; height: number; thumbhash: string; sizes: number[] }

/** A photo whose other sizes are still missing. The lowest order comes first. */
export type PhotoJob = { mediaId: string; name: string; order: number }

/** The photo itself, in its largest size. */
export const photoFile = (name: string) => join(FOLDER, `${name}.webp`)

/** The index of the committed photos by name, such as `models/naina-thapa/1-profile-pic`. */
export const photoIndex = (): Record<string, Photo> =>
  JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8'))

/** Provides the committed photos as media, and records which of them still need other sizes. */
export type Album = ReturnType<typeof openAlbum>

export function openAlbum(app: Pick<AppContext, 'config' | 'storage'>) {
  const index = photoIndex()
  const jobs: PhotoJob[] = []
  return {
    jobs,
    /** The names that begin so, in order. */
    names: (start: string) =>
      Object.keys(index)
        .filter((name) => name.startsWith(start))
        .sort(),
    /**
     * The values of a media row for a photo; ready sizes are copied into the store. `order` is the order in which the
     * others are made.
     */
    take(name: string, order: number) {
      const photo = index[name]
      if (!photo) throw new Error(`There is no demo photo ${name}.`)
      const { width, height, thumbhash } = photo
      const id = newSecretName()
      const widths = app.config.DEMO_PICTURES === 'none' ? [] : photo.sizes
      jobs.push({ mediaId: id, name, order })
      return {
        id,
        contentType: 'image/webp',
        originalName: `${name.split('/').slice(1).join('-')}.webp`,
        width,
        height,
        thumbhash,
        widths,
        bytes: copySizes(app, name, id, widths),
      }
    },
  }
}

function copySizes({ storage }: Pick<AppContext, 'storage'>, name: string, id: string, widths: number[]) {
  if (widths.length === 0) return 0
  let bytes = 0
  mkdirSync(storage.pathOf(id, ''), { recursive: true })
  for (const file of [...widths.map((width) => `${width}.avif`), webpOf(widths)]) {
    const from = join(FOLDER, 'sizes', name, file)
    copyFileSync(from, storage.pathOf(id, file))
    bytes += statSync(from).size
  }
  return bytes
}
