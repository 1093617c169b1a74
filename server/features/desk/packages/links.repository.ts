import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import {
  packageAnswers,
  packageEntries,
  packageLinks,
  packagePicks,
  packages,
  packageViewers,
} from '../../../../drizzle/schema'
import { type Db, statement, valueQuery } from '../../../core/db/database'

export type LinkRow = typeof packageLinks.$inferSelect
export type ViewerRow = typeof packageViewers.$inferSelect

const links = statement((db) =>
  db
    .select()
    .from(packageLinks)
    .where(eq(packageLinks.packageId, sql.placeholder('id')))
    .orderBy(asc(packageLinks.createdAt), asc(packageLinks.id))
    .prepare(),
)
export const linksOf = (db: Db, id: string): LinkRow[] => links(db).all({ id })

export const insertLink = (db: Db, row: typeof packageLinks.$inferInsert) =>
  db.insert(packageLinks).values(row).run()

export const revokeLink = (db: Db, packageId: string, linkId: string, now: string) =>
  db
    .update(packageLinks)
    .set({ revokedAt: now })
    .where(
      and(eq(packageLinks.id, linkId), eq(packageLinks.packageId, packageId), isNull(packageLinks.revokedAt)),
    )
    .run().changes === 1

/** Ends the links that are a contact's own. */
export const endLinksOfContact = (db: Db, contactId: string, now: string) =>
  db
    .update(packageLinks)
    .set({ revokedAt: now })
    .where(and(eq(packageLinks.contactId, contactId), isNull(packageLinks.revokedAt)))
    .run()

/** Puts another name in place of a contact's, also beside what was answered by the own link. */
export function renameContact(db: Db, contactId: string, name: string) {
  const own = sql`(select id from package_links where contact_id = ${contactId} and kind = 'person')`
  db.update(packageViewers).set({ name }).where(sql`${packageViewers.linkId} in ${own}`).run()
  db.update(packageAnswers).set({ name }).where(sql`${packageAnswers.linkId} in ${own}`).run()
  db.update(packageLinks).set({ name }).where(eq(packageLinks.contactId, contactId)).run()
}

/** Puts another address in place of a link's; also of one that was ended. */
export const renewLink = (db: Db, packageId: string, linkId: string, tokenHash: string) =>
  db
    .update(packageLinks)
    .set({ tokenHash, revokedAt: null })
    .where(and(eq(packageLinks.id, linkId), eq(packageLinks.packageId, packageId)))
    .run().changes === 1

/** Sends a draft. What a booker has read of it stays current. */
export const markLive = (db: Db, id: string) =>
  db.update(packages).set({ state: 'live' }).where(eq(packages.id, id)).run()

const byToken = statement((db) =>
  db
    .select({ link: packageLinks, pack: packages })
    .from(packageLinks)
    .innerJoin(packages, eq(packages.id, packageLinks.packageId))
    .where(eq(packageLinks.tokenHash, sql.placeholder('hash')))
    .prepare(),
)
/** The link of a token and its package, whatever has become of them. */
export const findByToken = (db: Db, hash: string) => byToken(db).get({ hash })

const viewer = statement((db) =>
  db
    .select()
    .from(packageViewers)
    .where(
      and(
        eq(packageViewers.linkId, sql.placeholder('linkId')),
        eq(packageViewers.deviceKeyHash, sql.placeholder('device')),
      ),
    )
    .prepare(),
)
export const findViewer = (db: Db, linkId: string, device: string) => viewer(db).get({ linkId, device })

export const insertViewer = (db: Db, row: typeof packageViewers.$inferInsert) =>
  db.insert(packageViewers).values(row).run()

export const updateViewer = (db: Db, id: string, values: Partial<ViewerRow>) =>
  db.update(packageViewers).set(values).where(eq(packageViewers.id, id)).run()

export const countViewers = (db: Db, linkId: string) =>
  valueQuery<number>(db, 'select count(*) from package_viewers where link_id = :linkId').get({ linkId }) ?? 0

/** All who were at a package's links, in the order of the links and of their coming. */
export const viewersOf = (db: Db, packageId: string) =>
  db
    .select({ viewer: packageViewers })
    .from(packageViewers)
    .innerJoin(packageLinks, eq(packageLinks.id, packageViewers.linkId))
    .where(eq(packageLinks.packageId, packageId))
    .orderBy(
      asc(packageLinks.createdAt),
      asc(packageLinks.id),
      asc(packageViewers.firstSeenAt),
      asc(packageViewers.id),
    )
    .all()
    .map((row) => row.viewer)

/** The picks of a package by viewer and number. */
export const picksOf = (db: Db, packageId: string) =>
  db
    .select({
      viewerId: packagePicks.viewerId,
      entryId: packagePicks.entryId,
      number: packageEntries.number,
      pick: packagePicks.pick,
      words: packagePicks.words,
      counter: packagePicks.counter,
    })
    .from(packagePicks)
    .innerJoin(packageEntries, eq(packageEntries.id, packagePicks.entryId))
    .where(eq(packageEntries.packageId, packageId))
    .orderBy(asc(packageEntries.number))
    .all()

export const putPick = (db: Db, row: typeof packagePicks.$inferInsert) =>
  db
    .insert(packagePicks)
    .values(row)
    .onConflictDoUpdate({
      target: [packagePicks.viewerId, packagePicks.entryId],
      set: { pick: row.pick ?? null, words: row.words ?? null, counter: row.counter },
    })
    .run()

export const insertAnswer = (db: Db, row: typeof packageAnswers.$inferInsert) =>
  db.insert(packageAnswers).values(row).run()

/** Sent answers, the newest first. */
export const answersOf = (db: Db, packageId: string) =>
  db
    .select()
    .from(packageAnswers)
    .where(eq(packageAnswers.packageId, packageId))
    .orderBy(desc(packageAnswers.sentAt), desc(packageAnswers.id))
    .all()

export const lastAnswerOf = (db: Db, viewerId: string) =>
  db
    .select()
    .from(packageAnswers)
    .where(eq(packageAnswers.viewerId, viewerId))
    .orderBy(desc(packageAnswers.sentAt), desc(packageAnswers.id))
    .limit(1)
    .get()

/** Marks the answers of a package as looked at. */
export const lookAtAnswers = (db: Db, packageId: string, now: string) =>
  db
    .update(packageAnswers)
    .set({ lookedAt: now })
    .where(and(eq(packageAnswers.packageId, packageId), isNull(packageAnswers.lookedAt)))
    .run().changes
