import { authRouter } from '../accounts/router'
import { adminApplications, siteApplications } from '../applications/router'
import { adminAudit } from '../audit/router'
import { adminBookings, siteBookings } from '../bookings/router'
import { compCardRouter } from '../compCards/router'
import { createCallerFactory, mergeRouters, router } from '../core/procedures'
import { adminDashboard, adminMe } from '../dashboard/router'
import { adminEnquiries, siteEnquiries } from '../enquiries/router'
import { homeRouter } from '../home/router'
import { adminImages } from '../images/router'
import { siteMedia } from '../media/router'
import { adminModels } from '../models/router'
import { adminNewsletter, siteNewsletter } from '../newsletter/router'
import { adminOpportunities } from '../opportunities/router'
import { ownAccountRouter } from '../ownData/router'
import { passwordsRouter } from '../passwords/router'
import { portfolioRouter } from '../portfolio/router'
import { onboardingRouter, profileRouter } from '../profile/router'
import { adminProjects, siteProjects } from '../projects/router'
import { adminRatings } from '../ratings/router'
import { registrationRouter } from '../registration/router'
import { adminRetention } from '../retention/router'
import { rosterRouter } from '../roster/router'
import { talentDashboard } from '../talents/router'
import { adminTeam, teamEntrance } from '../team/router'

/** The map of the product: `auth`, then one branch an audience. */
export const appRouter = router({
  auth: mergeRouters(authRouter, registrationRouter, passwordsRouter, teamEntrance),
  site: router({
    home: homeRouter,
    models: rosterRouter,
    bookings: siteBookings,
    projects: siteProjects,
    enquiries: siteEnquiries,
    applications: siteApplications,
    media: siteMedia,
    newsletter: siteNewsletter,
  }),
  talent: router({
    account: ownAccountRouter,
    card: compCardRouter,
    dashboard: talentDashboard,
    onboarding: onboardingRouter,
    portfolio: portfolioRouter,
    profile: profileRouter,
  }),
  admin: router({
    me: adminMe,
    dashboard: adminDashboard,
    models: adminModels,
    images: adminImages,
    ratings: adminRatings,
    projects: adminProjects,
    opportunities: adminOpportunities,
    team: adminTeam,
    audit: adminAudit,
    retention: adminRetention,
    bookings: adminBookings,
    enquiries: adminEnquiries,
    newsletter: adminNewsletter,
    applications: adminApplications,
  }),
})

export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
