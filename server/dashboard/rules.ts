import type { ProjectStatus } from '../../shared/lists'
import type { AuditAction } from '../core/audit'

/**
 * The statuses of a project that is at work: 'Active' counts status active or shooting (specification section 2,
 * Admin Project Management). The dashboard's Active Projects are those of them whose switch `is_active` is on.
 */
export const AT_WORK = ['active', 'shooting'] as const satisfies readonly ProjectStatus[]

/** How many lines of recent activity the dashboard shows. */
export const ACTIVITY_LINES = 12

/** What the audit table knows and the desk wants to hear of; sign-ins and views of files would drown it. */
export const TOLD = [
  'request approved',
  'request rejected',
  'request deleted',
  'enquiry deleted',
  'booking deleted',
  'model created',
  'model assigned',
  'model unassigned',
  'model deleted',
  'picture deleted',
  'project deleted',
  'opportunity posted',
  'opportunity closed',
  'opportunity reopened',
  'opportunity deleted',
  'opportunity applied',
  'opportunity withdrawn',
  'application accepted',
  'application rejected',
  'role changed',
  'account invited',
  'account deactivated',
  'account reactivated',
  'account deleted',
  'list exported',
] as const satisfies readonly AuditAction[]
