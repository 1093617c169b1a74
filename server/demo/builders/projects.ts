import { projectDates, projectMembers, projects, proposals } from '../../../drizzle/schema'
import { fold } from '../../../shared/text/fold'
import { transaction } from '../../core/db/database'
import { newId } from '../../core/db/ids'
import type { Builder } from './accounts'

type Given = Partial<typeof projects.$inferInsert> & {
  /** YYYY-MM-DD */
  days?: readonly string[]
  team?: readonly Omit<Partial<typeof projectMembers.$inferInsert>, 'projectId'>[]
  proposals?: readonly { title?: string; description?: string }[]
}

/** Puts a project into the database with its dates, team and proposals. */
export function aProject({ db, clock }: Builder, given: Given = {}): typeof projects.$inferSelect {
  const { days = [], team = [], proposals: offers = [], ...project } = given
  const now = clock().toISOString()
  const values = {
    id: newId(),
    title: 'Monsoon, indoors',
    type: 'editorial' as const,
    shootNature: 'studio' as const,
    createdAt: now,
    updatedAt: now,
    ...project,
  }
  const searchText = fold([values.title, values.client ?? '', values.city ?? ''].join('\n'))
  return transaction(db, () => {
    const row = db
      .insert(projects)
      .values({ searchText, ...values })
      .returning()
      .get()
    const { id: projectId, createdAt } = row
    for (const [position, day] of days.entries())
      db.insert(projectDates).values({ projectId, position, day }).run()
    for (const member of team)
      db.insert(projectMembers)
        .values({ id: newId(), createdAt, ...member, projectId })
        .run()
    for (const offer of offers)
      db.insert(proposals)
        .values({ id: newId(), createdAt, ...offer, projectId })
        .run()
    return row
  })
}
