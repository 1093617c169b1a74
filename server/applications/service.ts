import { agency } from '../../shared/agency'
import type { ApplicationRequest } from '../../shared/applications'
import { AGE_MIN } from '../../shared/limits'
import { messages } from '../../shared/messages'
import { NOTICE_VERSION } from '../../shared/notices'
import { fold } from '../../shared/text'
import { publicUrl } from '../core/config'
import type { Context } from '../core/context'
import { transaction } from '../core/database'
import { invalid } from '../core/errors'
import { once } from '../core/idempotency'
import { newId } from '../core/ids'
import { queueMail } from '../core/outbox'
import { applicationReceipt, applicationToAgency } from '../letters/applications'
import { claimMedia, findMedia } from '../media/repository'
import { mediaIdOf } from '../media/rules'
import * as repository from './repository'
import { combinedNotes, displayName, statedAge } from './rules'

const HOME = 'India' // country fixed in the application request (section 9)

/**
 * Keeps an application, claims the files that its links name, and queues two mails, to the agency and as a receipt,
 * in one transaction (section 7, `external/model-signup-request`; R1, R11). Somebody under 18 is refused and nothing
 * of it is kept (P2). A link to one of our files must name an anonymous upload that nobody has used yet (S25); every
 * other link is kept as it is and never fetched. What fills the honeypot is kept, marked, and mailed to nobody (S34).
 * The same Idempotency-Key and body give the same id (R12). 429 when one address sends too many.
 */
export async function submitApplication(ctx: Context, input: ApplicationRequest): Promise<{ id: string }> {
  await ctx.limits.count('application', ctx.address)
  const now = ctx.clock()
  const age = statedAge(input, now.toISOString().slice(0, 10))
  if (age !== null && age < AGE_MIN) throw invalid('age', messages.profile.underage)
  const { id } = transaction(ctx.db, () =>
    once(ctx.db, now, { scope: 'application', key: ctx.idempotencyKey, body: input }, () =>
      keep(ctx, input, age, now),
    ),
  )
  return { id }
}

function keep(ctx: Context, input: ApplicationRequest, age: number | null, now: Date): string {
  const { website, dateOfBirth: _, portfolioLinks, ...given } = input
  const site = publicUrl(ctx.config)
  const fileAt = portfolioLinks.map((link) => mediaIdOf(link, site))
  const application = {
    ...given,
    id: newId(),
    age,
    country: given.country ?? HOME,
    notes: given.notes ?? combinedNotes({ ...given, age }),
    portfolioLinks: portfolioLinks.filter((_link, place) => fileAt[place] === null),
    status: 'pending' as const,
    isSpam: website !== '',
    noticeVersion: NOTICE_VERSION,
    searchText: fold([given.stageName, given.name, given.email, given.city].join('\n')),
    createdAt: now.toISOString(),
  }
  repository.insertApplication(ctx.db, application)
  for (const [place, mediaId] of fileAt.entries())
    if (mediaId !== null) claimFile(ctx, application.id, mediaId, place, now)
  if (!application.isSpam) {
    const letter = {
      ...application,
      displayName: displayName(application),
      links: application.portfolioLinks,
      files: portfolioLinks.length - application.portfolioLinks.length,
    }
    queueMail(ctx.db, now, applicationToAgency(letter, agency.contact.email, site))
    queueMail(ctx.db, now, applicationReceipt(letter))
  }
  return application.id
}

/** Only a file that came without a sign-in may be claimed here: a talent's own upload stays the talent's. */
function claimFile(ctx: Context, applicationId: string, mediaId: string, place: number, now: Date) {
  const isAnonymous = findMedia(ctx.db, mediaId)?.ownerId === null
  if (!isAnonymous || !claimMedia(ctx.db, mediaId, now.toISOString()))
    throw invalid(`portfolioLinks.${place}`, messages.server.mediaGone)
  repository.insertFile(ctx.db, applicationId, mediaId, place)
}
