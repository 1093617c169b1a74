/**
 * In SQL: a column as `fold` folds it (shared/text/fold.ts). Only what is not plain ASCII is handed to JavaScript, which
 * takes most of the time of a search.
 */
export const foldedColumn = (column: string): string =>
  `case when ${column} glob '*[^ -~]*' then folded(${column}) else lower(${column}) end`
