import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
  callSheets,
  claims,
  contacts,
  jobDates,
  jobs,
  models,
  roster,
  sheetLinks,
  sheetReceipts,
} from '../../../../drizzle/schema'
import type { DeskToday } from '../../../../shared/desk/desk'
import { localDay } from '../../../../shared/format'
import type { Face } from '../../../../shared/roster/faces'
import { columns } from '../../../core/db/columns'
import { type Db, query, statement, transaction } from '../../../core/db/database'
import { isMine } from '../jobs/mine.repository'

export type LinkRow = typeof sheetLinks.$inferSelect
export type ReceiptRow = typeof sheetReceipts.$inferSelect

/** The living links of a date with the contact and the talent as they are now, in the order of their making. */
export const linksOf = (db: Db, jobDateId: string) =>
  db
    .select({ link: sheetLinks, contact: contacts })
    .from(sheetLinks)
    .leftJoin(contacts, eq(contacts.id, sheetLinks.contactId))
    .where(and(eq(sheetLinks.jobDateId, jobDateId), isNull(sheetLinks.revokedAt)))
    .orderBy(asc(sheetLinks.createdAt), asc(sheetLinks.id))
    .all()

/** The living links of a model's claims with their dates and jobs, by day. */
export const linksOfModel = (db: Db, modelId: string) =>
  db
    .select({ link: sheetLinks, date: jobDates, job: jobs })
    .from(sheetLinks)
    .innerJoin(claims, eq(claims.id, sheetLinks.claimId))
    .innerJoin(jobDates, eq(jobDates.id, sheetLinks.jobDateId))
    .innerJoin(jobs, eq(jobs.id, jobDates.jobId))
    .where(and(eq(claims.modelId, modelId), isNull(sheetLinks.revokedAt)))
    .orderBy(asc(jobDates.day), asc(sheetLinks.createdAt))
    .all()

/** The faces of the talents of some claims; one without an open picture is left out. */
export const facesOfClaims = (db: Db, claimIds: readonly string[]): { id: string; face: Face }[] =>
  db
    .select({ id: claims.id, face: roster.face })
    .from(claims)
    .innerJoin(roster, eq(roster.id, claims.modelId))
    .where(inArray(claims.id, [...claimIds]))
    .all()
    .flatMap(({ id, face }) => (face === null ? [] : { id, face: JSON.parse(face) as Face }))

export const findLink = (db: Db, id: string) =>
  db.select().from(sheetLinks).where(eq(sheetLinks.id, id)).get()

export const insertLink = (db: Db, row: typeof sheetLinks.$inferInsert) =>
  db.insert(sheetLinks).values(row).run()

export const updateLink = (db: Db, id: string, values: Partial<LinkRow>) =>
  db.update(sheetLinks).set(values).where(eq(sheetLinks.id, id)).run()

const byToken = statement((db) =>
  db
    .select({ link: sheetLinks, date: jobDates, job: jobs })
    .from(sheetLinks)
    .innerJoin(jobDates, eq(jobDates.id, sheetLinks.jobDateId))
    .innerJoin(jobs, eq(jobs.id, jobDates.jobId))
    .where(eq(sheetLinks.tokenHash, sql.placeholder('hash')))
    .prepare(),
)
/** The link of a token with its date and job, whatever has become of them. */
export const findByToken = (db: Db, hash: string) => byToken(db).get({ hash })

/** The receipts of a date's links, the newest number first. */
export const receiptsOf = (db: Db, jobDateId: string): ReceiptRow[] =>
  db
    .select({ receipt: sheetReceipts })
    .from(sheetReceipts)
    .innerJoin(sheetLinks, eq(sheetLinks.id, sheetReceipts.linkId))
    .where(eq(sheetLinks.jobDateId, jobDateId))
    .orderBy(desc(sheetReceipts.number))
    .all()
    .map(({ receipt }) => receipt)

export const receiptsOfLink = (db: Db, linkId: string): ReceiptRow[] =>
  db
    .select()
    .from(sheetReceipts)
    .where(eq(sheetReceipts.linkId, linkId))
    .orderBy(desc(sheetReceipts.number))
    .all()

export const insertReceipt = (db: Db, row: typeof sheetReceipts.$inferInsert) =>
  db.insert(sheetReceipts).values(row).run()

export const updateReceipt = (db: Db, id: string, values: Partial<ReceiptRow>) =>
  db.update(sheetReceipts).set(values).where(eq(sheetReceipts.id, id)).run()

const byMail = statement((db) =>
  db
    .select({ receipt: sheetReceipts, link: sheetLinks })
    .from(sheetReceipts)
    .innerJoin(sheetLinks, eq(sheetLinks.id, sheetReceipts.linkId))
    .where(eq(sheetReceipts.mailId, sql.placeholder('mailId')))
    .prepare(),
)
/** What a mail in the outbox carries, if it carries a call sheet. */
export const receiptOfMail = (db: Db, mailId: string) => byMail(db).get({ mailId })

/** Receipts whose mail may be written now. */
export const dueReceipts = (db: Db, now: string) =>
  db
    .select({ receipt: sheetReceipts, link: sheetLinks, contact: contacts, date: jobDates, job: jobs })
    .from(sheetReceipts)
    .innerJoin(sheetLinks, eq(sheetLinks.id, sheetReceipts.linkId))
    .innerJoin(jobDates, eq(jobDates.id, sheetLinks.jobDateId))
    .innerJoin(jobs, eq(jobs.id, jobDates.jobId))
    .leftJoin(contacts, eq(contacts.id, sheetLinks.contactId))
    .where(lte(sheetReceipts.mailDueAt, now))
    .orderBy(asc(sheetReceipts.mailDueAt), asc(sheetReceipts.id))
    .all()

