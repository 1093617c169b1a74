import type { Page } from '../../../../shared/paging'
import type { Context } from '../../../core/context'

// The wire folder is the one place that knows the specification's spelling, both ways, name by name, a file a
// domain: a field that is not typed here does not leave the server, one that is not read here has no effect (S10).

/** Writes one record in the specification's spelling. */
export type View<Row> = (row: Row, ctx: Context) => object

/** Nothing but that it worked. */
export const done = () => ({ success: true })

/** A page of rows under `data`, with the pagination beside it. */
export const dataPage =
  <Row>(name: string, view: View<Row>) =>
  ({ items, total, totalPages }: Page<Row>, ctx: Context) => ({
    data: { [name]: items.map((item) => view(item, ctx)), pagination: { total, totalPages } },
  })

/** A page of rows and its total at the top. */
export const flatPage =
  <Row>(name: string, view: View<Row>) =>
  ({ items, total, totalPages }: Page<Row>, ctx: Context) => ({
    [name]: items.map((item) => view(item, ctx)),
    total,
    totalPages,
  })

/** One thing under `data`. */
export const dataOne =
  <Row>(name: string, view: View<Row>) =>
  (row: Row, ctx: Context) => ({ data: { [name]: view(row, ctx) } })

/** A list as `data` itself. */
export const dataList =
  <Row>(view: View<Row>) =>
  (rows: Row[], ctx: Context) => ({ data: rows.map((row) => view(row, ctx)) })

/** The id of what was made, for doors that read `success`. */
export const made = ({ id }: { id: string }) => ({ success: true, id, data: { _id: id } })
