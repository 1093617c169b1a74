import { opportunities, opportunityApplications } from '../../../drizzle/schema'
import { newId } from '../../core/db/ids'
import type { Builder } from './accounts'

type Given = Partial<typeof opportunities.$inferInsert>

/** An open opportunity. */
export function anOpportunity({ db, clock }: Builder, given: Given = {}): typeof opportunities.$inferSelect {
  const values = {
    id: newId(),
    title: 'Faces for a winter lookbook',
    company: 'Sunday Loom',
    description: 'One day in daylight, four looks, wool and hands.',
    type: 'Editorial',
    location: 'Jaipur',
    postedAt: clock().toISOString(),
    ...given,
  }
  return db.insert(opportunities).values(values).returning().get()
}

type GivenApplication = Partial<typeof opportunityApplications.$inferInsert>

/** A model's own application to an opportunity; pending unless the values say otherwise. */
export function anOpportunityApplication(
  { db, clock }: Builder,
  opportunityId: string,
  modelId: string,
  given: GivenApplication = {},
): typeof opportunityApplications.$inferSelect {
  const values = { id: newId(), opportunityId, modelId, createdAt: clock().toISOString(), ...given }
  return db.insert(opportunityApplications).values(values).returning().get()
}
