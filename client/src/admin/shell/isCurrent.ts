import { paths } from '../../../../shared/paths'

const isAtOrBelow = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** Whether a navigation item is the open page or its parent. The dashboard is the parent of nothing. */
export const isCurrent = (path: string, item: string) =>
  item === paths.admin
    ? path === item
    : path === paths.adminDeskImport
      ? item === paths.adminJobs
      : isAtOrBelow(path, item) ||
        (item === paths.adminModels &&
          [paths.adminBoards, paths.adminImports].some((place) => isAtOrBelow(path, place)))
