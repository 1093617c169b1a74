import { mentorMessages } from '../../../drizzle/schema'
import { newId } from '../../core/db/ids'
import type { Builder } from './accounts'

type Given = Partial<typeof mentorMessages.$inferInsert>

/** A message of the chat with a model, from its talent unless the values say otherwise. */
export function aMentorMessage(
  { db, clock }: Builder,
  modelId: string,
  given: Given = {},
): typeof mentorMessages.$inferSelect {
  const values = {
    id: newId(),
    modelId,
    sender: 'talent' as const,
    text: 'When is the fitting?',
    createdAt: clock().toISOString(),
    ...given,
  }
  return db.insert(mentorMessages).values(values).returning().get()
}
