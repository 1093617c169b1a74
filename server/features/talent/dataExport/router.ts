import { accountRemoval } from '../../../../shared/access/accounts'
import { router, talentProcedure } from '../../../core/procedures'
import * as removal from '../removal/service'
import * as service from './service'

export const accountDataRouter = router({
  /** A mutation, because it is counted and audited. Returns a stream for the file route. */
  export: talentProcedure('ownAccount.export').mutation(({ ctx }) => service.exportOwnData(ctx)),
  standing: talentProcedure('ownAccount.read').query(({ ctx }) => removal.accountStanding(ctx)),
  remove: talentProcedure('ownAccount.remove')
    .input(accountRemoval)
    .mutation(({ ctx, input }) => removal.removeOwnAccount(ctx, input)),
})
