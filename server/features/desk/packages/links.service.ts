import { type NewPackageLink, PACKAGE_LINKS_MAX } from '../../../../shared/desk/packages/packages'
import type { PackageLinkMade, PackageRecord } from '../../../../shared/desk/packages/packageViews'
import { packageText } from '../../../../shared/desk/packages/packageWords'
import { paths } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newId, newSecretName } from '../../../core/db/ids'
import { conflict, invalid, notFound } from '../../../core/errors'
import { sha256, sign } from '../../../core/security/secrets'
import { readMessageTexts } from '../../agency/settings/texts.repository'
import { findContact } from '../clients/repository'
import * as answering from './links.repository'
import { sharedFaces } from './reading.service'
import type * as repository from './repository'
import { packageOf, readPackage } from './service'

const EVERYBODY = 'Group'

/**
 * Adds a link for a person or a group, which sends a draft. The address is returned once and stored as a hash. Throws 400
 * without a name or above thirty links, 409 for a package that is closed or shows nobody.
 */
export function addLink(ctx: SignedInContext, given: NewPackageLink): PackageLinkMade {
  const { db } = ctx
  const now = ctx.clock().toISOString()
  const token = newSecretName()
  const linkId = newId()
  transaction(db, () => {
    const pack = sendable(ctx, given.id)
    const contact = given.contactId ? findContact(db, given.contactId) : undefined
    if (given.contactId && !contact) throw invalid('contactId', 'Choose a contact')
    const name = given.name ?? contact?.name ?? (given.kind === 'group' ? EVERYBODY : null)
    if (name === null) throw invalid('name', 'Say for whom the link is')
    if (answering.linksOf(db, pack.id).length >= PACKAGE_LINKS_MAX)
      throw invalid('name', `At most ${PACKAGE_LINKS_MAX} links`)
    answering.insertLink(db, {
      id: linkId,
      packageId: pack.id,
      kind: given.kind,
      contactId: contact?.id ?? null,
      name,
      tokenHash: sha256(token),
      createdAt: now,
    })
    if (pack.state === 'draft') answering.markLive(db, pack.id)
  })
  return made(ctx, given.id, linkId, token)
}

/** Gives a link a new address, for sending it once more; the one before ends, picks stay. Throws 404. */
export function renewLink(
  ctx: SignedInContext,
  { id, linkId }: { id: string; linkId: string },
): PackageLinkMade {
  const token = newSecretName()
  transaction(ctx.db, () => {
    const pack = sendable(ctx, id)
    if (!answering.renewLink(ctx.db, pack.id, linkId, sha256(token))) throw notFound('Link')
  })
  return made(ctx, id, linkId, token)
}

/** Ends a link; who used it keeps nothing open. Throws 404. */
export function revokeLink(
  ctx: SignedInContext,
  { id, linkId }: { id: string; linkId: string },
): PackageRecord {
  if (!answering.revokeLink(ctx.db, id, linkId, ctx.clock().toISOString())) throw notFound('Link')
  return readPackage(ctx, id)
}

function sendable(ctx: Pick<AppContext, 'db' | 'clock'>, id: string): repository.PackageRow {
  const pack = packageOf(ctx.db, id)
  if (pack.state === 'closed') throw conflict('This package is closed. Open it again first.')
  if (pack.expiresAt <= ctx.clock().toISOString())
    throw conflict('The last day of this package is over. Choose another one first.')
  if (sharedFaces(ctx, pack, { seenEdition: null, picks: [] }).length === 0)
    throw conflict('Nobody is in this package. Add a face with a picture first.')
  return pack
}

function made(ctx: SignedInContext, id: string, linkId: string, token: string): PackageLinkMade {
  const record = readPackage(ctx, id)
  const link = record.links.find((each) => each.id === linkId)
  if (!link) throw notFound('Link')
  const url = publicUrl(ctx.config) + paths.package(token)
  const shown = record.entries.filter(({ isGone, pictures }) => !isGone && pictures.length > 0)
  const numbers = shown.map(({ number }) => number)
  const about = { title: record.title, days: record.days, faces: shown.length, numbers, link: url }
  const name = link.kind === 'person' ? link.name : null
  const contactId = answering.linksOf(ctx.db, id).find((each) => each.id === linkId)?.contactId
  const contact = contactId ? findContact(ctx.db, contactId) : undefined
  const language = contact?.textLanguage ?? 'en'
  const pattern = readMessageTexts(ctx.db).package[language]
  return { link, url, text: packageText(pattern, { ...about, name }, language), package: record }
}

/** Where a booker sees the client's page for five minutes, without a link: nothing can be picked there. */
export function previewAddress(
  { db, secrets, clock, session }: SignedInContext,
  id: string,
): { path: string } {
  const pack = packageOf(db, id)
  const end = Math.floor(clock().getTime() / 1000) + PREVIEW_SECONDS
  const signature = sign(secrets.media, previewOf(pack.id, end, session.id))
  const token = [PREVIEW, pack.id, end, session.id, signature].join('.')
  return { path: paths.package(token) }
}

/** How the token of a preview begins; a link's has no dot. */
export const PREVIEW = 'preview'
const PREVIEW_SECONDS = 300
/** What the signature of a preview is over. */
export const previewOf = (packageId: string, end: number, sessionId: string) =>
  `package preview ${packageId} ${end} ${sessionId}`
