import { paths } from '../../../../shared/paths'

/** Whether an item of the navigation is the open page's own or stands above it; the dashboard stands above nothing. */
export const isCurrent = (path: string, item: string) =>
  path === item || (item !== paths.admin && path.startsWith(`${item}/`))
