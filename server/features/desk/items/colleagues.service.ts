import type { Team } from '../../../../shared/access/team'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { deactivate } from '../../access/team/service'
import { giveBackItemsOf } from './repository'

/**
 * Deactivates a colleague, whose taken requests are new again (D33). Throws notFound, 409 for the last superadmin.
 */
export function deactivateColleague(ctx: SignedInContext, given: { id: string }): Team {
  return transaction(ctx.db, () => {
    giveBackItemsOf(ctx.db, given.id)
    return deactivate(ctx, given)
  })
}
