import { accountRemoval } from '../../../shared/accounts'
import { router, talentProcedure } from '../../core/procedures'
import * as membership from '../modelLifecycle/service'
import * as service from './service'

export const accountDataRouter = router({
  /** A mutation, because it is counted and audited. Returns a stream for the file route. */
  export: talentProcedure('ownAccount.export').mutation(({ ctx }) => service.exportOwnData(ctx)),
  standing: talentProcedure('ownAccount.read').query(({ ctx }) => membership.accountStanding(ctx)),
  remove: talentProcedure('ownAccount.remove')
    .input(accountRemoval)
    .mutation(({ ctx, input }) => membership.removeOwnAccount(ctx, input)),
})
