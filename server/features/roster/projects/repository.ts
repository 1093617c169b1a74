import { and, desc, eq, sql } from 'drizzle-orm'
import { media, models, projectDates, projectMembers, projects, proposals } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'
import { searchList } from '../../../core/db/listing'

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

/** Public and active projects, newest first, with their moodboards. */
export const pageOfPublicProjects = (db: Db, limit: number, offset: number) =>
  publicPage(db).all({ limit, offset })
export const countPublicProjects = (db: Db) => publicTotal(db).get()?.total ?? 0

// — The agency's side ————————————————————————————————————————————————————————————————————————————————

export type ProjectRow = typeof projects.$inferSelect

const byIds = statement((db) =>
  db
    .select({ project: projects, moodboard: media })
    .from(sql`json_each(${sql.placeholder('ids')}) as wanted`)
    .innerJoin(projects, sql`${projects.id} = wanted.value`)
    .leftJoin(media, eq(media.id, projects.moodboardId))
    .orderBy(sql`wanted.key`)
    .prepare(),
)
const daysOf = statement((db) =>
  db
    .select()
    .from(projectDates)
    .where(sql`${projectDates.projectId} in (select value from json_each(${sql.placeholder('ids')}))`)
    .orderBy(projectDates.projectId, projectDates.position)
    .prepare(),
)
const membersOf = statement((db) =>
  db
    .select({ member: projectMembers, currentName: models.stageName })
    .from(projectMembers)
    .leftJoin(models, eq(models.id, projectMembers.modelId))
    .where(sql`${projectMembers.projectId} in (select value from json_each(${sql.placeholder('ids')}))`)
    .orderBy(projectMembers.createdAt, projectMembers.id)
    .prepare(),
)
const proposalsOf = statement((db) =>
  db
    .select()
    .from(proposals)
    .where(sql`${proposals.projectId} in (select value from json_each(${sql.placeholder('ids')}))`)
    .orderBy(proposals.createdAt, proposals.id)
    .prepare(),
)

function byProject<Row>(rows: readonly Row[], projectOf: (row: Row) => string): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const before = found.get(projectOf(row))
    if (before) before.push(row)
    else found.set(projectOf(row), [row])
  }
  return found
}

/** Projects by id in the given order, with all related rows. */
export function projectsOf(db: Db, wanted: readonly string[]) {
  const ids = JSON.stringify(wanted)
  const days = byProject(daysOf(db).all({ ids }), (row) => row.projectId)
  const members = byProject(membersOf(db).all({ ids }), (row) => row.member.projectId)
  const offers = byProject(proposalsOf(db).all({ ids }), (row) => row.projectId)
  return byIds(db)
    .all({ ids })
    .map((row) => ({
      ...row,
      days: days.get(row.project.id) ?? [],
      members: members.get(row.project.id) ?? [],
      proposals: offers.get(row.project.id) ?? [],
    }))
}
export type WholeProject = ReturnType<typeof projectsOf>[number]

export const projectList = searchList('projects', projectsOf)

const counts = statement((db) =>
  db
    .select({
      total: sql<number>`count(*)`,
      active: sql<number>`coalesce(sum(${projects.status} in ('active', 'shooting')), 0)`,
      public: sql<number>`coalesce(sum(${projects.isPublic}), 0)`,
      featured: sql<number>`coalesce(sum(${projects.isFeatured}), 0)`,
    })
    .from(projects)
    .prepare(),
)
export const countProjects = (db: Db) => counts(db).get() ?? { total: 0, active: 0, public: 0, featured: 0 }

export const findProject = (db: Db, id: string) => db.select().from(projects).where(eq(projects.id, id)).get()

export const insertProject = (db: Db, row: typeof projects.$inferInsert) =>
  db.insert(projects).values(row).run()

/** Changes a project. */
export const updateProject = (db: Db, id: string, changes: Partial<typeof projects.$inferInsert>) =>
  db.update(projects).set(changes).where(eq(projects.id, id)).run()

export const removeProject = (db: Db, id: string) => db.delete(projects).where(eq(projects.id, id)).run()

/** Replaces a project's days. */
export function putDays(db: Db, projectId: string, days: readonly string[]) {
  db.delete(projectDates).where(eq(projectDates.projectId, projectId)).run()
  for (const [position, day] of days.entries())
    db.insert(projectDates).values({ projectId, position, day }).run()
}

/** Publishes or hides a moodboard. */
export const openMoodboard = (db: Db, mediaId: string, isPublic: boolean) =>
  db.update(media).set({ isPublic }).where(eq(media.id, mediaId)).run()

export const insertMember = (db: Db, row: typeof projectMembers.$inferInsert) =>
  db.insert(projectMembers).values(row).run()
const isMember = (projectId: string, id: string) =>
  and(eq(projectMembers.id, id), eq(projectMembers.projectId, projectId))
/**
 * False when the project has no such member. The id is set to itself, because an empty update is invalid SQL.
 */
export const updateMember = (
  db: Db,
  projectId: string,
  id: string,
  changes: { role?: string | null; status?: string | null },
) =>
  db
    .update(projectMembers)
    .set({ id, ...changes })
    .where(isMember(projectId, id))
    .run().changes === 1
export const removeMember = (db: Db, projectId: string, id: string) =>
  db.delete(projectMembers).where(isMember(projectId, id)).run().changes === 1

export const insertProposal = (db: Db, row: typeof proposals.$inferInsert) =>
  db.insert(proposals).values(row).run()
/** False when the project has no such proposal. */
export const removeProposal = (db: Db, projectId: string, id: string) =>
  db
    .delete(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.projectId, projectId)))
    .run().changes === 1
