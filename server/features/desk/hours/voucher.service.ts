import type { OwnHoursGiven, VoucherConfirming } from '../../../../shared/desk/callSheets/hours'
import {
  clockOf,
  hoursWords,
  type OwnHours,
  type SharedVoucher,
} from '../../../../shared/desk/callSheets/hoursLists'
import { localDay } from '../../../../shared/format'
import type { AppContext, RequestContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict, invalid, notFound } from '../../../core/errors'
import { asStream } from '../../../core/files/drawings'
import { sha256 } from '../../../core/security/secrets'
import { whomToCall } from '../../access/accounts/service'
import { findClaimDate, issuedOf } from '../callSheets/repository'
import { dayOff } from '../callSheets/rules'
import { linkForHours, talentOfLink } from '../callSheets/visits.service'
import { findWhole } from '../jobs/repository'
import { callsOn, contactOn, talentsOn } from './day.service'
import { addEntry, noteConfirmed } from './entries.service'
import { drawnVoucher, keepVoucher } from './file.service'
import * as repository from './repository'
import { isSame, isVoucherOver } from './rules'
import { entryView } from './views'

type Reading = Pick<AppContext, 'db' | 'clock'>

/** Unknown, ended, revoked, a cancelled day: nobody can tell one from the other. */
function found({ db, clock }: Reading, token: string) {
  const row = repository.findByToken(db, sha256(token))
  const isClosed =
    !row ||
    row.link.revokedAt !== null ||
    dayOff(row.date, row.job, null) !== null ||
    isVoucherOver(row.date.day, localDay(clock()))
  const whole = isClosed ? undefined : findWhole(db, { id: row.job.id })
  if (isClosed || !whole) throw notFound('Voucher')
  return { ...row, whole }
}

/** The hours of a day for the client's contact: no fee, no phone. Reading writes nothing. Throws one 404 for what is closed. */
export function openVoucher(ctx: Reading, { token }: { token: string }): SharedVoucher {
  const { db, clock } = ctx
  const { date, job, whole } = found(ctx, token)
  const { contact } = contactOn(db, whole, date)
  return {
    day: date.day,
    production: job.title,
    place: issuedOf(db, date.id)?.content.place || date.place || '',
    contact,
    booker: whomToCall(db, job.bookerId),
    isAhead: date.day > localDay(clock()),
    talents: talentsOn(db, date).map(({ claimId, name, call, entries }) => ({
      claimId,
      name,
      call,
      entries,
    })),
  }
}

/**
 * Confirms the hours of a day in a name, as they stood or as they are corrected; what the talent said stays beside a
 * correction. Talents without hours wait. What was confirmed before is not corrected a second time. Throws 404, 400, 409
 * before the day and for hours that were confirmed, 429 above 60 a minute.
 */
export async function confirmVoucher(
  ctx: RequestContext,
  given: VoucherConfirming,
): Promise<{ confirmed: number }> {
  const { db } = ctx
  const at = found(ctx, given.token)
  await ctx.limits.count('sheetWrite', at.link.id)
  if (at.date.day > localDay(ctx.clock()))
    throw conflict('This day is ahead. Confirm the hours when it is over.')
  const confirmed = transaction(db, () => {
    const { date } = at
    let confirmed = 0
    for (const { name, claimId, call } of talentsOn(db, date)) {
      const index = given.hours.findIndex((each) => each.claimId === claimId)
      const typed = given.hours[index]
      const place = findClaimDate(db, claimId, date.id)
      if (!typed || !place || (typed.onSet === '' && typed.wrapped === '')) continue
      const path = (field: string) => `hours.${index}.${field}`
      if (typed.onSet === '') throw invalid(path('onSet'), `Say when ${name} was on set`)
      if (typed.wrapped === '') throw invalid(path('wrapped'), `Say when ${name} wrapped`)
      const last = repository.lastEntry(db, place.id)
      const isKept = last !== undefined && isSame(last, typed)
      if (last?.confirmedAt) {
        if (isKept) continue
        throw conflict(
          `The hours of ${name} were confirmed by ${last.confirmedBy} at ${clockOf(last.confirmedAt)}: ${hoursWords(last)}. Call ${whomToCall(db, at.job.bookerId)} to change them.`,
        )
      }
      if (isKept) repository.confirmEntry(db, last.id, ctx.clock().toISOString(), given.name)
      else {
        const { reason = null } = typed
        const more = { call, via: 'link' as const, saidBy: given.name, reason, confirmedBy: given.name }
        addEntry(ctx, place, date, typed, more)
      }
      confirmed += 1
    }
    if (confirmed > 0) noteConfirmed(ctx, date, { id: null, name: given.name })
    return confirmed
  })
  if (confirmed > 0) await keepVoucher(ctx, { job: at.job.id, dateId: at.date.id })
  return { confirmed }
}

/** The voucher of a link as a PDF, as long as the link opens. Writes nothing. Throws 404 also before anything is confirmed. */
export async function downloadShared(ctx: RequestContext, { token }: { token: string }) {
  const { job, date } = found(ctx, token)
  return asStream(await drawnVoucher(ctx, { job: job.id, dateId: date.id }))
}

/** A talent's own hours by the link of the call sheet; null before the day and for who is no talent. Throws 404. */
export function readOwnHours(ctx: Reading, { token }: { token: string }): OwnHours | null {
  const at = talentOfLink(ctx, token)
  if (!at || at.date.day > localDay(ctx.clock())) return null
  const last = repository.lastEntry(ctx.db, at.place.id)
  return { entry: last ? entryView(last) : null, isOpen: !last?.confirmedAt }
}

/**
 * Keeps the own hours of a talent by the link of the call sheet. Throws as a press of that page, 400 for a correction
 * without times, 409 before the day, for hours that were confirmed and for a wrap before *On set*.
 */
export async function noteOwnHours(ctx: RequestContext, given: OwnHoursGiven): Promise<{ isNoted: true }> {
  const { db, clock } = ctx
  const { date, place, claimId, name } = await linkForHours(ctx, given.token)
  if (date.day > localDay(clock())) throw conflict('This day is ahead.')
  transaction(db, () => {
    const last = repository.lastEntry(db, place.id)
    if (last?.confirmedAt)
      throw conflict(`Your hours were confirmed by ${last.confirmedBy}. Call to change them.`)
    const now = clockOf(clock().toISOString())
    const { press, breakMinutes } = given
    // A second press on a slow net changes nothing.
    if (press === 'on set' && last) return
    if (press === 'wrapped' && last?.wrapped) return
    if (press === 'wrapped' && !last) throw conflict('Press On set first.')
    if (press === 'correct' && given.onSet === '') throw invalid('onSet', 'Say when you were on set')
    const said = {
      onSet: press === 'correct' ? given.onSet : press === 'on set' ? now : (last?.onSet ?? now),
      wrapped: press === 'correct' ? given.wrapped || null : press === 'wrapped' ? now : null,
      breakMinutes: press === 'on set' ? 0 : breakMinutes,
    }
    addEntry(ctx, place, date, said, { call: callsOn(db, date)(claimId), via: 'talent', saidBy: name })
  })
  return { isNoted: true }
}
