import { agency } from '../../../../shared/agency'
import { fillText } from '../../../../shared/agency/textPurposes'
import { daySpans, deskMomentOnPaper } from '../../../../shared/desk/dayWords'
import { ordinal, rankedOption } from '../../../../shared/desk/deskWords'
import type { JobRecord } from '../../../../shared/desk/jobs/jobs'
import type { ClientText, WrittenText } from '../../../../shared/desk/walks'
import { money } from '../../../../shared/format'
import type { SignedInContext } from '../../../core/context'
import { conflict } from '../../../core/errors'
import { chatNumber } from '../../../core/text/phones'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { readMessageTexts } from '../../agency/settings/texts.repository'
import { findContact } from '../clients/repository'
import { readJob } from '../jobs/service'
import * as repository from './repository'
import { dayWords, jobWords } from './rules'

type Purpose = ClientText['purpose']
type Claim = JobRecord['claims'][number]

const isShown = (purpose: Purpose, { state, rank }: Claim['dates'][number]) =>
  purpose === 'confirmation'
    ? state === 'confirmed'
    : state === 'option' && (purpose !== 'first' || rank === 1)

/** Each talent with the days that this text is about: `Zoya: 20–21 Mar, 2nd option`. Nobody else's options (D34). */
function talentsOf(job: JobRecord, purpose: Purpose) {
  const dayOf = new Map(job.dates.map(({ id, day }) => [id, day]))
  return job.claims.flatMap((claim) => {
    const dates = claim.dates.filter((date) => isShown(purpose, date))
    if (dates.length === 0) return []
    const days = daySpans(dates.flatMap(({ jobDateId }) => dayOf.get(jobDateId) ?? []))
    const rank = Math.max(...dates.map((date) => date.rank ?? 0))
    return [
      {
        line: [`${claim.modelName}: ${days}`, rank > 0 && rankedOption(rank)].filter(Boolean).join(', '),
        until: claim.expiresAt,
      },
    ]
  })
}

/**
 * What the contact of a job is written, in their language; a chosen one becomes theirs. Throws 404, and 409 where the job
 * has no contact or nothing of this kind.
 */
export function writeToClient(
  ctx: SignedInContext,
  { jobId, purpose, language: chosen }: ClientText,
): WrittenText & { phone: string | null } {
  const { db } = ctx
  const job = readJob(ctx, { id: jobId })
  const contact = job.contact && findContact(db, job.contact.id)
  if (!contact) throw conflict('Choose a contact of the client first.')
  const talents = talentsOf(job, purpose)
  if (purpose === 'price' && job.budgetPaise === null) throw conflict('Enter the price of this job first.')
  if (purpose !== 'price' && talents.length === 0)
    throw conflict(
      purpose === 'confirmation'
        ? 'Nobody is confirmed.'
        : `Nobody is on ${purpose === 'first' ? `${ordinal(1)} ` : ''}option.`,
    )
  const language = chosen ?? contact.textLanguage ?? 'en'
  if (chosen && chosen !== contact.textLanguage) repository.keepContactLanguage(db, contact.id, chosen)
  const until = talents.flatMap((each) => each.until ?? []).toSorted()[0]
  const text = fillText(readMessageTexts(db)[purpose][language], {
    name: contact.name.split(' ')[0] ?? contact.name,
    job: jobWords(job),
    talents: talents.map(({ line }) => line).join('\n'),
    days: job.dates.flatMap((date) => (date.cancelledAt === null ? dayWords(date, language) : [])).join('\n'),
    until: until ? deskMomentOnPaper(until) : '',
    price: job.budgetPaise === null ? '' : money(job.budgetPaise / 100),
    usage: job.usageWords ?? '',
    terms: purpose === 'confirmation' ? readDeskSettings(db).clientTerms : '',
    agency: agency.name,
  })
  return { text, phone: chatNumber(contact.phone), language }
}
