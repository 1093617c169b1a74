import type { EditedSection } from './agency/agencySettings'
import type { Marked } from './desk/walks'
import type { SetupStep } from './operations/setup'

/**
 * The addresses of the back office's pages for links, mails and redirects, apart from those that every visitor's browser
 * loads. A page that only the menu leads to has its address in `client/src/admin/pages.ts`.
 */
export const adminPaths = {
  desk: '/admin/desk',
  /** The desk with one request open. */
  deskItem: (id: string) => `/admin/desk?item=${encodeURIComponent(id)}`,
  calendar: '/admin/desk/calendar',
  report: '/admin/desk/report',
  chart: '/admin/chart',
  jobs: '/admin/jobs',
  job: (number: string) => `/admin/jobs/${encodeURIComponent(number)}`,
  /** Writing to the talents of a job one after the other. */
  walk: (number: string, purpose: string) =>
    `/admin/jobs/${encodeURIComponent(number)}/messages/${encodeURIComponent(purpose)}`,
  /** Writing to marked people one after the other. */
  walkToMarked: (of: Marked) => `/admin/messages/${of}`,
  /** The call sheet of a date of a job; without one of the next day ahead. */
  callSheet: (number: string, dateId = '') =>
    `/admin/jobs/${encodeURIComponent(number)}/call-sheet${dateId && `?date=${encodeURIComponent(dateId)}`}`,
  /** The hours of a date of a job. */
  hours: (number: string, dateId = '') =>
    `/admin/jobs/${encodeURIComponent(number)}/hours${dateId && `?date=${encodeURIComponent(dateId)}`}`,
  packages: '/admin/packages',
  package: (id: string) => `/admin/packages/${encodeURIComponent(id)}`,
  money: '/admin/money',
  paper: (id: string) => `/admin/money/${encodeURIComponent(id)}`,
  /** Tax that clients withheld, and its certificates. */
  certificates: '/admin/money/certificates',
  /** Whom to pay, and all statements. */
  statements: '/admin/money/talents',
  talentMoney: (modelId: string) => `/admin/money/talents/${encodeURIComponent(modelId)}`,
  statement: (id: string) => `/admin/money/statements/${encodeURIComponent(id)}`,
  moneySettings: '/admin/money-settings',
  talents: '/admin/talents',
  /** The card that bookers read. */
  talent: (id: string) => `/admin/talents/${encodeURIComponent(id)}`,
  measuring: '/admin/measuring',
  clients: '/admin/clients',
  clientImport: '/admin/clients/import',
  client: (id: string) => `/admin/clients/${encodeURIComponent(id)}`,
  artistRequests: '/admin/artist-requests',
  models: '/admin/models',
  model: (id: string) => `/admin/models/${encodeURIComponent(id)}`,
  /** The model's page with the chat open. */
  modelMessages: (id: string) => `/admin/models/${encodeURIComponent(id)}?messages=open`,
  projects: '/admin/projects',
  newProject: '/admin/projects/new',
  project: (id: string) => `/admin/projects/${encodeURIComponent(id)}`,
  opportunities: '/admin/opportunities',
  newOpportunity: '/admin/opportunities/new',
  opportunity: (id: string) => `/admin/opportunities/${encodeURIComponent(id)}`,
  enquiries: '/admin/enquiries',
  bookings: '/admin/bookings',
  newModel: '/admin/models/new',
  boards: '/admin/boards',
  imports: '/admin/import',
  deskImport: '/admin/import/desk',
  import: (id: string) => `/admin/import/${encodeURIComponent(id)}`,
  team: '/admin/team',
  dataRequests: '/admin/data-requests',
  system: '/admin/system',
  restore: '/admin/restore',
  setup: '/admin/setup',
  /** One step of the setup wizard. */
  setupStep: (step: SetupStep) => `/admin/setup/${step}`,
  settings: '/admin/settings',
  /** One section of the agency's settings. */
  settingsSection: (section: EditedSection) => `/admin/settings/${section}`,
  account: '/admin/account',
} as const
