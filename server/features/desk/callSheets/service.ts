import type { SheetOfJob, SheetPerson, SheetSaving } from '../../../../shared/desk/callSheets/callSheets'
import { SHEET_PEOPLE_MAX } from '../../../../shared/desk/callSheets/callSheets'
import type { CallSheetRecord, SheetReceipts } from '../../../../shared/desk/callSheets/sheetViews'
import { localDay } from '../../../../shared/format'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { defined } from '../../../core/defined'
import { conflict, conflictWith, invalid, notFound } from '../../../core/errors'
import { derivedToken, sha256 } from '../../../core/security/secrets'
import { findContact } from '../clients/repository'
import { datesWithVoucher } from '../hours/repository'
import { findWhole, openDatesOf } from '../jobs/repository'
import * as linked from './links.repository'
import { filledSheet, presentSheet, readSheetOf, recipientsOf } from './reading.service'
import * as repository from './repository'
import { callsOf, firstCallOf, mailFrom, usualWay } from './rules'

type Reading = Pick<AppContext, 'db' | 'clock'>

/** A job by its number or its id. Throws 404. */
function wholeOf(db: Reading['db'], key: string) {
  const whole = findWhole(db, { number: key }) ?? findWhole(db, { id: key })
  if (!whole) throw notFound('Job')
  return whole
}

/** A job and one of its dates that is not cancelled; without a date the next one ahead. Throws 404, 409 without any date. */
export function dateOf({ db, clock }: Reading, { job: key, dateId }: SheetOfJob) {
  const whole = wholeOf(db, key)
  const dates = openDatesOf(db, whole.job.id)
  if (dates.length === 0) throw conflict('Give the job a date first.')
  const today = localDay(clock())
  const next = dates.find(({ day }) => day >= today) ?? dates.at(-1)
  const date = dateId ? dates.find(({ id }) => id === dateId) : next
  if (!date) throw notFound('Date')
  return { whole, date }
}

/** The call sheet of a date. Throws as `dateOf`. */
export function readSheet(ctx: Reading, given: SheetOfJob): CallSheetRecord {
  const { whole, date } = dateOf(ctx, given)
  return readSheetOf(ctx, whole, date)
}

/** Who gets the sheets of a job and what became of them, for each date with an issued one. Throws 404. */
export function readReceipts({ db }: Reading, { job: key }: Pick<SheetOfJob, 'job'>): SheetReceipts[] {
  const whole = wholeOf(db, key)
  const vouchers = datesWithVoucher(db, whole.job.id)
  return openDatesOf(db, whole.job.id).flatMap(({ id, day }) => {
    const issued = repository.issuedOf(db, id)
    if (!issued) return []
    return [
      {
        dateId: id,
        day,
        number: issued.number,
        recipients: recipientsOf(db, id, issued),
        hasVoucher: vouchers.has(id),
      },
    ]
  })
}

/** A colleague was faster. */
export const changed = () =>
  conflictWith('A colleague has changed this call sheet in the meantime.', {
    kind: 'changed',
    since: [],
    now: null,
  })

/**
 * Keeps the next sheet of a date. It begins as the one before, or filled from the job; absent fields stay. Throws as
 * `dateOf`, and 409 for a stale version.
 */
export function saveSheet(ctx: SignedInContext, given: SheetSaving): CallSheetRecord {
  const { db } = ctx
  const { job: _, dateId, version, decisionKey: __, calls, ...texts } = given
  return transaction(db, () => {
    const { whole, date } = dateOf(ctx, given)
    const all = repository.sheetsOfDate(db, dateId).map(({ sheet }) => sheet)
    const draft = all.find(({ state }) => state === 'draft')
    if ((draft?.version ?? 0) !== (version ?? draft?.version ?? 0)) throw changed()
    const base = draft ?? all[0]
    const before = base ? presentSheet(db, whole, date, base.content) : filledSheet(db, whole, date)
    const content = {
      ...before,
      ...defined(texts),
      ...(calls && {
        calls: callsOf(repository.confirmedOn(db, dateId), calls, date.callTime ?? ''),
      }),
    }
    if (draft) repository.updateDraft(db, draft, { content })
    else
      repository.insertSheet(db, {
        id: newId(),
        jobId: whole.job.id,
        jobDateId: dateId,
        number: (all[0]?.number ?? 0) + 1,
        content,
        createdAt: ctx.clock().toISOString(),
      })
    return readSheetOf(ctx, whole, date)
  })
}

