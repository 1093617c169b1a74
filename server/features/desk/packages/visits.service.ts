import {
  PACKAGE_VIEWERS_MAX,
  type PackagePicksGiven,
  type PackageUnlock,
  type PackageVisit,
} from '../../../../shared/desk/packages/packages'
import type { PackageOpened, PicksKept } from '../../../../shared/desk/packages/packageViews'
import type { AppContext, RequestContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newId, newSecretName } from '../../../core/db/ids'
import { invalid, notFound } from '../../../core/errors'
import { sameText, sha256, sign } from '../../../core/security/secrets'
import { findSessionById, whomToCall } from '../../access/accounts/service'
import * as answering from './links.repository'
import { PREVIEW, previewOf } from './links.service'
import { daysOf, sharedFaces } from './reading.service'
import * as repository from './repository'
import { isOpen, stillShown } from './rules'
import { passcodeHash } from './service'

type Found = { pack: repository.PackageRow; link: answering.LinkRow }

/** Unknown, ended, revoked and closed: nobody can tell one from the other. */
export const closed = () => notFound('Selection')

function found({ db, clock }: AppContext, token: string): Found {
  const row = answering.findByToken(db, sha256(token))
  if (!row || row.link.revokedAt !== null || !isOpen(row.pack, clock().toISOString())) throw closed()
  return row
}

/** What a browser keeps once the passcode was given; another passcode, or another link, makes it worthless. */
const passOf = ({ secrets }: AppContext, { pack, link }: Found) =>
  sign(secrets.visitors, `package pass ${link.tokenHash} ${pack.passcodeHash}`)

const isUnlocked = (ctx: AppContext, at: Found, pass: string | undefined) =>
  at.pack.passcodeHash === null || sameText(pass ?? '', passOf(ctx, at))

const deviceHash = ({ id, kind }: answering.LinkRow, device: string) =>
  kind === 'person' ? '' : sha256(`${id} ${device}`)

/** Who uses this link on this device; nobody before the first press of a group's. */
export function viewerOf({ db }: AppContext, link: answering.LinkRow, device: string | undefined) {
  if (link.kind === 'group' && !device) return undefined
  return answering.findViewer(db, link.id, deviceHash(link, device ?? ''))
}

/**
 * The package behind a link. Reading writes nothing, because previews and mail scanners open links. Throws the same 404
 * for an unknown, revoked, ended and closed one.
 */
export function openLink(ctx: AppContext, { token, pass, device }: PackageVisit): PackageOpened {
  if (token.startsWith(`${PREVIEW}.`)) return openPreview(ctx, token)
  const at = found(ctx, token)
  const { pack, link } = at
  const booker = bookerOf(ctx, pack)
  if (!isUnlocked(ctx, at, pass)) return { isLocked: true, booker, edition: pack.edition }
  const viewer = viewerOf(ctx, link, device)
  const picks = viewer
    ? answering.picksOf(ctx.db, pack.id).filter(({ viewerId }) => viewerId === viewer.id)
    : []
  const last = viewer && answering.lastAnswerOf(ctx.db, viewer.id)
  const whole = shared(ctx, pack, { seenEdition: viewer?.seenEdition ?? null, picks })
  return {
    ...whole,
    isGroup: link.kind === 'group',
    viewer: link.kind === 'person' ? link.name : viewer?.name || null,
    sentAt: last?.sentAt ?? null,
    // A model who left the roster is no longer named to the client.
    sentPicks: last ? stillShown(last.picks, whole.faces) : null,
    words: last?.text ?? null,
  }
}

const bookerOf = ({ db }: AppContext, pack: repository.PackageRow) => whomToCall(db, pack.madeBy)

function shared(ctx: AppContext, pack: repository.PackageRow, of: Parameters<typeof sharedFaces>[2]) {
  const { title, greeting, expiresAt, edition, allowsPdf, allowsDownload, showsFaces, jobId } = pack
  return {
    isLocked: false as const,
    title,
    greeting,
    expiresAt,
    edition,
    allowsPdf,
    allowsDownload,
    showsFaces,
    ...daysOf(ctx.db, jobId),
    booker: bookerOf(ctx, pack),
    asOf: ctx.clock().toISOString(),
    faces: sharedFaces(ctx, pack, of),
  }
}

/** The page as a client would see it, for the session that asked for it and five minutes. Throws 404. */
function openPreview(ctx: AppContext, token: string): PackageOpened {
  const [, id = '', end = '', sessionId = '', signature = ''] = token.split('.')
  const isSigned = sameText(signature, sign(ctx.secrets.media, previewOf(id, Number(end), sessionId)))
  const isLate = !(Number(end) * 1000 > ctx.clock().getTime())
  const pack = repository.findPackage(ctx.db, id)
  if (!isSigned || isLate || !pack || !findSessionById(ctx, sessionId)) throw closed()
  const whole = shared(ctx, pack, { seenEdition: null, picks: [] })
  // The sheet of a draft is taken on the page of the package, where its numbers stay from then on. A GET writes nothing.
  const allowsPdf = whole.allowsPdf && pack.state !== 'draft'
  return {
    ...whole,
    allowsPdf,
    isGroup: false,
    viewer: 'Preview',
    sentAt: null,
    sentPicks: null,
    words: null,
  }
}

