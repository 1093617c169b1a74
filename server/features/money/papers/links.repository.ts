import { and, asc, eq, isNull } from 'drizzle-orm'
import { paperLinks, papers, paymentNotes } from '../../../../drizzle/schema'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { OF_CLIENT } from './repository'

export const notesOf = (db: Db, paperId: string) =>
  db
    .select({ reference: paymentNotes.reference, createdAt: paymentNotes.createdAt })
    .from(paymentNotes)
    .where(eq(paymentNotes.paperId, paperId))
    .orderBy(asc(paymentNotes.createdAt))
    .all()
export const insertNote = (db: Db, row: typeof paymentNotes.$inferInsert) =>
  db.insert(paymentNotes).values(row).run()

const openLinks = (paperId: string) => and(eq(paperLinks.paperId, paperId), isNull(paperLinks.revokedAt))
export const countLinks = (db: Db, paperId: string) =>
  db.select({ id: paperLinks.id }).from(paperLinks).where(openLinks(paperId)).all().length
export const insertLink = (db: Db, row: typeof paperLinks.$inferInsert) =>
  db.insert(paperLinks).values(row).run()
export const findLink = (db: Db, id: string) =>
  db.select().from(paperLinks).where(eq(paperLinks.id, id)).get()
/** Keeps who handed the text with a link over, when and as what; nulls where it did not go. */
export const putHanded = (
  db: Db,
  id: string,
  handed: Pick<typeof paperLinks.$inferSelect, 'handedAt' | 'handedBy' | 'handedAs'>,
) => db.update(paperLinks).set(handed).where(eq(paperLinks.id, id)).run()
const SENT = columns<{ at: string; by: string }>({ at: 'handed_at', by: 'handed_by' })
/** When the text of a paper was handed over last before it was late; null where it was not. */
export const sentOf = (db: Db, paperId: string) =>
  query(
    db,
    SENT,
    `select ${SENT} from paper_links where paper_id = :paperId and handed_as = 'paper' order by handed_at desc limit 1`,
  ).get({ paperId }) ?? null
export const endLinks = (db: Db, paperId: string, now: string) =>
  db.update(paperLinks).set({ revokedAt: now }).where(openLinks(paperId)).run()
/** The paper behind a token, while its link is not ended. */
export const findByToken = (db: Db, tokenHash: string) =>
  db
    .select({ paper: papers })
    .from(paperLinks)
    .innerJoin(papers, eq(papers.id, paperLinks.paperId))
    .where(and(eq(paperLinks.tokenHash, tokenHash), isNull(paperLinks.revokedAt)))
    .get()?.paper

const BILLING_CONTACT = columns<{ name: string; email: string | null; phone: string | null }>({
  name: 'name',
  email: 'email',
  phone: 'phone',
})
/**
 * The contact to whom a client's papers go: the one for billing, else the first with a phone or an address. Where the
 * client has none, one of those that it is one with.
 */
export const billingContact = (db: Db, clientId: string) =>
  query(
    db,
    BILLING_CONTACT,
    `select ${BILLING_CONTACT}
     from contacts where client_id in ${OF_CLIENT} and left_at is null
     order by client_id <> :clientId, is_billing desc, created_at limit 1`,
  ).get({ clientId })
