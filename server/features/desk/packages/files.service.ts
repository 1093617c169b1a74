import { agency, bookingsEmail } from '../../../../shared/agency'
import { daySpans } from '../../../../shared/desk/dayWords'
import { FACES_A_JPEG } from '../../../../shared/desk/packages/packageLists'
import type { PackageFile, PackagePicture, PackageSheet } from '../../../../shared/desk/packages/packages'
import type { SharedPackage } from '../../../../shared/desk/packages/packageViews'
import { facesInWords } from '../../../../shared/desk/packages/packageWords'
import { localDay } from '../../../../shared/format'
import type { Picture } from '../../../../shared/roster/models'
import type { AppContext, RequestContext, SignedInContext } from '../../../core/context'
import { conflict, notFound } from '../../../core/errors'
import { asStream, keptDrawings } from '../../../core/files/drawings'
import { settable } from '../../../core/text/settable'
import type { PackagePlan } from '../../../workers/package/plan'
import { pictureFile } from '../../media/store/rules'
import * as answering from './links.repository'
import { PREVIEW } from './links.service'
import { pickedPlan } from './pickedSheet.rules'
import { daysOf, sharedFaces } from './reading.service'
import { packageOf, readPackage } from './service'
import { closed, openLink } from './visits.service'

/** Two hundred people open one link: the last sheets are kept, at about half a megabyte each. */
const KEPT = 20
const NOBODY = 'Nobody is in this package. Add a face with a picture first.'
const drawOnce = keptDrawings<PackagePlan>(KEPT)
const drawJpegOnce = keptDrawings<{ plan: PackagePlan; page: number }>(KEPT)

/**
 * The numbered faces of a link as a PDF, or six of them as a JPEG, where the package allows it; a booker's preview always
 * does. Writes nothing. Throws 404 as `openLink`, before the passcode and for a page that is not there, 503 when the queue
 * of drawings is full.
 */
export async function downloadSheet(ctx: RequestContext, { page, ...visit }: PackageSheet) {
  const opened = openLink(ctx, visit)
  if (opened.isLocked || opened.faces.length === 0) throw closed()
  if (!opened.allowsPdf && !visit.token.startsWith(`${PREVIEW}.`)) throw closed()
  const plan = await planOf(ctx, opened)
  if (page !== undefined && page > jpegsOf(plan)) throw closed()
  return drawn(ctx, plan, page)
}

/**
 * The same sheet for a booker, whatever the client may download; with what the clients picked where that is wanted. It is taken
 * to be shown, and answered by numbers: a draft counts as sent with it, so that each face keeps its number. Throws 404, 409
 * when it shows nobody.
 */
export async function downloadFile(ctx: SignedInContext, { id, page, withPicks }: PackageFile) {
  const pack = packageOf(ctx.db, id)
  const faces = sharedFaces(ctx, pack, { seenEdition: null, picks: [] })
  const isShown = faces.some(({ pictures }) => pictures.length > 0)
  if (page !== undefined && page > jpegsOf({ faces })) throw notFound('Page')
  // Before anything is waited for: a colleague may change the order while the sheet is drawn.
  if (pack.state === 'draft' && isShown) answering.markLive(ctx.db, id)
  const plan = await planOf(ctx, { ...pack, ...daysOf(ctx.db, pack.jobId), faces })
  if (plan.faces.length === 0) throw conflict(NOBODY)
  if (page !== undefined && page > jpegsOf(plan)) throw notFound('Page')
  return drawn(ctx, withPicks ? { ...plan, ...pickedPlan(plan, readPackage(ctx, id)) } : plan, page)
}

const jpegsOf = ({ faces }: { faces: readonly unknown[] }) => Math.ceil(faces.length / FACES_A_JPEG)

const drawn = async ({ cards }: AppContext, plan: PackagePlan, page: number | undefined) =>
  asStream(
    await (page === undefined
      ? drawOnce(plan, cards.drawPackage)
      : drawJpegOnce({ plan, page }, cards.drawPackageJpeg)),
  )

/** A ticked picture of one face as a JPEG, where the package allows downloads. Writes nothing. Throws 404 as `openLink`. */
export async function downloadPicture(ctx: RequestContext, { number, at, ...visit }: PackagePicture) {
  const opened = openLink(ctx, visit)
  if (opened.isLocked || !opened.allowsDownload) throw closed()
  const picture = opened.faces.find((face) => face.number === number)?.pictures[at - 1]
  const file = picture && (await fileOf(ctx, picture))
  if (!file) throw closed()
  return asStream(await ctx.images.photo(file))
}

const fileOf = ({ storage }: Pick<AppContext, 'storage'>, picture: Picture) =>
  storage.localPath(picture.id, pictureFile(picture))

type Sheet = Pick<SharedPackage, 'title' | 'days' | 'place' | 'faces' | 'expiresAt'>
async function planOf(ctx: AppContext, pack: Sheet): Promise<PackagePlan> {
  const { title, days, place, faces, expiresAt } = pack
  const spans = daySpans(days)
  const printed: PackagePlan['faces'][number][] = []
  for (const { number, name, facts, free, pictures } of faces) {
    const [first] = pictures
    const file = first && (await fileOf(ctx, first))
    if (!file) continue
    printed.push({
      number,
      name: settable(name),
      facts: [...facts, free].flatMap((fact) => (fact && settable(fact)) || []),
      picture: { file, width: first.width, height: first.height },
    })
  }
  const until = daySpans([localDay(new Date(Date.parse(expiresAt) - 1))])
  return {
    title: settable(title) || 'Selection',
    line: settable([facesInWords(printed.length), spans, place].filter(Boolean).join(', ')),
    note: `Open until ${until}`,
    agency: {
      name: settable(agency.name),
      accent: agency.look.accent || null,
      contact: [bookingsEmail(), agency.contact.phone].filter(Boolean).map(String).map(settable).join('  '),
    },
    faces: printed,
  }
}
