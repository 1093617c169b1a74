import type { SheetContent } from '../../../../shared/desk/callSheets/sheetContent'
import type {
  CallSheetRecord,
  SheetEdition,
  SheetReceipt,
  SheetRecipient,
} from '../../../../shared/desk/callSheets/sheetViews'
import { spacedPhone } from '../../../core/text/phones'
import { storedFace } from '../../roster/publicRoster/rules'
import type { contactsOf } from '../clients/repository'
import type { findWhole, openDatesOf } from '../jobs/repository'
import type { linksOf, ReceiptRow } from './links.repository'
import type { confirmedOn, SheetRow, sheetsOfDate, sheetsOfJob } from './repository'
import { callsOf, emptySheet, habitsOf, nameOnSheet, usualWay } from './rules'

export type Job = NonNullable<ReturnType<typeof findWhole>>
export type DateRow = ReturnType<typeof openDatesOf>[number]
type Confirmed = ReturnType<typeof confirmedOn>

const editionView = ({ sheet, issuer }: { sheet: SheetRow; issuer: string | null }): SheetEdition => {
  const { id, number, state, content, changes, issuedAt, version } = sheet
  return { id, number, state, content, changes, issuedAt, issuedBy: issuer, version }
}

/** A sheet as it would begin: from the job, its date, and the last sheet for this client. */
export function filledSheet(
  { job, contact }: Job,
  date: DateRow,
  { last, confirmed }: { last: Pick<SheetRow, 'content'> | undefined; confirmed: Confirmed },
): SheetContent {
  return {
    ...emptySheet(date.day),
    isNight: date.part === 'night',
    ...(contact && { setContact: contact.name, setPhone: contact.phone ?? '' }),
    ...(last && habitsOf(last.content)),
    production: job.title,
    brand: job.brand ?? '',
    place: date.place ?? '',
    usage: job.usageWords ?? '',
    wrap: date.wrapTime ?? '',
    calls: callsOf(confirmed, [], date.callTime ?? ''),
  }
}

/** What a sheet says with the talents who are confirmed now, and the day and title as they are. */
export function presentSheet(
  { job }: Pick<Job, 'job'>,
  date: DateRow,
  content: SheetContent,
  confirmed: Confirmed,
): SheetContent {
  return {
    ...content,
    day: date.day,
    isNight: date.part === 'night',
    production: job.title,
    brand: job.brand ?? '',
    calls: callsOf(confirmed, content.calls, date.callTime ?? ''),
  }
}

/** The rows of a date's call sheet. */
export type SheetRows = Linked & {
  whole: Job
  date: DateRow
  /** all dates of the job that are not cancelled */
  dates: readonly DateRow[]
  /** the editions of this date, the newest first */
  sheets: ReturnType<typeof sheetsOfDate>
  ofJob: ReturnType<typeof sheetsOfJob>
  confirmed: Confirmed
  /** the last sheet for the client of the job, where none of this date is begun */
  last: Pick<SheetRow, 'content'> | undefined
  contacts: ReturnType<typeof contactsOf>
}

/** The call sheet of one date, with who gets it and what became of it. */
export function sheetView(rows: SheetRows, now: Date): CallSheetRecord {
  const { whole, date, ofJob, confirmed, links, receipts } = rows
  const { job } = whole
  const editions = rows.sheets.map(editionView)
  const draft = editions.find(({ state }) => state === 'draft') ?? null
  const issued = editions.find(({ state }) => state === 'issued') ?? null
  const newest = draft ?? issued
  return {
    job: { id: job.id, number: job.number, title: job.title },
    dates: rows.dates.map(({ id, day }) => {
      const own = ofJob.filter(({ sheet }) => sheet.jobDateId === id)
      return {
        id,
        day,
        number: own.find(({ sheet }) => sheet.state === 'issued')?.sheet.number ?? null,
        hasDraft: own.some(({ sheet }) => sheet.state === 'draft'),
      }
    }),
    date: { id: date.id, day: date.day },
    draft,
    issued,
    editions: editions
      .filter(({ state }) => state !== 'draft')
      .map(({ number, issuedAt, changes }) => ({ number, issuedAt, changes })),
    content: newest ? presentSheet(whole, date, newest.content, confirmed) : filledSheet(whole, date, rows),
    others: ofJob
      .filter(({ sheet }) => sheet.jobDateId !== date.id)
      .map(({ day, sheet }) => ({ day, content: sheet.content })),
    recipients: recipientsView(confirmed, issued, { links, receipts }),
    contacts: rows.contacts
      .filter(({ id, leftAt }) => leftAt === null && !links.some(({ link }) => link.contactId === id))
      .map(({ id, name }) => ({ id, name })),
    isHeld: issued !== null && receipts.some((receipt) => isHeld(receipt, now)),
  }
}

/** A mail that waits for longer than an issue can be undone waits for the morning. */
const HELD_MS = 31 * 60_000
const isHeld = ({ mailDueAt, sentVia }: ReceiptRow, now: Date): boolean =>
  sentVia === 'mail' && mailDueAt !== null && Date.parse(mailDueAt) > now.getTime() + HELD_MS

export type Issued = Pick<SheetEdition, 'number' | 'content'> | null

type Linked = { links: ReturnType<typeof linksOf>; receipts: readonly ReceiptRow[] }

/** Who gets the sheets of a date: its confirmed talents, then everybody who was added. */
export function recipientsView(
  confirmed: Confirmed,
  issued: Issued,
  { links, receipts }: Linked,
): SheetRecipient[] {
  const of = (linkId: string | null) => receipts.filter((each) => each.linkId === linkId)
  const stateOf = (linkId: string | null, given: { phone: string | null; email: string | null }) => {
    const reach = { ...given, phone: given.phone && spacedPhone(given.phone) }
    const [last] = of(linkId)
    const current = last && last.number === issued?.number ? receiptView(last) : null
    return { ...reach, way: last?.sentVia ?? usualWay(reach), receipt: current }
  }
  const talents = confirmed.map((person): SheetRecipient => {
    const { claim, model, accountPhone, face } = person
    const linkId = links.find(({ link }) => link.claimId === claim.id)?.link.id ?? null
    const call = issued?.content.calls.find(({ claimId }) => claimId === claim.id)?.call || null
    const reach = { phone: accountPhone ?? model?.phone ?? null, email: model?.email ?? null }
    return {
      key: claim.id,
      linkId,
      name: nameOnSheet(person),
      function: null,
      isTalent: true,
      face: storedFace(face),
      call,
      ...stateOf(linkId, reach),
    }
  })
  const others = links
    .filter(({ link }) => link.claimId === null)
    .map(
      ({ link, contact }): SheetRecipient => ({
        key: link.id,
        linkId: link.id,
        name: contact?.name ?? (link.name || 'Contact'),
        function: link.function ?? contact?.function ?? null,
        isTalent: false,
        face: null,
        call: null,
        ...stateOf(link.id, { phone: contact?.phone ?? link.phone, email: contact?.email ?? link.email }),
      }),
    )
  return [...talents, ...others]
}

const receiptView = ({
  number,
  sentVia,
  sentAt,
  bouncedAt,
  seenAt,
  acknowledgedAt,
  reachedByPhoneAt,
  question,
  askedAt,
  answer,
}: ReceiptRow): SheetReceipt => ({
  number,
  way: sentVia,
  sentAt,
  bouncedAt,
  seenAt,
  acknowledgedAt,
  reachedByPhoneAt,
  question,
  askedAt,
  answer,
})
