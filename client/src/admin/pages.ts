import { paths } from '../../../shared/paths'
import { type LazyPage, lazyPage } from '../design/layout/lazyPage'

type AdminPage = {
  path: string
  page: LazyPage
  /** Label of its navigation item; `group` says in which part of the menu it is. */
  label?: string
  group?: 'desk' | 'work' | 'settings'
  isForSuperadmin?: boolean
  /** Bookers see these pages and no others. */
  isForBooker?: boolean
}

const desk = (path: string, label: string, load: Parameters<typeof lazyPage>[0]): AdminPage => ({
  path,
  label,
  group: 'desk',
  isForBooker: true,
  page: lazyPage(load),
})
const work = (path: string, label: string, load: Parameters<typeof lazyPage>[0]): AdminPage => ({
  path,
  label,
  group: 'work',
  page: lazyPage(load),
})
const settings = (
  path: string,
  label: string,
  load: Parameters<typeof lazyPage>[0],
  isForSuperadmin = false,
): AdminPage => ({ path, label, group: 'settings', isForSuperadmin, page: lazyPage(load) })

/** The pages inside the admin shell, in navigation order. The first match wins. */
export const adminPages: AdminPage[] = [
  desk(paths.adminDesk, 'Desk', () => import('./desk/DeskPage')),
  { path: paths.adminCalendar, isForBooker: true, page: lazyPage(() => import('./calendar/CalendarPage')) },
  { path: paths.adminReport, isForBooker: true, page: lazyPage(() => import('./report/ReportPage')) },
  {
    path: `${paths.adminReport}/:figure`,
    isForBooker: true,
    page: lazyPage(() => import('./report/FigureListPage')),
  },
  desk(paths.adminJobs, 'Jobs', () => import('./jobs/JobsPage')),
  {
    path: `${paths.adminJobs}/:number`,
    isForBooker: true,
    page: lazyPage(() => import('./jobs/JobPage')),
  },
  desk(paths.adminChart, 'Chart', () => import('./chart/ChartPage')),
  desk(paths.adminClients, 'Clients', () => import('./clients/ClientsPage')),
  {
    path: paths.adminClientImport,
    isForBooker: true,
    page: lazyPage(() => import('./clients/ImportPage')),
  },
  {
    path: `${paths.adminClients}/:clientId`,
    isForBooker: true,
    page: lazyPage(() => import('./clients/ClientPage')),
  },
  work(paths.admin, 'Dashboard', () => import('./dashboard/DashboardPage')),
  work(paths.adminArtistRequests, 'Artist Requests', () => import('./signupRequests/RequestsPage')),
  work(paths.adminModels, 'Models', () => import('./models/ModelsPage')),
  { path: paths.adminNewModel, page: lazyPage(() => import('./models/NewModelPage')) },
  { path: paths.adminBoards, page: lazyPage(() => import('./boards/BoardsPage')) },
  { path: paths.adminImports, page: lazyPage(() => import('./rosterImport/ImportsPage')) },
  { path: `${paths.adminImports}/:importId`, page: lazyPage(() => import('./rosterImport/ImportPage')) },
  { path: `${paths.adminModels}/:modelId`, page: lazyPage(() => import('./models/ModelPage')) },
  work(paths.adminProjects, 'Projects', () => import('./projects/ProjectsPage')),
  { path: paths.adminNewProject, page: lazyPage(() => import('./projects/NewProjectPage')) },
  { path: `${paths.adminProjects}/:projectId`, page: lazyPage(() => import('./projects/ProjectPage')) },
  work(paths.adminOpportunities, 'Opportunities', () => import('./opportunities/OpportunitiesPage')),
  { path: paths.adminNewOpportunity, page: lazyPage(() => import('./opportunities/NewOpportunityPage')) },
  {
    path: `${paths.adminOpportunities}/:opportunityId`,
    page: lazyPage(() => import('./opportunities/OpportunityPage')),
  },
  work(paths.adminEnquiries, 'Enquiries', () => import('./enquiries/EnquiriesPage')),
  work(paths.adminBookings, 'Bookings', () => import('./bookings/BookingsPage')),
  { path: `${paths.adminSetup}/:step?`, page: lazyPage(() => import('./setup/SetupPage')) },
  { path: `${paths.adminSettings}/:section`, page: lazyPage(() => import('./settings/SectionPage')) },
  settings('/admin/newsletter', 'Newsletter', () => import('./newsletter/NewsletterPage')),
  settings(paths.adminDataRequests, 'Data removal', () => import('./dataRequests/DataRequestsPage')),
  settings('/admin/retention', 'Retention', () => import('./retention/RetentionPage')),
  settings('/admin/desk-settings', 'Desk settings', () => import('./desk/SettingsPage')),
  { ...settings(paths.adminAccount, 'My account', () => import('./team/AccountPage')), isForBooker: true },
  // Last in the menu: they come once the server has told the role, and nothing moves.
  settings(paths.adminSettings, 'Agency', () => import('./settings/SettingsPage'), true),
  settings(paths.adminTeam, 'Team', () => import('./team/TeamPage'), true),
  settings('/admin/audit', 'Audit', () => import('./team/AuditPage'), true),
  settings('/admin/integrations', 'Integrations', () => import('./integrations/IntegrationsPage'), true),
  settings(paths.adminSystem, 'System', () => import('./system/SystemPage'), true),
]

/** The navigation items of one group, for a booker only the booker's. */
export const menuOf = (group: AdminPage['group'], isBooker: boolean) =>
  adminPages.flatMap(({ label, path, isForSuperadmin = false, isForBooker = false, ...page }) =>
    page.group === group && label && (isForBooker || !isBooker)
      ? [{ words: label, to: path, isForSuperadmin }]
      : [],
  )