const mailsOfReceipts = statement(({ $client }) => ({
  sent: $client.prepare(`update sheet_receipts set bounced_at = null,
      sent_at = (select o.sent_at from outbox o where o.id = mail_id)
    where mail_id is not null and sent_at is null
      and exists (select 1 from outbox o where o.id = mail_id and o.sent_at is not null)`),
  bounced: $client.prepare(`update sheet_receipts set
      bounced_at = (select coalesce(o.given_up_at, o.created_at) from outbox o where o.id = mail_id)
    where mail_id is not null and sent_at is null and bounced_at is null
      and exists (select 1 from outbox o where o.id = mail_id and o.last_error is not null and o.sent_at is null)`),
}))
/** Follows what became of the mails in the outbox: handed over, or not taken by the mail server. */
export function followMails(db: Db) {
  const { sent, bounced } = mailsOfReceipts(db)
  sent.run()
  bounced.run()
}

export const modelOfClaim = (db: Db, claimId: string) =>
  db
    .select({ model: models })
    .from(models)
    .where(sql`${models.id} = (select model_id from claims where id = ${claimId})`)
    .get()?.model

/** Ends the links of a contact of a client. */
export const endLinksOfContact = (db: Db, contactId: string, revokedAt: string) =>
  db
    .update(sheetLinks)
    .set({ revokedAt })
    .where(and(eq(sheetLinks.contactId, contactId), isNull(sheetLinks.revokedAt)))
    .run()

/** Ends the links of a model who is deleted, and what they wrote. */
export const removeLinksOfModel = (db: Db, modelId: string) =>
  db
    .delete(sheetLinks)
    .where(sql`${sheetLinks.claimId} in (select id from claims where model_id = ${modelId})`)
    .run()

/** Deletes the sheets, links and receipts of days that were over by `before`. */
export function removeSheets(db: Db, before: string): { changes: number } {
  const isOver = (column: SQLiteColumn) =>
    sql`${column} in (select id from job_dates where day < ${localDay(new Date(before))})`
  return transaction(db, () => {
    db.delete(sheetLinks).where(isOver(sheetLinks.jobDateId)).run()
    return db.delete(callSheets).where(isOver(callSheets.jobDateId)).run()
  })
}

type Faced<Row> = Omit<Row, 'face'> & { face: string | null }
const PERSON = {
  linkId: 'l.id',
  name: "coalesce(k.name, nullif(l.name, ''), 'Contact')",
  phone: 'coalesce(a.phone, m.phone, k.phone, l.phone)',
  face: '(select r.face from roster r where r.id = c.model_id)',
  modelId: 'c.model_id',
  jobNumber: 'j.number',
  jobTitle: 'j.title',
  dateId: 't.id',
  day: 't.day',
  number: 's.number',
}
/** In SQL: a date `t` of a job `j` with the issued sheet `s` is on, as `dayOff` says; a day was worked before it was lost. */
export const IS_ON = `t.cancelled_at is null and json_extract(s.content, '$.day') = t.day
  and (j.stage not in ('cancelled', 'lost') or t.day < local_day(j.lost_at))`
const FROM = `from jobs j join job_dates t on t.job_id = j.id
  join call_sheets s on s.job_date_id = t.id and s.state = 'issued'
  join sheet_links l on l.job_date_id = t.id and l.revoked_at is null
  join sheet_receipts q on q.link_id = l.id
  left join claims c on c.id = l.claim_id left join models m on m.id = c.model_id
  left join accounts a on a.id = m.account_id left join contacts k on k.id = l.contact_id
  where ${isMine('j.booker_id')} and ${IS_ON} and (l.claim_id is null or exists (select 1 from claim_dates d
    where d.claim_id = l.claim_id and d.job_date_id = t.id and d.state = 'confirmed'))`

type UnreadRow = Omit<Faced<DeskToday['unread'][number]>, 'call'> & { content: string }
const UNREAD = columns<UnreadRow>({
  ...PERSON,
  claimId: 'l.claim_id',
  content: 's.content',
  seenAt: 'q.seen_at',
})
/**
 * Talents and crew who have neither pressed that they read the newest number nor were reached, on days of a booker's jobs
 * and of nobody's. The plus keeps the search on the few days: of most links the contact is null.
 */
export const unreadSheets = (db: Db, accountId: string, from: string, to: string) =>
  query(
    db,
    UNREAD,
    `select ${UNREAD} ${FROM}
       and t.day between :from and :to and +l.contact_id is null and q.number = s.number
       and q.acknowledged_at is null and q.reached_by_phone_at is null
     order by t.day, name limit 50`,
  ).all({ accountId, from, to })

const QUESTION = columns<Faced<DeskToday['questions'][number]>>({
  ...PERSON,
  question: 'q.question',
  at: 'q.asked_at',
})
/** Questions on sheets of a booker's jobs and of nobody's that nobody has answered. */
export const openQuestions = (db: Db, accountId: string) =>
  query(
    db,
    QUESTION,
    `select ${QUESTION} ${FROM} and q.asked_at is not null and q.answered_at is null
     order by q.asked_at limit 50`,
  ).all({ accountId })
