import { sql } from 'drizzle-orm'
import { enquiries } from '../../drizzle/schema'
import { type Db, statement } from '../core/database'

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
