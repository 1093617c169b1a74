import type { FaceCrop } from '../../../shared/roster/faces'
import type { Brand, Panel } from '../../workers/brandPictures'
import type { PictureFiles } from '../../workers/pictures'
import { createProcessQueue, usableMemory } from '../processes/childProcessQueue'

const LIMITS = {
  queue: 40,
  /** The largest picture takes a few seconds, ten on a slow machine. */
  ms: 30_000,
  /** Leaves half of the memory to the site. */
  memory: usableMemory() / 2,
}

export type Images = {
  /**
   * Writes responsive variants of `source` into the folder `target`; see workers/pictures. Throws
   * `TaskKilledError` over the time or memory limit, `TaskRefusedError` with the reason of `PictureRefused`.
   */
  variants(source: string, target: string): Promise<PictureFiles>
  /** Joins the pictures in `files` into the JPEG for link previews. */
  sheet(files: string[], quality?: number, panel?: Panel): Promise<Uint8Array>
  /** A square part of the picture in `file` as a small JPEG; see workers/pictures. */
  face(file: string, crop: FaceCrop): Promise<Uint8Array>
  /** A stored picture in full size as a JPEG that every program opens. */
  photo(file: string): Promise<Uint8Array>
  /** The agency's icon as a PNG; see workers/brandPictures. */
  icon(brand: Brand, size: number): Promise<Uint8Array>
  /** The JPEG of a link to the site. */
  shareJpeg(brand: Brand): Promise<Uint8Array>
  close(): Promise<void>
}

/** Processes pictures in a child process, one at a time, so that the second core can answer requests. */
export function createImages(limits: Partial<typeof LIMITS> = {}): Images {
  const work = createProcessQueue('pictureProcess', { ...LIMITS, ...limits })
  return {
    variants: (source, target) => work.run<PictureFiles>('variants', { source, target }),
    sheet: (files, quality, panel) => work.run<Uint8Array>('sheet', { files, quality, panel }),
    face: (file, crop) => work.run<Uint8Array>('face', { file, crop }),
    photo: (file) => work.run<Uint8Array>('photo', { file }),
    icon: (brand, size) => work.run<Uint8Array>('icon', { brand, size }),
    shareJpeg: (brand) => work.run<Uint8Array>('shareJpeg', { brand }),
    close: () => work.close(),
  }
}
