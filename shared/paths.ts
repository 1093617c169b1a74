import type { EditedSection } from './agency/agencySettings'
import type { SetupStep } from './operations/setup'
import { type PageName, pages } from './pages'

/** The paths without parameters, by page name. */
type PlainPaths = {
  [Name in PageName as (typeof pages)[Name]['path'] extends `${string}:${string}`
    ? never
    : Name]: (typeof pages)[Name]['path']
}
const plainPaths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as PlainPaths

/**
 * The addresses of pages for links, mails and redirects. A page of the back office that only its menu leads to has its
 * address in `client/src/admin/pages.ts`.
 */
export const paths = {
  ...plainPaths,
  model: (key: string) => `/models/${encodeURIComponent(key)}`,
  /** One board of the roster; '' for all of it. */
  board: (slug: string) => (slug ? `/models?board=${encodeURIComponent(slug)}` : '/models'),
  bookThisModel: (id: string) => `/book-model?model=${encodeURIComponent(id)}`,
  invitation: (token: string) => `/signup?invite=${encodeURIComponent(token)}`,
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  unsubscribe: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  calendar: (token: string) => `/calendar/${encodeURIComponent(token)}.ics`,
  answer: (token: string) => `/answer/${encodeURIComponent(token)}`,
  package: (token: string) => `/p/${encodeURIComponent(token)}`,
  paper: (token: string) => `/i/${encodeURIComponent(token)}`,
  voucher: (token: string) => `/v/${encodeURIComponent(token)}`,
  callSheet: (token: string) => `/c/${encodeURIComponent(token)}`,
  adminLogin: '/admin/login',
  admin: '/admin',
  adminDesk: '/admin/desk',
  /** The desk with one request open. */
  adminDeskItem: (id: string) => `/admin/desk?item=${encodeURIComponent(id)}`,
  adminCalendar: '/admin/desk/calendar',
  adminReport: '/admin/desk/report',
  adminChart: '/admin/chart',
  adminJobs: '/admin/jobs',
  adminJob: (number: string) => `/admin/jobs/${encodeURIComponent(number)}`,
  /** Writing to the talents of a job one after the other. */
  adminWalk: (number: string, purpose: string) =>
    `/admin/jobs/${encodeURIComponent(number)}/messages/${encodeURIComponent(purpose)}`,
  /** The call sheet of a date of a job; without one of the next day ahead. */
  adminCallSheet: (number: string, dateId = '') =>
    `/admin/jobs/${encodeURIComponent(number)}/call-sheet${dateId && `?date=${encodeURIComponent(dateId)}`}`,
  /** The hours of a date of a job. */
  adminHours: (number: string, dateId = '') =>
    `/admin/jobs/${encodeURIComponent(number)}/hours${dateId && `?date=${encodeURIComponent(dateId)}`}`,
  adminPackages: '/admin/packages',
  adminPackage: (id: string) => `/admin/packages/${encodeURIComponent(id)}`,
  adminMoney: '/admin/money',
  adminPaper: (id: string) => `/admin/money/${encodeURIComponent(id)}`,
  /** Whom to pay, and all statements. */
  adminStatements: '/admin/money/talents',
  adminTalentMoney: (modelId: string) => `/admin/money/talents/${encodeURIComponent(modelId)}`,
  adminStatement: (id: string) => `/admin/money/statements/${encodeURIComponent(id)}`,
  adminMoneySettings: '/admin/money-settings',
  adminTalents: '/admin/talents',
  /** The card that bookers read. */
  adminTalent: (id: string) => `/admin/talents/${encodeURIComponent(id)}`,
  adminMeasuring: '/admin/measuring',
  adminClients: '/admin/clients',
  adminClientImport: '/admin/clients/import',
  adminClient: (id: string) => `/admin/clients/${encodeURIComponent(id)}`,
  adminArtistRequests: '/admin/artist-requests',
  adminModels: '/admin/models',
  adminModel: (id: string) => `/admin/models/${encodeURIComponent(id)}`,
  /** The model's page with the chat open. */
  adminModelMessages: (id: string) => `/admin/models/${encodeURIComponent(id)}?messages=open`,
  adminProjects: '/admin/projects',
  adminNewProject: '/admin/projects/new',
  adminProject: (id: string) => `/admin/projects/${encodeURIComponent(id)}`,
  adminOpportunities: '/admin/opportunities',
  adminNewOpportunity: '/admin/opportunities/new',
  adminOpportunity: (id: string) => `/admin/opportunities/${encodeURIComponent(id)}`,
  adminEnquiries: '/admin/enquiries',
  adminBookings: '/admin/bookings',
  adminNewModel: '/admin/models/new',
  adminBoards: '/admin/boards',
  adminImports: '/admin/import',
  adminDeskImport: '/admin/import/desk',
  adminImport: (id: string) => `/admin/import/${encodeURIComponent(id)}`,
  adminTeam: '/admin/team',
  adminDataRequests: '/admin/data-requests',
  adminSystem: '/admin/system',
  adminRestore: '/admin/restore',
  adminSetup: '/admin/setup',
  /** One step of the setup wizard. */
  adminSetupStep: (step: SetupStep) => `/admin/setup/${step}`,
  adminSettings: '/admin/settings',
  /** One section of the agency's settings. */
  adminSettingsSection: (section: EditedSection) => `/admin/settings/${section}`,
  adminAccount: '/admin/account',
  adminWelcome: '/admin/welcome',
  adminInvitation: (token: string) => `/admin/welcome?invite=${encodeURIComponent(token)}`,
} as const

/** The address of a stored file, or of a picture in one width. A private file needs the signed `query`. */
export const mediaPath = (id: string, file: string, query = '') =>
  `/media/${id}/${file}${query === '' ? '' : `?${query}`}`

/** The only pages that session replay may record, and whose policy allows its scripts. */
export const REPLAYED_PAGES: readonly string[] = [paths.home, paths.dashboard]

/** The present address of a page that once was below the models of the back office; null for every other path. */
export function movedTo(path: string): string | null {
  const moved = path.replace(/^\/admin\/models\/(boards(?=\/?$)|import(?=\/|$))/, '/admin/$1')
  return moved === path ? null : moved
}
