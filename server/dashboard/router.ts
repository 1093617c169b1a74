import { adminProcedure, router } from '../core/procedures'
import * as service from './service'

/** Who sits at the desk, as the server knows it: what a browser keeps proves nothing. */
export const adminMe = adminProcedure.query(({ ctx: { session } }) => ({
  name: session.account.name,
  role: session.account.role,
}))

export const adminDashboard = router({
  figures: adminProcedure.query(({ ctx }) => service.figures(ctx)),
  waiting: adminProcedure.query(({ ctx }) => service.waiting(ctx)),
  activity: adminProcedure.query(({ ctx }) => service.activity(ctx)),
})
