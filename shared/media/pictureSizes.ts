import { mediaPath } from '../paths'

/** Widths of a picture's AVIF files below its own. Most Android phones are 1080 pixels wide. */
const PICTURE_WIDTHS: readonly number[] = [240, 480, 640, 960, 1080]

/** The widths that are kept of a picture that is `own` pixels wide, narrowest first. */
export const widthsOf = (own: number): number[] => [...PICTURE_WIDTHS.filter((width) => width < own), own]

/**
 * A picture's AVIF files as `srcset`, narrowest first. The server's HTML, its preload and the client's Picture share it,
 * so that the browser fetches one file for all three.
 */
export const pictureSet = (
  { id, widths }: { id: string; widths: readonly number[] },
  address = (file: string) => mediaPath(id, file),
) =>
  [...widths]
    .sort((a, b) => a - b)
    .map((width) => `${address(`${width}.avif`)} ${width}w`)
    .join(', ')

/** The AVIF file that is at least `wide` pixels wide, or else the widest. */
export const avifOf = (widths: readonly number[], wide: number): string =>
  `${[...widths].sort((a, b) => a - b).find((each) => each >= wide) ?? Math.max(...widths)}.avif`

/** The only WebP file, of the widest size: for browsers and programs that read no AVIF. */
export const webpOf = (widths: readonly number[]): string => `${Math.max(...widths)}.webp`

type Upright = { id: string; width: number; height: number }
/** The hover picture of a card: the first upright picture other than the profile picture. */
export const secondPicture = <Of extends Upright>(face: Upright | null, images: readonly Of[]) =>
  images.find(({ id, width, height }) => id !== face?.id && height > width)

// Display widths of a page's first picture, as `sizes`. Server preload and client must agree, or the browser fetches
// two files.

// Phones with three dots to a pixel get about two: nobody sees more of a photo, and the next larger file has twice the
// bytes (decisions 0117 and 0200).

// On a portrait screen the slide is above the text and at least 29.5rem shorter than the screen; it covers an 8 to 5
// box. A phone gets 960 or 1080 pixels of it, because the next file has the picture's own 2000.
const UPRIGHT_PHONE = '(orientation: portrait) and (max-width: 30rem)'
export const SLIDE_SIZES = [
  `${UPRIGHT_PHONE} and (min-resolution: 2.7dppx) and (max-height: 50rem) 320px`,
  `${UPRIGHT_PHONE} and (min-resolution: 2.7dppx) 360px`,
  `${UPRIGHT_PHONE} 410px`,
  '(orientation: portrait) max(100vw, calc(160vh - 47.2rem))',
  '(max-aspect-ratio: 8/5) 160vh',
  '100vw',
].join(', ')
export const FRAME_SIZES = [
  '(min-resolution: 2.5dppx) and (max-width: 48rem) 34vw',
  '(min-width: 96rem) 22rem, (min-width: 64rem) 24vw, (min-width: 48rem) 32vw, 50vw',
].join(', ')
export const PROFILE_SIZES = [
  '(min-resolution: 2.5dppx) and (max-width: 24rem) 55vw',
  '(min-resolution: 2.5dppx) and (max-width: 64rem) 67vw',
  '(min-width: 64rem) 45vw, 100vw',
].join(', ')

/** Picture of a shared link, in the size that every messenger shows large. */
export const SHARE_SHEET = { width: 1200, height: 630 } as const
