import type { SheetOfJob } from '../../../../shared/desk/callSheets/callSheets'
import type { HoursSaving } from '../../../../shared/desk/callSheets/hours'
import {
  type DayHours,
  hoursOfFee,
  overtimeOf,
  type VoucherText,
} from '../../../../shared/desk/callSheets/hoursLists'
import { plainDay } from '../../../../shared/desk/dayWords'
import type { JobRecord } from '../../../../shared/desk/jobs/jobs'
import { localDay } from '../../../../shared/format'
import { paths } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict, conflictWith, invalid, notFound } from '../../../core/errors'
import { derivedToken, sha256 } from '../../../core/security/secrets'
import { chatNumber } from '../../../core/text/phones'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { findClaimDate } from '../callSheets/repository'
import { dateOf } from '../callSheets/service'
import { findClaim } from '../claims/repository'
import { actorOf } from '../decisions/activities.service'
import { callsOn, contactOn, hoursOn } from './day.service'
import { addEntry, noteConfirmed } from './entries.service'
import * as repository from './repository'

/** The hours of a date, by the job's id or number; without a date of the next one ahead. Throws 404, 409 without a date. */
export function readHours(ctx: Pick<AppContext, 'db' | 'clock'>, given: SheetOfJob): DayHours {
  const { whole, date } = dateOf(ctx, given)
  return hoursOn(ctx, whole, date)
}

/**
 * Keeps hours that the booker was told. What was confirmed is only corrected with a reason, and both stay. Throws 404,
 * 400 before the day and without a reason, 409 for a talent who is not confirmed and where a colleague was faster.
 */
export function saveHours(ctx: SignedInContext, given: HoursSaving): DayHours {
  const { db } = ctx
  const claim = findClaim(db, given.claimId)?.claim
  if (!claim) throw notFound('Talent')
  const of = { job: claim.jobId, dateId: given.dateId }
  transaction(db, () => {
    const { date } = dateOf(ctx, of)
    if (date.day > localDay(ctx.clock())) throw invalid('onSet', 'This day is ahead')
    const place = findClaimDate(db, claim.id, date.id)
    if (place?.state !== 'confirmed' && place?.state !== 'done')
      throw conflict('This talent is not confirmed for the day.')
    const last = repository.lastEntry(db, place.id)
    if ((given.number ?? last?.number ?? 0) !== (last?.number ?? 0))
      throw conflictWith('These hours were changed in the meantime.', {
        kind: 'changed',
        since: [],
        now: null,
      })
    const wasConfirmed = last?.confirmedAt != null
    if (wasConfirmed && !given.reason) throw invalid('reason', 'Say why confirmed hours are corrected')
    const isConfirmed = given.isConfirmed || wasConfirmed
    addEntry(ctx, place, date, given, {
      call: callsOn(db, date)(claim.id),
      via: given.isConfirmed ? 'phone' : 'desk',
      saidBy: given.saidBy,
      isEarly: given.isEarly,
      reason: given.reason ?? null,
      confirmedBy: isConfirmed ? given.saidBy : null,
    })
    if (isConfirmed) noteConfirmed(ctx, date, actorOf(ctx))
  })
  return readHours(ctx, of)
}

/** The confirmed minutes of a job's talents beyond the hours of their fees; the last word on each day counts. */
export function confirmedOvertime(db: Db, job: Pick<JobRecord, 'id' | 'dates' | 'claims'>) {
  const counted = new Set<string>()
  const settings = readDeskSettings(db)
  return repository.entriesOfJob(db, job.id).flatMap(({ entry, claimId, jobDateId }) => {
    if (counted.has(entry.claimDateId)) return []
    counted.add(entry.claimDateId)
    const claim = job.claims.find(({ id }) => id === claimId)
    const part = job.dates.find(({ id }) => id === jobDateId)?.part
    const hours = claim && part ? hoursOfFee(claim.feeUnit, part, settings) : null
    if (entry.confirmedAt === null || entry.paidMinutes === null || hours === null) return []
    return [{ claimId, jobDateId, minutes: overtimeOf(entry.paidMinutes, hours) }]
  })
}

/** The text for the client's contact with the link to the hours; makes the link where there is none. Throws as `readHours`. */
export function textForContact(ctx: SignedInContext, given: SheetOfJob): VoucherText {
  const { db } = ctx
  const { whole, date } = dateOf(ctx, given)
  const { contact, contactPhone } = contactOn(db, whole, date)
  const token = transaction(db, () => {
    const link = repository.livingLink(db, date.id)
    const id = link?.id ?? newId()
    const secret = derivedToken(ctx.secrets, 'voucher', id)
    const tokenHash = sha256(secret)
    if (link) repository.updateLink(db, id, { tokenHash })
    else
      repository.insertLink(db, { id, jobDateId: date.id, tokenHash, createdAt: ctx.clock().toISOString() })
    return secret
  })
  const greeting = contact ? `Hello ${contact.split(' ')[0]}` : 'Hello'
  const url = publicUrl(ctx.config) + paths.voucher(token)
  return {
    text: `${greeting}, please look over the hours of ${plainDay(date.day)}, ${whole.job.title}, and confirm them: ${url}`,
    phone: chatNumber(contactPhone),
  }
}

/** Ends the link of a date; the next text has another one. Throws as `readHours`. */
export function endLink(ctx: SignedInContext, given: SheetOfJob): DayHours {
  const { date } = dateOf(ctx, given)
  const link = repository.livingLink(ctx.db, date.id)
  if (link) repository.updateLink(ctx.db, link.id, { revokedAt: ctx.clock().toISOString() })
  return readHours(ctx, given)
}
