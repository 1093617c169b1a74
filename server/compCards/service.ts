import { agency } from '../../shared/agency'
import { paths } from '../../shared/paths'
import { audit } from '../core/audit'
import { publicUrl } from '../core/config'
import type { House, TalentContext } from '../core/context'
import { notFound } from '../core/errors'
import { settable } from '../core/latin'
import { modelCode } from '../models/rules'
import { type RosterSource, rosterSource } from '../roster/repository'
import { isPublic, openPictures } from '../roster/rules'
import type { CardPicture, CardPlan, Contact } from '../workers/card/plan'
import { captionOf, nameToSet, placesOf, statsOf } from './rules'

/**
 * The caller's comp card and portfolio as a PDF (specification section 2, 'Download as PDF'), in one piece: A5, front,
 * back, then the portfolio. It is made to be handed on, so it holds what a client may see and no locked or intimate
 * picture. Throws 429 after too many in an hour, 503 when too many are being made.
 */
export async function drawCard(ctx: TalentContext): Promise<AsyncIterable<Uint8Array>> {
  const { account, modelId } = ctx.session
  await ctx.limits.count('card', account.id)
  const source = rosterSource(ctx.db, modelId)
  if (!source) throw notFound('Model')
  const plan = await planOf(ctx, source)
  const file = await ctx.cards.draw(plan)
  audit(ctx.db, ctx.clock(), 'portfolio exported', account, modelId)
  return piece(file)
}

// Not a plain value: tRPC's own door would spell every byte as a number.
async function* piece(file: Uint8Array) {
  yield file
}

/** Everything that the card says, with the files of its pictures; those that are still being made are left out. */
export async function planOf(house: House, { model, pictures }: RosterSource): Promise<CardPlan> {
  const places = placesOf(await drawable(house, pictures))
  const place = [model.city, model.country].map(settable).filter(Boolean).join(', ')
  const languages = model.languages.map(settable).filter(Boolean).join(', ')
  return {
    name: nameToSet(model, modelCode(model.id)),
    stats: statsOf(model),
    lines: [place, languages].filter(Boolean),
    agency: { name: agency.name, contact: contactOf(house, model) },
    ...places,
    sheets: places.sheets.map(({ kind, pictures }) => ({
      kind,
      pictures: pictures.map((each) => ({ ...each, caption: captionOf(each.type) })),
    })),
  }
}

/** The agency's, never the model's. Without a public address of the house there is no page to lead to. */
function contactOf({ config }: House, model: RosterSource['model']): Contact[] {
  const { bookings, phone, phoneLink } = agency.contact
  const contact = [
    { words: bookings, href: `mailto:${bookings}` },
    { words: phone, href: phoneLink },
  ]
  if (config.PUBLIC_URL === undefined) return contact
  const href = `${publicUrl(config)}${isPublic(model) && model.slug ? paths.model(model.slug) : ''}`
  return [...contact, { words: settable(decodeURI(href).replace(/^https?:\/\//, '')), href }]
}

type Drawable = CardPicture & Pick<RosterSource['pictures'][number], 'type'>

async function drawable({ storage }: House, pictures: RosterSource['pictures']): Promise<Drawable[]> {
  const found: Drawable[] = []
  for (const { id, type, width, height, widths } of openPictures(pictures)) {
    const name = `${widths.at(-1)}.webp`
    if (width === null || height === null || (await storage.size(id, name)) === null) continue
    found.push({ file: storage.pathOf(id, name), width, height, type })
  }
  return found
}
