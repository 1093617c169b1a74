import { accountRemoval } from '../../shared/accounts'
import { router, talentProcedure } from '../core/procedures'
import * as membership from '../membership/service'
import * as service from './service'

export const ownAccountRouter = router({
  /** A mutation, because it counts and is written down; its answer is a stream, read by the door of files. */
  export: talentProcedure.mutation(({ ctx }) => service.exportOwnData(ctx)),
  standing: talentProcedure.query(({ ctx }) => membership.accountStanding(ctx)),
  remove: talentProcedure
    .input(accountRemoval)
    .mutation(({ ctx, input }) => membership.removeOwnAccount(ctx, input)),
})
