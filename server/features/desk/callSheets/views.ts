import type { SheetContent } from '../../../../shared/desk/callSheets/sheetContent'
import type {
  CallSheetRecord,
  SheetEdition,
  SheetReceipt,
  SheetRecipient,
} from '../../../../shared/desk/callSheets/sheetViews'
import type { AppContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { spacedPhone } from '../../../core/text/phones'
import { storedFace } from '../../roster/publicRoster/rules'
import { contactsOf } from '../clients/repository'
import { openDatesOf } from '../jobs/repository'
import * as linked from './links.repository'
import * as repository from './repository'
import { callsOf, emptySheet, habitsOf, nameOnSheet, usualWay } from './rules'

type Reading = Pick<AppContext, 'db' | 'clock'>
type Job = NonNullable<ReturnType<typeof import('../jobs/repository').findWhole>>
type DateRow = ReturnType<typeof openDatesOf>[number]

const editionView = ({
  sheet,
  issuer,
}: {
  sheet: repository.SheetRow
  issuer: string | null
}): SheetEdition => {
  const { id, number, state, content, changes, issuedAt, version } = sheet
  return { id, number, state, content, changes, issuedAt, issuedBy: issuer, version }
}

/** A sheet as it would begin: from the job, its date, and the last sheet for this client. */
export function filledSheet(
  { db }: Pick<AppContext, 'db'>,
  { job, contact }: Job,
  date: DateRow,
): SheetContent {
  const last = job.clientId === null ? undefined : repository.lastForClient(db, job.clientId)
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
    calls: callsOf(repository.confirmedOn(db, date.id), [], date.callTime ?? ''),
  }
}

/** What a sheet says with the talents who are confirmed now, and the day and title as they are. */
export function presentSheet(
  { db }: Pick<AppContext, 'db'>,
  { job }: Job,
  date: DateRow,
  content: SheetContent,
): SheetContent {
  return {
    ...content,
    day: date.day,
    isNight: date.part === 'night',
    production: job.title,
    brand: job.brand ?? '',
    calls: callsOf(repository.confirmedOn(db, date.id), content.calls, date.callTime ?? ''),
  }
}

/** The call sheet of one date, with who gets it and what became of it. */
export function sheetView(ctx: Reading, whole: Job, date: DateRow): CallSheetRecord {
  const { db } = ctx
  const { job, client } = whole
  const editions = repository.sheetsOfDate(db, date.id).map(editionView)
  const draft = editions.find(({ state }) => state === 'draft') ?? null
  const issued = editions.find(({ state }) => state === 'issued') ?? null
  const newest = draft ?? issued
  const ofJob = repository.sheetsOfJob(db, job.id)
  const links = linked.linksOf(db, date.id)
  const receipts = linked.receiptsOf(db, date.id)
  return {
    job: { id: job.id, number: job.number, title: job.title },
    dates: openDatesOf(db, job.id).map(({ id, day }) => {
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
    content: newest ? presentSheet(ctx, whole, date, newest.content) : filledSheet(ctx, whole, date),
    others: ofJob
      .filter(({ sheet }) => sheet.jobDateId !== date.id)
      .map(({ day, sheet }) => ({ day, content: sheet.content })),
    recipients: recipientsAmong(db, date.id, issued, { links, receipts }),
    contacts: (client ? contactsOf(db, [client.id]) : [])
      .filter(({ id, leftAt }) => leftAt === null && !links.some(({ link }) => link.contactId === id))
      .map(({ id, name }) => ({ id, name })),
    isHeld: issued !== null && receipts.some((receipt) => isHeld(receipt, ctx.clock())),
  }
}

/** A mail that waits for longer than an issue can be undone waits for the morning. */
const HELD_MS = 31 * 60_000
const isHeld = ({ mailDueAt, sentVia }: linked.ReceiptRow, now: Date): boolean =>
  sentVia === 'mail' && mailDueAt !== null && Date.parse(mailDueAt) > now.getTime() + HELD_MS

type Issued = Pick<SheetEdition, 'number' | 'content'> | null

/** Who gets the sheets of a date: its confirmed talents, then everybody who was added. */
export const recipientsOf = (
  { db }: Pick<AppContext, 'db'>,
  dateId: string,
  issued: Issued,
): SheetRecipient[] =>
  recipientsAmong(db, dateId, issued, {
    links: linked.linksOf(db, dateId),
    receipts: linked.receiptsOf(db, dateId),
  })

type Linked = { links: ReturnType<typeof linked.linksOf>; receipts: readonly linked.ReceiptRow[] }

function recipientsAmong(
  db: Db,
  dateId: string,
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
  const talents = repository.confirmedOn(db, dateId).map((person): SheetRecipient => {
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
}: linked.ReceiptRow): SheetReceipt => ({
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
