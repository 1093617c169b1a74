import { adminPaths } from '../../../../shared/adminPaths'
import { paths } from '../../../../shared/paths'

const isAtOrBelow = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** Whether a navigation item is the open page or its parent. The dashboard is the parent of nothing. */
export const isCurrent = (path: string, item: string) =>
  item === paths.admin
    ? path === item
    : path === adminPaths.deskImport
      ? item === adminPaths.jobs
      : isAtOrBelow(path, item) ||
        (item === adminPaths.models &&
          [adminPaths.boards, adminPaths.imports].some((place) => isAtOrBelow(path, place)))
