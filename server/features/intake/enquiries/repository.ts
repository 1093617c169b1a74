import { eq, sql } from 'drizzle-orm'
import { enquiries } from '../../../../drizzle/schema'
import { type Db, rowInserter, statement } from '../../../core/db/database'
import { searchList } from '../../../core/db/listing'

export type EnquiryRow = typeof enquiries.$inferSelect

export const insertEnquiry = rowInserter(enquiries)

/** Removes an enquiry and returns what identifies its mails; undefined for an unknown id. */
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

export const enquiryList = searchList('enquiries', enquiriesOf)
