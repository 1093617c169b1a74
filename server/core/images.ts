import { totalmem } from 'node:os'
import type { PictureFiles } from '../workers/pictures'
import { ownProcess } from './ownProcess'

const LIMITS = {
  queue: 40,
  /** The largest picture takes a few seconds, on a slow machine ten. */
  ms: 30_000,
  /** Half of what there is leaves the site its own. */
  memory: Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2,
}

export type Images = {
  /**
   * Writes the picture at `source` as responsive files into the folder `target`; see workers/pictures. Throws `GivenUp`
   * for one that takes too long or too much memory.
   */
  variants(source: string, target: string): Promise<PictureFiles>
  /** The pictures in `files` side by side, as the JPEG that previews of links show; see workers/pictures. */
  sheet(files: string[]): Promise<Uint8Array>
  close(): Promise<void>
}

/** Pictures are decoded and written anew in a process of its own, one at a time: the second core answers visitors. */
export function createImages(limits: Partial<typeof LIMITS> = {}): Images {
  const work = ownProcess('pictureProcess', { ...LIMITS, ...limits })
  return {
    variants: (source, target) => work.run<PictureFiles>('variants', { source, target }),
    sheet: (files) => work.run<Uint8Array>('sheet', { files }),
    close: () => work.close(),
  }
}
