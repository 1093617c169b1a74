import { paths } from '../../../../shared/paths'

/** Whether a navigation item is the open page or its parent. The dashboard is the parent of nothing. */
export const isCurrent = (path: string, item: string) =>
  path === item || (item !== paths.admin && path.startsWith(`${item}/`))
