import { eq, sql } from 'drizzle-orm'
import { enquiries } from '../../drizzle/schema'
import { type Db, statement } from '../core/database'
import { batches, pageOfIds, type Wanted } from '../core/listing'

export type EnquiryRow = typeof enquiries.$inferSelect

const insert = statement((db) =>
  db
    .insert(enquiries)
    .values({
      id: sql.placeholder('id'),
      name: sql.placeholder('name'),
      email: sql.placeholder('email'),
      subject: sql.placeholder('subject'),
      message: sql.placeholder('message'),
      status: sql.placeholder('status'),
      isSpam: sql.placeholder('isSpam'),
      noticeVersion: sql.placeholder('noticeVersion'),
      searchText: sql.placeholder('searchText'),
      createdAt: sql.placeholder('createdAt'),
    })
    .prepare(),
)
export const insertEnquiry = (db: Db, row: Required<typeof enquiries.$inferInsert>) =>
  insert(db).run({ ...row, isSpam: Number(row.isSpam) })

/** Removes an enquiry and returns by what its mails are found; undefined for an unknown id. */
export const removeEnquiry = (db: Db, id: string) =>
  db
    .delete(enquiries)
    .where(eq(enquiries.id, id))
    .returning({ email: enquiries.email, createdAt: enquiries.createdAt })
    .get()

const byIds = statement((db) =>
  db
    .select({ enquiry: enquiries })
    .from(sql`json_each(${sql.placeholder('ids')}) as wanted`)
    .innerJoin(enquiries, sql`${enquiries.id} = wanted.value`)
    .orderBy(sql`wanted.key`)
    .prepare(),
)
const enquiriesOf = (db: Db, ids: readonly string[]) =>
  byIds(db)
    .all({ ids: JSON.stringify(ids) })
    .map(({ enquiry }) => enquiry)

/** One page, newest first. */
export const pageOfEnquiries = (db: Db, wanted: Wanted, limit: number, offset: number) => {
  const { ids, total } = pageOfIds(db, 'enquiries', wanted, limit, offset)
  return { rows: enquiriesOf(db, ids), total }
}

/** All of them, newest first, a batch at a time. */
export const allEnquiries = (db: Db, wanted: Wanted) =>
  batches(db, 'enquiries', wanted, (ids) => enquiriesOf(db, ids))
