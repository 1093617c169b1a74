import type { ProjectStatus } from '../../../../shared/lists'
import type { AuditAction } from '../../../core/security/audit'

/** The statuses that count as active. */
export const AT_WORK = ['active', 'shooting'] as const satisfies readonly ProjectStatus[]

export const ACTIVITY_LINES = 12

/** How many talents with unread messages the dashboard lists. */
export const WAITING_TALENTS = 10

/** The audit actions on the dashboard; sign-ins and file views would crowd out the rest. */
export const TOLD = [
  'request approved',
  'request rejected',
  'request decision undone',
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
