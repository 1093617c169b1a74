import { protectedProcedure, router } from '../../../core/procedures'
import { dueFrom } from '../../access/secondFactor/service'
import * as service from './service'

/** The signed-in administrator as the server knows it. */
export const adminMe = protectedProcedure('backOffice.enter').query(({ ctx, ctx: { session } }) => ({
  name: session.account.name,
  role: session.account.role,
  /** Nothing else is possible until two-step sign-in is on. */
  mustTurnOnSecondFactor: session.only !== undefined,
  secondFactorDue: dueFrom(ctx, session.account),
}))

export const adminDashboard = router({
  figures: protectedProcedure('dashboard.read').query(({ ctx }) => service.figures(ctx)),
  waiting: protectedProcedure('dashboard.read').query(({ ctx }) => service.waiting(ctx)),
  activity: protectedProcedure('dashboard.read').query(({ ctx }) => service.activity(ctx)),
})
