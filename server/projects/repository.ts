import { and, desc, eq, sql } from 'drizzle-orm'
import { media, projects } from '../../drizzle/schema'
import { type Db, statement } from '../core/database'

const isShown = and(eq(projects.isPublic, true), eq(projects.isActive, true))

const publicPage = statement((db) =>
  db
    .select({ project: projects, moodboard: media })
    .from(projects)
    .leftJoin(media, and(eq(media.id, projects.moodboardId), eq(media.isPublic, true)))
    .where(isShown)
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
)
const publicTotal = statement((db) =>
  db.select({ total: sql<number>`count(*)` }).from(projects).where(isShown).prepare(),
)

export type PublicProjectRow = ReturnType<typeof pageOfPublicProjects>[number]

/** Public and active projects, newest first, with their moodboard's picture. */
export const pageOfPublicProjects = (db: Db, limit: number, offset: number) =>
  publicPage(db).all({ limit, offset })
export const countPublicProjects = (db: Db) => publicTotal(db).get()?.total ?? 0
