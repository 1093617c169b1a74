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
  desk(paths.adminDesk, 'Desk', () => import('./desk/items/DeskPage')),
  {
    path: paths.adminCalendar,
    isForBooker: true,
    page: lazyPage(() => import('./desk/calendar/CalendarPage')),
  },
  { path: paths.adminReport, isForBooker: true, page: lazyPage(() => import('./desk/report/ReportPage')) },
  {
    path: `${paths.adminReport}/:figure`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/report/FigureListPage')),
  },
  desk(paths.adminJobs, 'Jobs', () => import('./desk/jobs/JobsPage')),
  {
    path: `${paths.adminJobs}/:number/call-sheet`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/callSheets/CallSheetPage')),
  },
  {
    path: `${paths.adminJobs}/:number/hours`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/callSheets/HoursPage')),
  },
  {
    path: `${paths.adminJobs}/:number`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/jobs/JobPage')),
  },
  {
    path: `${paths.adminJobs}/:number/messages/:purpose`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/texts/WalkPage')),
  },
  desk(paths.adminChart, 'Chart', () => import('./desk/chart/ChartPage')),
  desk(paths.adminPackages, 'Packages', () => import('./desk/packages/PackagesPage')),
  {
    path: `${paths.adminPackages}/:packageId`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/packages/PackagePage')),
  },
  desk(paths.adminMoney, 'Money', () => import('./money/MoneyPage')),
  { path: paths.adminStatements, page: lazyPage(() => import('./money/statements/StatementsPage')) },
  {
    path: `${paths.adminStatements}/:modelId`,
    page: lazyPage(() => import('./money/statements/TalentMoneyPage')),
  },
  {
    path: `${paths.adminMoney}/statements/:statementId`,
    page: lazyPage(() => import('./money/statements/StatementPage')),
  },
  {
    path: `${paths.adminMoney}/:paperId`,
    isForBooker: true,
    page: lazyPage(() => import('./money/PaperPage')),
  },
  desk(paths.adminTalents, 'Talents', () => import('./desk/talents/TalentsPage')),
  {
    path: `${paths.adminTalents}/:modelId`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/talents/TalentPage')),
  },
  {
    path: paths.adminMeasuring,
    isForBooker: true,
    page: lazyPage(() => import('./roster/measuring/MeasuringPage')),
  },
  desk(paths.adminClients, 'Clients', () => import('./desk/clients/ClientsPage')),
  {
    path: paths.adminClientImport,
    isForBooker: true,
    page: lazyPage(() => import('./desk/clients/ImportPage')),
  },
  {
    path: `${paths.adminClients}/:clientId`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/clients/ClientPage')),
  },
  work(paths.admin, 'Dashboard', () => import('./operations/dashboard/DashboardPage')),
  work(paths.adminArtistRequests, 'Artist Requests', () => import('./intake/signupRequests/RequestsPage')),
  work(paths.adminModels, 'Models', () => import('./roster/models/ModelsPage')),
  { path: paths.adminNewModel, page: lazyPage(() => import('./roster/models/NewModelPage')) },
  { path: paths.adminBoards, page: lazyPage(() => import('./roster/boards/BoardsPage')) },
  { path: paths.adminImports, page: lazyPage(() => import('./roster/rosterImport/ImportsPage')) },
  {
    path: paths.adminDeskImport,
    isForBooker: true,
    page: lazyPage(() => import('./desk/imports/DeskImportPage')),
  },
  {
    path: `${paths.adminImports}/:importId`,
    page: lazyPage(() => import('./roster/rosterImport/ImportPage')),
  },
  { path: `${paths.adminModels}/:modelId`, page: lazyPage(() => import('./roster/models/ModelPage')) },
  work(paths.adminProjects, 'Projects', () => import('./roster/projects/ProjectsPage')),
  { path: paths.adminNewProject, page: lazyPage(() => import('./roster/projects/NewProjectPage')) },
  {
    path: `${paths.adminProjects}/:projectId`,
    page: lazyPage(() => import('./roster/projects/ProjectPage')),
  },
  work(paths.adminOpportunities, 'Opportunities', () => import('./talent/opportunities/OpportunitiesPage')),
  {
    path: paths.adminNewOpportunity,
    page: lazyPage(() => import('./talent/opportunities/NewOpportunityPage')),
  },
  {
    path: `${paths.adminOpportunities}/:opportunityId`,
    page: lazyPage(() => import('./talent/opportunities/OpportunityPage')),
  },
  work(paths.adminEnquiries, 'Enquiries', () => import('./intake/enquiries/EnquiriesPage')),
  work(paths.adminBookings, 'Bookings', () => import('./intake/bookings/BookingsPage')),
  { path: `${paths.adminSetup}/:step?`, page: lazyPage(() => import('./operations/setup/SetupPage')) },
  { path: `${paths.adminSettings}/:section`, page: lazyPage(() => import('./agency/settings/SectionPage')) },
  settings('/admin/newsletter', 'Newsletter', () => import('./intake/newsletter/NewsletterPage')),
  settings(paths.adminDataRequests, 'Data removal', () => import('./agency/dataRequests/DataRequestsPage')),
  settings('/admin/retention', 'Retention', () => import('./operations/retention/RetentionPage')),
  settings('/admin/desk-settings', 'Desk settings', () => import('./desk/items/SettingsPage')),
  settings('/admin/message-texts', 'Message texts', () => import('./desk/texts/TextsPage')),
  {
    ...settings(paths.adminAccount, 'My account', () => import('./access/team/AccountPage')),
    isForBooker: true,
  },
  // Last in the menu: they come once the server has told the role, and nothing moves.
  settings(paths.adminSettings, 'Agency', () => import('./agency/settings/SettingsPage'), true),
  {
    path: paths.adminMoneySettings,
    isForSuperadmin: true,
    page: lazyPage(() => import('./money/MoneySettingsPage')),
  },
  settings(paths.adminTeam, 'Team', () => import('./access/team/TeamPage'), true),
  settings('/admin/audit', 'Audit', () => import('./access/team/AuditPage'), true),
  settings(
    '/admin/integrations',
    'Integrations',
    () => import('./agency/integrations/IntegrationsPage'),
    true,
  ),
  settings(paths.adminSystem, 'System', () => import('./operations/system/SystemPage'), true),
  {
    path: paths.adminRestore,
    isForSuperadmin: true,
    page: lazyPage(() => import('./operations/restore/RestorePage')),
  },
]

/** The navigation items of one group, for a booker only the booker's. */
export const menuOf = (group: AdminPage['group'], isBooker: boolean) =>
  adminPages.flatMap(({ label, path, isForSuperadmin = false, isForBooker = false, ...page }) =>
    page.group === group && label && (isForBooker || !isBooker)
      ? [{ words: label, to: path, isForSuperadmin }]
      : [],
  )
