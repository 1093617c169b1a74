import type { ReportFigure } from '../../../../../shared/desk/deskReport'
import { paths } from '../../../../../shared/paths'

/** The address of the report of a period, or with a figure of the list behind it. */
export const reportAddress = (wanted: Record<string, string>, figure?: ReportFigure) =>
  `${paths.adminReport}${figure ? `/${figure}` : ''}?${new URLSearchParams(wanted)}`