/** The secret of a link: each number of the sheet goes out with the same address. */
export const tokenOf = ({ secrets }: Pick<AppContext, 'secrets'>, linkId: string): string =>
  derivedToken(secrets, 'call sheet', linkId)

/** Adds a link to a date; returns its id. */
export function addLink(
  ctx: SignedInContext,
  row: Omit<Parameters<typeof linked.insertLink>[1], 'id' | 'tokenHash' | 'createdAt'>,
): string {
  const id = newId()
  const tokenHash = sha256(tokenOf(ctx, id))
  linked.insertLink(ctx.db, { ...row, id, tokenHash, createdAt: ctx.clock().toISOString() })
  return id
}

/** Who is added to a date: a contact, or the name and ways that were given. Throws 400. */
function addedPerson({ db }: Reading, given: SheetPerson, dateId: string) {
  const contact = given.contactId ? findContact(db, given.contactId) : undefined
  if (given.contactId && !contact) throw invalid('contactId', 'Choose a contact')
  if (!contact && !given.name) throw invalid('name', 'Enter a name')
  const phone = contact?.phone ?? given.phone ?? null
  const email = contact?.email ?? given.email ?? null
  const way = usualWay({ phone, email })
  if (way === 'none') throw invalid('phone', 'Enter a phone number or an email address')
  const others = linked.linksOf(db, dateId).filter(({ link }) => link.claimId === null)
  if (others.length >= SHEET_PEOPLE_MAX) throw invalid('name', `At most ${SHEET_PEOPLE_MAX} people`)
  if (contact && others.some(({ link }) => link.contactId === contact.id))
    throw invalid('contactId', 'This contact gets it already')
  // A contact's name and numbers stay in one place, so that they can be forgotten.
  const row = contact
    ? { contactId: contact.id, name: '', phone: null, email: null }
    : { contactId: null, name: given.name ?? '', phone, email }
  return { row: { ...row, function: given.function ?? null }, way }
}

/**
 * Adds somebody who gets the sheets of a date: a contact, or somebody of the crew by name and phone. Who comes after the
 * issue gets the sheet that holds, outside quiet hours. Throws 400 without a name or a way, and above sixty people.
 */
export function addPerson(ctx: SignedInContext, given: SheetPerson): CallSheetRecord {
  const { db } = ctx
  transaction(db, () => {
    const { date } = dateOf(ctx, given)
    const { row, way } = addedPerson(ctx, given, date.id)
    const linkId = addLink(ctx, { ...row, jobDateId: date.id })
    const issued = repository.issuedOf(db, date.id)
    if (!issued) return
    linked.insertReceipt(db, {
      id: newId(),
      linkId,
      number: issued.number,
      sentVia: way,
      mailDueAt: way === 'mail' ? mailFrom(ctx.clock(), firstCallOf(issued.content)).toISOString() : null,
    })
  })
  return readSheet(ctx, given)
}

/** The link of a recipient, with its date. Throws 404 for an unknown or ended one. */
export function linkOf({ db }: Pick<AppContext, 'db'>, linkId: string) {
  const link = linked.findLink(db, linkId)
  const date = link && link.revokedAt === null ? repository.findDate(db, link.jobDateId) : undefined
  if (!link || !date) throw notFound('Recipient')
  return { link, date, of: { job: date.jobId, dateId: date.id } }
}

/** Takes somebody who was added off again; the link opens nothing any more. Throws 404, 409 for a talent of the day. */
export function removePerson(ctx: SignedInContext, { linkId }: { linkId: string }): CallSheetRecord {
  const { link, of } = linkOf(ctx, linkId)
  if (link.claimId !== null)
    throw conflict('A talent of the day gets the call sheet. Cancel the talent instead.')
  linked.updateLink(ctx.db, linkId, { revokedAt: ctx.clock().toISOString() })
  return readSheet(ctx, of)
}
