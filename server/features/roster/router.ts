import { mergeRouters, router } from '../../core/procedures'
import { adminBoards, siteBoards } from './boards/router'
import { compCardRouter } from './compCards/router'
import { homeRouter } from './home/router'
import { adminImages, deskDigitals, portfolioLinks } from './images/router'
import { adminRosterImport } from './import/router'
import { deskMeasuring } from './measurements/router'
import { adminModelBulk } from './models/bulk.router'
import { adminModels } from './models/router'
import { portfolioRouter } from './portfolio/router'
import { onboardingRouter, profileRouter } from './profile/router'
import { adminProjects, siteProjects } from './projects/router'
import { rosterRouter } from './publicRoster/router'
import { adminRatings } from './ratings/router'

export const roster = {
  site: {
    home: homeRouter,
    models: rosterRouter,
    boards: siteBoards,
    projects: siteProjects,
  },
  talent: {
    card: compCardRouter,
    onboarding: onboardingRouter,
    portfolio: mergeRouters(portfolioRouter, portfolioLinks),
    profile: profileRouter,
  },
  admin: {
    models: mergeRouters(adminModels, adminModelBulk),
    boards: adminBoards,
    rosterImport: adminRosterImport,
    images: adminImages,
    ratings: adminRatings,
    projects: adminProjects,
  },
  desk: router({
    digitals: deskDigitals,
    measuring: deskMeasuring,
  }),
}
