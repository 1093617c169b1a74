import { mediaPath } from '../paths'

/**
 * A picture's files as `srcset`, narrowest first. The server's HTML, its preload and the client's Picture share it,
 * so that the browser fetches one file for all three.
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
/** The hover picture of a card: the first upright picture other than the profile picture. */
export const secondPicture = <Of extends Upright>(face: Upright | null, images: readonly Of[]) =>
  images.find(({ id, width, height }) => id !== face?.id && height > width)

// Display widths of a page's first picture, as `sizes`. Server preload and client must agree, or the browser fetches
// two files.

// The first line of each is for phones with three dots to a pixel, which get two: nobody sees more of a photo, and the
// file would be twice as large (decision 0117).

// On a portrait screen the slide is above the text and at least 29.5rem shorter than the screen; it covers an 8 to 5
// box.
const SLIDE_PORTRAIT = 'max(100vw, 26.4rem, calc(160vh - 47.2rem))'
export const SLIDE_SIZES = [
  `(min-resolution: 2.5dppx) and (orientation: portrait) calc(${SLIDE_PORTRAIT} * 2 / 3)`,
  `(orientation: portrait) ${SLIDE_PORTRAIT}`,
  '(max-aspect-ratio: 8/5) 160vh',
  '100vw',
].join(', ')
export const FRAME_SIZES = [
  '(min-resolution: 2.5dppx) and (max-width: 48rem) 34vw',
  '(min-width: 96rem) 22rem, (min-width: 64rem) 24vw, (min-width: 48rem) 32vw, 50vw',
].join(', ')
export const PROFILE_SIZES = [
  '(min-resolution: 2.5dppx) and (max-width: 64rem) 67vw',
  '(min-width: 64rem) 45vw, 100vw',
].join(', ')

/** Picture of a shared link, in the size that every messenger shows large. */
export const SHARE_SHEET = { width: 1200, height: 630 } as const
