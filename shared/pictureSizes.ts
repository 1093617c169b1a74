import { mediaPath } from './paths'

/**
 * The files of a picture as the `srcset` of HTML, narrowest first. The server's first sight, its preload and the
 * client's Picture name the same set, so that the browser fetches one file for all three.
 */
export const pictureSet = (
  { id, widths }: { id: string; widths: readonly number[] },
  kind: 'avif' | 'webp',
  address = (file: string) => mediaPath(id, file),
) =>
  [...widths]
    .sort((a, b) => a - b)
    .map((width) => `${address(`${width}.${kind}`)} ${width}w`)
    .join(', ')

type Upright = { id: string; width: number; height: number }
/** What a frame of the sheet shows when a pointer rests on it: the first upright picture besides the face. */
export const secondPicture = <Of extends Upright>(face: Upright | null, images: readonly Of[]) =>
  images.find(({ id, width, height }) => id !== face?.id && height > width)

// How wide the first picture of a page is shown, as the `sizes` of HTML. The server preloads it before the client draws
// it: were the two not the same, the browser would fetch two files.

// On a screen that is higher than wide the slide stands above the words, 29.5rem lower than the screen or more; it covers
// its box with 8 to 5.
export const SLIDE_SIZES =
  '(orientation: portrait) max(100vw, 26.4rem, calc(160vh - 47.2rem)), (max-aspect-ratio: 8/5) 160vh, 100vw'
export const FRAME_SIZES = '(min-width: 96rem) 22rem, (min-width: 64rem) 24vw, (min-width: 48rem) 32vw, 50vw'
export const PROFILE_SIZES = '(min-width: 64rem) 45vw, 100vw'

/** The picture of a shared link: the shape and the size in which every messenger shows it large. */
export const SHARE_SHEET = { width: 1200, height: 630 } as const
