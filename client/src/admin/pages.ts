import { adminPaths } from '../../../shared/adminPaths'
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
  desk(adminPaths.desk, 'Desk', () => import('./desk/items/DeskPage')),
  {
    path: adminPaths.calendar,
    isForBooker: true,
    page: lazyPage(() => import('./desk/calendar/CalendarPage')),
  },
  { path: adminPaths.report, isForBooker: true, page: lazyPage(() => import('./desk/report/ReportPage')) },
  {
    path: `${adminPaths.report}/:figure`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/report/FigureListPage')),
  },
  desk(adminPaths.jobs, 'Jobs', () => import('./desk/jobs/JobsPage')),
  {
    path: `${adminPaths.jobs}/:number/call-sheet`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/callSheets/CallSheetPage')),
  },
  {
    path: `${adminPaths.jobs}/:number/hours`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/callSheets/HoursPage')),
  },
  {
    path: `${adminPaths.jobs}/:number`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/jobs/JobPage')),
  },
  {
    path: `${adminPaths.jobs}/:number/messages/:purpose`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/texts/WalkPage')),
  },
  {
    path: '/admin/messages/:of',
    isForBooker: true,
    page: lazyPage(() => import('./desk/texts/MarkedPage')),
  },
  desk(adminPaths.chart, 'Chart', () => import('./desk/chart/ChartPage')),
  desk(adminPaths.packages, 'Packages', () => import('./desk/packages/PackagesPage')),
  {
    path: `${adminPaths.packages}/:packageId`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/packages/PackagePage')),
  },
  desk(adminPaths.money, 'Money', () => import('./money/list/MoneyPage')),
  { path: adminPaths.certificates, page: lazyPage(() => import('./money/certificates/CertificatesPage')) },
  { path: adminPaths.statements, page: lazyPage(() => import('./money/statements/StatementsPage')) },
  {
    path: `${adminPaths.statements}/:modelId`,
    page: lazyPage(() => import('./money/statements/TalentMoneyPage')),
  },
  {
    path: `${adminPaths.money}/statements/:statementId`,
    page: lazyPage(() => import('./money/statements/StatementPage')),
  },
  {
    path: `${adminPaths.money}/:paperId`,
    isForBooker: true,
    page: lazyPage(() => import('./money/paper/PaperPage')),
  },
  desk(adminPaths.talents, 'Talents', () => import('./desk/talents/TalentsPage')),
  {
    path: `${adminPaths.talents}/:modelId`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/talents/TalentPage')),
  },
  {
    path: adminPaths.measuring,
    isForBooker: true,
    page: lazyPage(() => import('./roster/measuring/MeasuringPage')),
  },
  desk(adminPaths.clients, 'Clients', () => import('./desk/clients/ClientsPage')),
  {
    path: adminPaths.clientImport,
    isForBooker: true,
    page: lazyPage(() => import('./desk/clients/ImportPage')),
  },
  {
    path: `${adminPaths.clients}/:clientId`,
    isForBooker: true,
    page: lazyPage(() => import('./desk/clients/ClientPage')),
  },
  work(paths.admin, 'Dashboard', () => import('./operations/dashboard/DashboardPage')),
  work(adminPaths.artistRequests, 'Artist Requests', () => import('./intake/signupRequests/RequestsPage')),
  work(adminPaths.models, 'Models', () => import('./roster/models/ModelsPage')),
  { path: adminPaths.newModel, page: lazyPage(() => import('./roster/models/NewModelPage')) },
  { path: adminPaths.boards, page: lazyPage(() => import('./roster/boards/BoardsPage')) },
  { path: adminPaths.imports, page: lazyPage(() => import('./roster/rosterImport/ImportsPage')) },
  {
    path: adminPaths.deskImport,
    isForBooker: true,
    page: lazyPage(() => import('./desk/imports/DeskImportPage')),
  },
  {
    path: `${adminPaths.imports}/:importId`,
    page: lazyPage(() => import('./roster/rosterImport/ImportPage')),
  },
  { path: `${adminPaths.models}/:modelId`, page: lazyPage(() => import('./roster/models/ModelPage')) },
  work(adminPaths.projects, 'Projects', () => import('./roster/projects/ProjectsPage')),
  { path: adminPaths.newProject, page: lazyPage(() => import('./roster/projects/NewProjectPage')) },
  {
    path: `${adminPaths.projects}/:projectId`,
    page: lazyPage(() => import('./roster/projects/ProjectPage')),
  },
  work(adminPaths.opportunities, 'Opportunities', () => import('./talent/opportunities/OpportunitiesPage')),
  {
    path: adminPaths.newOpportunity,
    page: lazyPage(() => import('./talent/opportunities/NewOpportunityPage')),
  },
  {
    path: `${adminPaths.opportunities}/:opportunityId`,
    page: lazyPage(() => import('./talent/opportunities/OpportunityPage')),
  },
  work(adminPaths.enquiries, 'Enquiries', () => import('./intake/enquiries/EnquiriesPage')),
  work(adminPaths.bookings, 'Bookings', () => import('./intake/bookings/BookingsPage')),
  { path: `${adminPaths.setup}/:step?`, page: lazyPage(() => import('./operations/setup/SetupPage')) },
  { path: `${adminPaths.settings}/:section`, page: lazyPage(() => import('./agency/settings/SectionPage')) },
  settings('/admin/newsletter', 'Newsletter', () => import('./intake/newsletter/NewsletterPage')),
  settings(adminPaths.dataRequests, 'Data removal', () => import('./agency/dataRequests/DataRequestsPage')),
  settings('/admin/retention', 'Retention', () => import('./operations/retention/RetentionPage')),
  settings('/admin/desk-settings', 'Desk settings', () => import('./desk/items/SettingsPage')),
  settings('/admin/message-texts', 'Message texts', () => import('./desk/texts/TextsPage')),
  {
    ...settings(adminPaths.account, 'My account', () => import('./access/team/AccountPage')),
    isForBooker: true,
  },
  // Last in the menu: they come once the server has told the role, and nothing moves.
  settings(adminPaths.settings, 'Agency', () => import('./agency/settings/SettingsPage'), true),
  {
    path: adminPaths.moneySettings,
    isForSuperadmin: true,
    page: lazyPage(() => import('./money/settings/MoneySettingsPage')),
  },
  settings(adminPaths.team, 'Team', () => import('./access/team/TeamPage'), true),
  settings('/admin/audit', 'Audit', () => import('./access/team/AuditPage'), true),
  settings(
    '/admin/integrations',
    'Integrations',
    () => import('./agency/integrations/IntegrationsPage'),
    true,
  ),
  settings(adminPaths.system, 'System', () => import('./operations/system/SystemPage'), true),
  {
    path: adminPaths.restore,
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
