import { create } from 'qrcode'
import sharp from 'sharp'
import { type Drawing, drawing } from '../jpeg/drawing'
import { colour } from './colour'
import { fitName, INNER, linesOfName, MARGIN, NAME_LEADING, PAGE, stripHeight } from './fit'
import { BACK, backJpegs, frontJpeg, type Printed } from './jpegs'
import { type Signature, signatureOf } from './logo'
import type { CardPlan } from './plan'

/** Each side is as wide as a phone shows. */
const SCALE = 1080 / PAGE.width
const px = (points: number) => points * SCALE
/** The side of the QR code, in points. */
const CODE = 58
/** A name on the back, in points. */
const LARGEST = 44
const LARGEST_OF_TWO = 36

/** The front and the back of a comp card side by side, for a message. */
export async function cardJpeg(plan: CardPlan): Promise<Uint8Array> {
  const by = await signatureOf(plan)
  const on = drawing(Math.round(px(2 * PAGE.width)), Math.round(px(PAGE.height)), '#FFFFFF')
  await front(on, plan, by)
  await back(on, plan, by)
  return on.jpeg()
}

/** What is drawn on one side, in points of the card. */
function side(on: Drawing, from: number) {
  const left = (points: number) => px(from + points)
  return {
    box: (color: string, at: { left: number; top: number; width: number; height: number }) =>
      on.box(color, { left: left(at.left), top: px(at.top), width: px(at.width), height: px(at.height) }),
    picture: ({ data, width, height }: Printed, at: { left: number; top: number }) =>
      on.picture(data, { left: left(at.left), top: px(at.top), width: px(width), height: px(height) }),
    words: (
      text: string,
      { left: at, top, size, width, spacing = 0, ...style }: Parameters<Drawing['words']>[1],
    ) =>
      on.words(text, {
        ...style,
        left: left(at),
        top: px(top),
        size: px(size),
        width: px(width),
        spacing: px(spacing),
      }),
  }
}
type Side = ReturnType<typeof side>

async function front(on: Drawing, plan: CardPlan, by: Signature) {
  const page = side(on, 0)
  const strip = stripHeight(plan.name)
  page.box(colour.ink, { left: 0, top: 0, ...PAGE })
  const picture = await frontJpeg(plan)
  if (picture) await page.picture(picture, { left: 0, top: 0 })
  const top = PAGE.height - strip + 10
  await name(page, plan.name, { top, width: INNER, color: colour.bone })
  await mark(page, by, 'ink', PAGE.height - 32)
  const last = plan.agency.contact.at(-1)
  if (last)
    await page.words(last.words, {
      left: PAGE.width - MARGIN - 200,
      top: PAGE.height - 30,
      width: 200,
      align: 'right',
      cut: 'regular',
      size: 7.2,
      color: colour.bone,
    })
}

async function back(on: Drawing, plan: CardPlan, by: Signature) {
  const page = side(on, PAGE.width)
  const pictures = await backJpegs(plan)
  await sheet(page, pictures)
  const beside = pictures.length > 0 ? { left: BACK.width + 14, width: 91 } : { left: MARGIN, width: INNER }
  await stats(page, plan.stats, beside, pictures.length === 0)
  const foot = PAGE.height - 78
  const width = plan.profile ? INNER - CODE - 12 : INNER
  // Two lines of the largest size would reach into the pictures.
  const largest = fitName(plan.name, width, LARGEST).lines > 1 ? LARGEST_OF_TWO : LARGEST
  const { lines, size } = fitName(plan.name, width, largest)
  const top = foot - 12 - plan.lines.length * 13 - lines * size * NAME_LEADING - 8
  await name(page, plan.name, { top, width, color: colour.ink, largest })
  for (const [at, line] of plan.lines.entries())
    await page.words(line, {
      left: MARGIN,
      top: foot - 10 - (plan.lines.length - at) * 13,
      width,
      cut: 'regular',
      size: 8.5,
      color: colour.ink,
    })
  page.box(colour.ink, { left: MARGIN, top: foot, width: INNER, height: 0.8 })
  await mark(page, by, 'paper', foot + 12)
  await page.words(plan.agency.contact.map(({ words }) => words).join('     '), {
    left: MARGIN,
    top: foot + 34,
    width: INNER,
    cut: 'regular',
    size: 7.8,
    color: colour.ink,
  })
  if (plan.profile)
    await page.picture(await code(plan.profile), { left: MARGIN + INNER - CODE, top: foot - 10 - CODE })
}

type NameAt = { top: number; width: number; color: string; largest?: number }
async function name(page: Side, words: string, { top, width, color, largest }: NameAt) {
  const { size, lines } = fitName(words, width, largest)
  for (const [at, line] of linesOfName(words, lines).entries())
    await page.words(line, {
      left: MARGIN,
      top: top + at * size * NAME_LEADING,
      width,
      cut: 'narrow',
      size,
      color,
    })
}

/** The agency's logo, else its name with its square. */
async function mark(page: Side, by: Signature, on: 'ink' | 'paper', top: number) {
  const logo = on === 'ink' ? by.onInk : by.onPaper
  if (logo) return page.picture(logo, { left: MARGIN, top: top - 2 })
  const size = 9
  const drawn = await page.words(by.name.toUpperCase(), {
    left: MARGIN,
    top,
    width: 170,
    cut: 'black',
    size,
    spacing: 0.5,
    color: on === 'ink' ? colour.bone : colour.ink,
  })
  page.box(by.accent, { left: MARGIN + drawn / SCALE + 4, top: top + 4.2, width: 4, height: 4 })
}

async function sheet(page: Side, pictures: readonly Printed[]) {
  const first = Math.floor(pictures.length / 2) || 1
  for (const [at, picture] of pictures.entries()) {
    const isLeft = at < first
    const row = isLeft ? at : at - first
    await page.picture(picture, {
      left: isLeft ? 0 : (BACK.width + BACK.gap) / 2,
      top: row * (picture.height + BACK.gap),
    })
  }
}

async function stats(
  page: Side,
  all: CardPlan['stats'],
  at: { left: number; width: number },
  isLarge: boolean,
) {
  let top = MARGIN
  for (const [label, value] of all) {
    await page.words(label.toUpperCase(), {
      ...at,
      top,
      cut: 'strong',
      size: 6.6,
      spacing: 0.6,
      color: colour.quiet,
    })
    top += 8
    for (const part of isLarge ? [value] : value.split(' / ')) {
      await page.words(part, { ...at, top, cut: 'regular', size: isLarge ? 19 : 11, color: colour.ink })
      top += isLarge ? 24 : 13.5
    }
    top += isLarge ? 16 : 12
  }
}

/** The QR code of the public profile. */
async function code(address: string): Promise<Printed> {
  const { data, size } = create(address, { errorCorrectionLevel: 'M' }).modules
  const pixels = Buffer.from(Array.from(data, (isDark) => (isDark ? 0 : 255)))
  const each = Math.floor(px(CODE) / size)
  const made = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * each, kernel: 'nearest' })
    .png()
    .toBuffer()
  return { data: made, width: (size * each) / SCALE, height: (size * each) / SCALE }
}
