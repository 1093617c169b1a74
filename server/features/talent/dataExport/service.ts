import { agency } from '../../../../shared/agency'
import type { AppContext, TalentContext } from '../../../core/context'
import { notFound } from '../../../core/errors'
import { zipStream } from '../../../core/files/zipStream'
import { audit } from '../../../core/security/audit'
import { findAccount } from '../../access/accounts/repository'
import { signupRequestsFrom } from '../../intake/signupRequests/repository'
import { statementsOf } from '../../money/statements/own.service'
import { boardsOfModels } from '../../roster/boards/repository'
import { exportedReadings } from '../../roster/measurements/repository'
import { itemsOf } from '../../roster/portfolio/repository'
import { findTalent } from '../../roster/profile/repository'
import { opportunityApplicationsOf, projectsOf } from '../dashboard/repository'
import { documentsOf } from '../documents/repository'
import * as desk from './desk.repository'
import * as repository from './repository'
import {
  accountData,
  documentData,
  type Packed,
  packed,
  portfolioData,
  profileData,
  signupRequestData,
} from './views'

/**
 * Everything stored about the caller as a ZIP (P3): `data.json` and the files. Submissions from its e-mail
 * address are included only when the address is verified, because anybody can sign up with another's. Throws
 * 429 after too many in an hour.
 */
export async function exportOwnData(ctx: TalentContext): Promise<AsyncIterable<Uint8Array>> {
  const { account, modelId } = ctx.session
  await ctx.limits.count('ownData', account.id)
  const { data, files } = collect(ctx)
  const there = await present(ctx, files)
  audit(ctx.db, ctx.clock(), 'data exported', account, modelId)
  return zipStream(
    { 'data.json': JSON.stringify(data, null, 2) },
    there.map(({ media, file, path }) => ({
      path,
      at: new Date(media.createdAt),
      open: () => ctx.storage.open(media.id, file),
    })),
  )
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
  const documents = documentsOf(db, ids.modelId).map((row, at) => ({
    row,
    file: row.media ? packed(row.media, 'documents', at + 1, row.document.kind) : undefined,
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
    documents: documents.map(({ row, file }) => documentData(row, file)),
    boards: (boardsOfModels(db, [ids.modelId]).get(ids.modelId) ?? []).map(({ name }) => name),
    measurements: exportedReadings(db, ids.modelId),
    ratings: repository.ratingsOf(db, ids.modelId),
    profileViews: repository.viewsByDay(db, ids.modelId),
    opportunityApplications: opportunityApplicationsOf(db, ids.modelId).map(
      ({ application, opportunity }) => ({
        opportunity: opportunity.title,
        company: opportunity.company,
        status: application.status,
        notes: application.notes,
        decisionNote: application.decisionNote,
        at: application.createdAt,
      }),
    ),
    projects: projectsOf(db, ids.modelId).map(({ project, joinedAt }) => ({
      title: project.title,
      status: project.status,
      joinedAt,
    })),
    mentorMessages: repository.mentorMessagesOf(db, ids.modelId),
    jobs: desk.jobDatesOf(db, ids.modelId),
    daysNotFree: desk.bookoutsOf(db, ids.modelId),
    callSheets: desk.callSheetsOf(db, ids.modelId),
    hours: desk.hoursOf(db, ids.modelId),
    usages: desk.usagesOf(db, ids.modelId),
    writtenTo: desk.textsTo(db, ids.modelId),
    statements: statementsOf({ db }, ids.modelId),
    shownIn: desk.packagesWith(db, ids.modelId),
    bookings: repository.bookingsNaming(db, ids.modelId),
    signIns: repository.signInsOf(db, ids.accountId),
    phones: repository.phonesOf(db, ids.accountId),
    links: repository.linksOf(db, ids.accountId, ids.modelId),
    audit: repository.auditOf(db, ids),
    fromYourAddress:
      address?.data ??
      'Not included, because this email address was never confirmed. Reset your password by email to confirm it.',
  }
  const files = [...items, ...documents].flatMap(({ file }) => (file ? [file] : []))
  return { data, files: [...files, ...(address?.files ?? [])] }
}

/** Public submissions from the address, and mails to it. */
function ofAddress(db: AppContext['db'], email: string) {
  let number = 0
  const signupRequests = signupRequestsFrom(db, email).map(({ application, files }) => ({
    application,
    files: files.map(({ media }) =>
      packed(media, 'application', ++number, media.originalName.replace(/\.[^.]*$/, '')),
    ),
  }))
  const data = {
    signupRequests: signupRequests.map(({ application, files }) => signupRequestData(application, files)),
    enquiries: repository.enquiriesFrom(db, email),
    bookings: repository.bookingsFrom(db, email),
    newsletter: repository.subscriptionOf(db, email),
    mails: repository.mailsTo(db, email),
  }
  return { data, files: signupRequests.flatMap(({ files }) => files) }
}

/** Drops files that do not exist yet: a picture may still be processed. */
async function present({ storage }: AppContext, files: readonly Packed[]): Promise<Packed[]> {
  const found: Packed[] = []
  for (const each of files) if ((await storage.size(each.media.id, each.file)) !== null) found.push(each)
  return found
}
