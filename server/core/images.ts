import type { PictureFiles } from '../workers/pictures'
import { workerPool } from './pool'

const THREADS = 1 // the second core keeps answering visitors
const QUEUE = 40

export type Images = {
  /** Writes the picture at `source` as responsive files into the folder `target`; see workers/pictures. */
  variants(source: string, target: string): Promise<PictureFiles>
  /** The pictures in `files` side by side, as the JPEG that previews of links show; see workers/pictures. */
  sheet(files: string[]): Promise<Uint8Array>
  close(): Promise<void>
}

/** Pictures are decoded and written anew in a worker thread, one at a time. */
export function createImages(threads = THREADS): Images {
  const pool = workerPool('pictures', threads, QUEUE)
  return {
    variants: (source, target) => pool.run<PictureFiles>('variants', { source, target }),
    sheet: (files) => pool.run<Uint8Array>('sheet', { files }),
    close: () => pool.close(),
  }
}
