import sharp from 'sharp'
import { colour } from './colour'
import { contain } from './fit'
import type { CardLogo, CardPlan } from './plan'

/** In points per point of the size in which the name would be set. */
const HEIGHT = 1.8
const WIDTH = 14
const SIZE = 8.5
const PIXELS_PER_POINT = 300 / 72

export type PrintedLogo = { data: Buffer; width: number; height: number }
/** How the agency signs the card: by its logo where it has one, else by its name. */
export type Signature = {
  name: string
  accent: string
  onPaper: PrintedLogo | null
  onInk: PrintedLogo | null
}

/** The agency's signature, with its logos as PNG: the PDF library reads no WebP. */
export const signatureOf = async ({ agency }: CardPlan): Promise<Signature> => ({
  name: agency.name,
  accent: agency.accent ?? colour.lamp,
  onPaper: await printed(agency.logo?.onPaper ?? null),
  onInk: await printed(agency.logo?.onInk ?? null),
})

async function printed(logo: CardLogo | null): Promise<PrintedLogo | null> {
  if (!logo) return null
  const { width, height } = contain(logo, WIDTH * SIZE, HEIGHT * SIZE)
  const fitted = sharp(logo.file, { failOn: 'error' })
    .resize({ height: Math.round(height * PIXELS_PER_POINT), withoutEnlargement: true })
    .ensureAlpha()
  const { data: pixels, info } = await fitted.raw().toBuffer({ resolveWithObject: true })
  if (logo.isSilhouette) for (let at = 0; at < pixels.length; at++) if (at % 4 !== 3) pixels[at] = 255
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return { data: await sharp(pixels, { raw }).png().toBuffer(), width, height }
}
