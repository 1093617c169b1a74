import { paths } from '../../../shared/paths'
import { type LazyPage, lazyPage } from '../lib/lazyPage'

/** The pages inside the admin shell (specification section 2, Admin shell). The first that fits wins. */
export const adminPages: { path: string; page: LazyPage }[] = [
  { path: paths.admin, page: lazyPage(() => import('./dashboard/DashboardPage')) },
  { path: paths.adminArtistRequests, page: lazyPage(() => import('./requests/RequestsPage')) },
  { path: paths.adminModels, page: lazyPage(() => import('./models/ModelsPage')) },
  { path: paths.adminNewModel, page: lazyPage(() => import('./models/NewModelPage')) },
  { path: `${paths.adminModels}/:modelId`, page: lazyPage(() => import('./models/ModelPage')) },
  { path: paths.adminProjects, page: lazyPage(() => import('./projects/ProjectsPage')) },
  { path: paths.adminNewProject, page: lazyPage(() => import('./projects/NewProjectPage')) },
  { path: `${paths.adminProjects}/:projectId`, page: lazyPage(() => import('./projects/ProjectPage')) },
  { path: paths.adminOpportunities, page: lazyPage(() => import('./opportunities/OpportunitiesPage')) },
  { path: paths.adminNewOpportunity, page: lazyPage(() => import('./opportunities/NewOpportunityPage')) },
  {
    path: `${paths.adminOpportunities}/:opportunityId`,
    page: lazyPage(() => import('./opportunities/OpportunityPage')),
  },
  { path: paths.adminEnquiries, page: lazyPage(() => import('./enquiries/EnquiriesPage')) },
  { path: paths.adminBookings, page: lazyPage(() => import('./bookings/BookingsPage')) },
  { path: paths.adminNewsletter, page: lazyPage(() => import('./newsletter/NewsletterPage')) },
  { path: paths.adminTeam, page: lazyPage(() => import('./team/TeamPage')) },
  { path: paths.adminAudit, page: lazyPage(() => import('./team/AuditPage')) },
  { path: paths.adminRetention, page: lazyPage(() => import('./retention/RetentionPage')) },
  { path: paths.adminAccount, page: lazyPage(() => import('./team/AccountPage')) },
]