/** Exchanges the passcode for what opens the page. Throws 404 as `openLink`, 400 for a wrong one, 429 after ten. */
export async function unlock(
  ctx: RequestContext,
  { token, passcode }: PackageUnlock,
): Promise<{ pass: string }> {
  const at = found(ctx, token)
  await ctx.limits.count('packagePasscode', at.link.id)
  const { passcodeHash: stored, id } = at.pack
  if (stored !== null && !sameText(stored, passcodeHash(ctx, id, passcode.trim())))
    throw invalid('passcode', 'This is not the code. Look at the message once more.')
  return { pass: passOf(ctx, at) }
}

/** The link of a write, counted. Throws 404 as `openLink` and where the passcode is missing, 429 above 120 a minute. */
export async function writing(ctx: RequestContext, { token, pass }: PackageVisit): Promise<Found> {
  const at = found(ctx, token)
  if (!isUnlocked(ctx, at, pass)) throw closed()
  await ctx.limits.count('packageWrite', at.link.id)
  return at
}

/** Marks that somebody looked at the page: sent once, after a touch or a key. Throws as `writing`. */
export async function markSeen(ctx: RequestContext, given: PackageVisit): Promise<{ device: string | null }> {
  const { pack, link } = await writing(ctx, given)
  const device = link.kind === 'group' ? given.device || newSecretName() : null
  transaction(ctx.db, () => {
    const viewer = comeIn(ctx, link, device, null)
    if (viewer) answering.updateViewer(ctx.db, viewer.id, { seenEdition: pack.edition })
  })
  return { device }
}

/**
 * The viewer of this device, made when it is the first time. Throws 400 for a person of a group who has no name yet, and
 * when two hundred are there.
 */
function comeIn(ctx: AppContext, link: answering.LinkRow, device: string | null, name: string | null) {
  const { db } = ctx
  const now = ctx.clock().toISOString()
  const deviceKeyHash = deviceHash(link, device ?? '')
  const before = answering.findViewer(db, link.id, deviceKeyHash)
  if (before) {
    const called = before.name === '' && name ? { name } : {}
    answering.updateViewer(db, before.id, { lastSeenAt: now, ...called })
    return { ...before, ...called }
  }
  if (answering.countViewers(db, link.id) >= PACKAGE_VIEWERS_MAX) {
    if (name === null) return undefined
    throw invalid('name', 'Too many people use this link. Ask for a link of your own.')
  }
  const row = {
    id: newId(),
    linkId: link.id,
    name: link.kind === 'person' ? link.name : (name ?? ''),
    deviceKeyHash,
    firstSeenAt: now,
    lastSeenAt: now,
    seenEdition: repository.findPackage(db, link.packageId)?.edition ?? 1,
  }
  answering.insertViewer(db, row)
  return row
}

const DAY_MS = 24 * 60 * 60_000

/** Keeps picks inside the caller's transaction. */
export function keep(
  ctx: RequestContext,
  { pack, link }: Found,
  given: PackagePicksGiven,
  device: string | null,
) {
  const { db } = ctx
  const viewer = comeIn(ctx, link, device, given.name ?? null)
  if (!viewer || viewer.name === '') throw invalid('name', 'Your name?')
  const entries = repository.entriesOf(db, pack.id).filter(({ removedAt }) => removedAt === null)
  const before = answering.picksOf(db, pack.id).filter(({ viewerId }) => viewerId === viewer.id)
  const now = ctx.clock().getTime()
  const kept: number[] = []
  for (const { number, pick, words, counter = now } of given.picks) {
    const entry = entries.find((each) => each.number === number)
    const old = before.find((each) => each.entryId === entry?.id)
    // A face that was taken out meanwhile, and a press that was overtaken, are answered as kept: nothing is to be sent again.
    kept.push(number)
    if (!entry || (old && old.counter >= counter)) continue
    answering.putPick(db, {
      viewerId: viewer.id,
      entryId: entry.id,
      pick: pick === undefined ? (old?.pick ?? null) : pick,
      words: words === undefined ? (old?.words ?? null) : words,
      counter: Math.min(counter, now + DAY_MS),
    })
  }
  return { viewer, kept }
}

/** Keeps picks of one person. Throws as `writing`, and 400 for a person of a group who has not said their name. */
export async function keepPicks(ctx: RequestContext, given: PackagePicksGiven): Promise<PicksKept> {
  const at = await writing(ctx, given)
  const device = at.link.kind === 'group' ? given.device || newSecretName() : null
  const { viewer, kept } = transaction(ctx.db, () => keep(ctx, at, given, device))
  return { kept, device, viewer: viewer.name }
}
