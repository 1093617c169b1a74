import { accounts } from '../../../drizzle/schema'
import type { Role } from '../../../shared/lists'
import type { House } from '../../core/context'
import { newId } from '../../core/ids'

export type Builder = Pick<House, 'db' | 'clock'>

type Given = Partial<typeof accounts.$inferInsert> & { role: Role }

/** Puts an account into the database; what is not said is filled in. Without `passwordHash` nobody can sign in to it. */
export function anAccount({ db, clock }: Builder, given: Given): typeof accounts.$inferSelect {
  const id = newId()
  const values = {
    id,
    name: given.role === 'model' ? 'Asha Rao' : 'Meera Iyer',
    email: `${id}@example.in`,
    createdAt: clock().toISOString(),
    ...given,
  }
  return db.insert(accounts).values(values).returning().get()
}
