import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { agency } from '../../shared/agency'
import { findAccount } from '../accounts/repository'
import { applicationsFrom } from '../applications/repository'
import { audit } from '../core/audit'
import type { House, TalentContext } from '../core/context'
import { notFound } from '../core/errors'
import { itemsOf } from '../portfolio/repository'
import { findTalent } from '../profile/repository'
import { projectsOf, submissionsOf } from '../talents/repository'
import * as repository from './repository'
import { accountData, applicationData, type Packed, packed, portfolioData, profileData } from './views'

/**
 * Everything that is kept about the caller as one archive (P3): `data.json`, and the stored files under names that say
 * what they are. Throws 429 after too many in an hour. What came from its e-mail address without an account is in it
 * only when the address is proven: anybody may sign up with another's.
 */
export async function exportOwnData(ctx: TalentContext): Promise<AsyncIterable<Uint8Array>> {
  const { account, modelId } = ctx.session
  await ctx.limits.count('ownData', account.id)
  const { data, files } = collect(ctx)
  const there = await present(ctx, files)
  audit(ctx.db, ctx.clock(), 'data exported', account, modelId)
  return archive(ctx, JSON.stringify(data, null, 2), there)
}

function collect(ctx: TalentContext): { data: object; files: Packed[] } {
  const { db, session } = ctx
  const ids = { accountId: session.account.id, modelId: session.modelId }
  const account = findAccount(db, ids.accountId)
  const talent = findTalent(db, ids.modelId)
  if (!account || !talent) throw notFound('Model')

  const items = itemsOf(db, ids.modelId).map((row, at) => ({
    row,
    file: row.media ? packed(row.media, 'portfolio', at + 1, row.item.type) : undefined,
  }))
  const proven = account.emailVerifiedAt === null ? null : account.email
  const address = proven === null ? null : ofAddress(db, proven)
  const data = {
    about: `Everything that ${agency.name} keeps about you, on ${ctx.clock().toISOString()}.`,
    account: accountData(account),
    socialSignIns: repository.identitiesOf(db, ids.accountId),
    profile: profileData(talent.model),
    consents: { noticeVersion: account.noticeVersion, at: account.createdAt },
    portfolio: items.map(({ row, file }) => portfolioData(row, file)),
    ratings: repository.ratingsOf(db, ids.modelId),
    profileViews: repository.viewsByDay(db, ids.modelId),
    submissions: submissionsOf(db, ids.modelId).map(({ submission, opportunity }) => ({
      opportunity: opportunity.title,
      company: opportunity.company,
      status: submission.status,
      notes: submission.notes,
      decisionNote: submission.decisionNote,
      at: submission.createdAt,
    })),
    projects: projectsOf(db, ids.modelId).map(({ project, joinedAt }) => ({
      title: project.title,
      status: project.status,
      joinedAt,
    })),
    bookings: repository.bookingsNaming(db, ids.modelId),
    signIns: repository.signInsOf(db, ids.accountId),
    links: repository.linksOf(db, ids.accountId, ids.modelId),
    audit: repository.auditOf(db, ids),
    fromYourAddress:
      address?.data ??
      'Left out, because this email address was never confirmed. Setting a new password by mail confirms it.',
  }
  const files = items.flatMap(({ file }) => (file ? [file] : []))
  return { data, files: [...files, ...(address?.files ?? [])] }
}

/** What arrived from the address through the public forms, and what was mailed to it. */
function ofAddress(db: House['db'], email: string) {
  let number = 0
  const applications = applicationsFrom(db, email).map(({ application, files }) => ({
    application,
    files: files.map(({ media }) =>
      packed(media, 'application', ++number, media.originalName.replace(/\.[^.]*$/, '')),
    ),
  }))
  const data = {
    applications: applications.map(({ application, files }) => applicationData(application, files)),
    enquiries: repository.enquiriesFrom(db, email),
    bookings: repository.bookingsFrom(db, email),
    newsletter: repository.subscriptionOf(db, email),
    mails: repository.mailsTo(db, email),
  }
  return { data, files: applications.flatMap(({ files }) => files) }
}

/** Those whose files are there: a picture may still be in the making. */
async function present({ storage }: House, files: readonly Packed[]): Promise<Packed[]> {
  const found: Packed[] = []
  for (const each of files) if ((await storage.size(each.media.id, each.file)) !== null) found.push(each)
  return found
}

/**
 * Streamed: a file is opened when its turn comes, so that memory stays small however much there is; nothing is opened
 * before somebody reads, and what is open is closed when the reader leaves. A file that has gone by then is left out:
 * over a slow line that is minutes later.
 */
async function* archive(house: House, data: string, files: readonly Packed[]): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  zip.on('error', (error: Error) => stream.destroy(error))
  zip.addBuffer(Buffer.from(data), 'data.json')
  const filled = fill(zip, stream, house, files).catch((error: Error) => void stream.destroy(error))
  try {
    yield* stream
  } finally {
    await filled
  }
}

/** One file after the other. yazl listens for no error of a stream that it is handed: here that is done. */
async function fill(zip: ZipFile, stream: Readable, { storage }: House, files: readonly Packed[]) {
  let open: Readable | null = null
  stream.once('close', () => open?.destroy())
  for (const { media, file, path } of files) {
    open = await storage.open(media.id, file)
    if (!open) continue
    if (stream.destroyed) return void open.destroy()
    zip.addReadStream(open, path, { compress: false, mtime: new Date(media.createdAt) })
    await once(open, 'close')
  }
  zip.end()
}
