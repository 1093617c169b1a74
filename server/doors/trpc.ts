import { authRouter } from '../accounts/router'
import { adminBookings, siteBookings } from '../bookings/router'
import { createCallerFactory, router } from '../core/procedures'
import { siteProjects } from '../projects/router'
import { rosterRouter } from '../roster/router'

/** The map of the product: `auth`, then one branch an audience. */
export const appRouter = router({
  auth: authRouter,
  site: router({
    models: rosterRouter,
    bookings: siteBookings,
    projects: siteProjects,
  }),
  talent: router({}),
  admin: router({
    bookings: adminBookings,
  }),
})

export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
