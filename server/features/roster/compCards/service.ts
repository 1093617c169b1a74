import { agency, phoneLink } from '../../../../shared/agency'
import type { AgencyPicture } from '../../../../shared/agency/agencySettings'
import { paths } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { AppContext, SignedInContext, TalentContext } from '../../../core/context'
import { notFound } from '../../../core/errors'
import { asStream, keptDrawings } from '../../../core/files/drawings'
import { audit } from '../../../core/security/audit'
import { settable } from '../../../core/text/settable'
import type { CardPicture, CardPlan, Contact } from '../../../workers/card/plan'
import { pictureFile } from '../../media/store/rules'
import { modelCode } from '../models/rules'
import { type RosterSource, rosterSource } from '../publicRoster/repository'
import { isPublic, openPictures } from '../publicRoster/rules'
import { captionOf, nameToSet, placesOf, statsOf } from './rules'

/** The last pictures of cards, at about half a megabyte each. */
const drawJpegOnce = keptDrawings<CardPlan>(20)

/** The caller's own comp card. */
export const drawCard = (ctx: TalentContext): Promise<AsyncIterable<Uint8Array>> =>
  drawCardOf(ctx, ctx.session.modelId)

/**
 * A model's comp card and portfolio as an A5 PDF, or the card alone as a JPEG. Meant for clients, so without locked or
 * intimate pictures. Throws 429 after too many in an hour, 503 when the queue is full.
 */
export async function drawCardOf(
  ctx: SignedInContext,
  modelId: string,
  as: 'pdf' | 'jpeg' = 'pdf',
): Promise<AsyncIterable<Uint8Array>> {
  const { account } = ctx.session
  await ctx.limits.count('card', account.id)
  const source = rosterSource(ctx.db, modelId)
  if (!source) throw notFound('Model')
  const plan = await planOf(ctx, source)
  const file = await (as === 'pdf'
    ? ctx.cards.draw(plan)
    : drawJpegOnce({ ...plan, sheets: [] }, ctx.cards.drawJpeg))
  audit(ctx.db, ctx.clock(), 'portfolio exported', account, modelId)
  return asStream(file)
}

/** The card's content and picture files; pictures that are still being processed are left out. */
export async function planOf(app: AppContext, { model, pictures }: RosterSource): Promise<CardPlan> {
  const places = placesOf(await drawable(app, pictures))
  const place = [model.city, model.country].map(settable).filter(Boolean).join(', ')
  const languages = model.languages.map(settable).filter(Boolean).join(', ')
  return {
    name: nameToSet(model, modelCode(model.id)),
    stats: statsOf(model),
    lines: [place, languages].filter(Boolean),
    agency: { name: agency.name, contact: contactOf(app, model), ...(await lookOf(app)) },
    profile:
      app.config.PUBLIC_URL !== undefined && isPublic(model) && model.slug
        ? `${publicUrl(app.config)}${paths.model(model.slug)}`
        : null,
    ...places,
    sheets: places.sheets.map(({ kind, pictures }) => ({
      kind,
      pictures: pictures.map((each) => ({ ...each, caption: captionOf(each.type) })),
    })),
  }
}

/**
 * The agency's contacts, never the model's; with a link to the profile when the site has a public address.
 */
function contactOf({ config }: AppContext, model: RosterSource['model']): Contact[] {
  const { email, bookings, phone } = agency.contact
  const address = bookings || email
  const contact = [
    { words: address, href: `mailto:${address}` },
    { words: phone, href: phoneLink(phone) },
  ].filter(({ words }) => words !== '')
  if (config.PUBLIC_URL === undefined) return contact
  const href = `${publicUrl(config)}${isPublic(model) && model.slug ? paths.model(model.slug) : ''}`
  return [...contact, { words: settable(decodeURI(href).replace(/^https?:\/\//, '')), href }]
}

/** The agency's own accent colour and logo, where it has them. */
async function lookOf({ storage }: AppContext): Promise<Pick<CardPlan['agency'], 'accent' | 'logo'>> {
  const { accent, logo, logoOnDark } = agency.look
  const logoFile = async (picture: AgencyPicture | null, isSilhouette: boolean) => {
    const file = picture && (await storage.localPath(picture.id, pictureFile(picture)))
    return file && { file, width: picture.width, height: picture.height, isSilhouette }
  }
  const onInk = await logoFile(logoOnDark ?? logo, logoOnDark === null && logo?.isTransparent === true)
  return {
    ...(accent && { accent }),
    ...(onInk && { logo: { onPaper: (await logoFile(logo, false)) || null, onInk } }),
  }
}

type Drawable = CardPicture & Pick<RosterSource['pictures'][number], 'type'>

async function drawable({ storage }: AppContext, pictures: RosterSource['pictures']): Promise<Drawable[]> {
  const found: Drawable[] = []
  for (const { id, type, width, height, widths } of openPictures(pictures)) {
    const file = await storage.localPath(id, `${widths.at(-1)}.webp`)
    if (width === null || height === null || file === null) continue
    found.push({ file, width, height, type })
  }
  return found
}
