import { adminPaths } from '../../../../../shared/adminPaths'
import type { ReportFigure } from '../../../../../shared/desk/deskReport'

/** The address of the report of a period, or with a figure of the list behind it. */
export const reportAddress = (wanted: Record<string, string>, figure?: ReportFigure) =>
  `${adminPaths.report}${figure ? `/${figure}` : ''}?${new URLSearchParams(wanted)}`
