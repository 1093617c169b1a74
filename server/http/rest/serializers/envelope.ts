import type { Page } from '../../../../shared/paging'
import { always, type Codec, count, inside, list, type ObjectCodec, object, text } from '../../../core/codec'
import type { Given } from '../defineRoute'

// This folder is the one place that knows the specification's spelling, both ways, name by name: a field that is not
// named here does not leave the server, one that is not read here has no effect (S10).

const camelCase = (name: string) => name.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase())
/** Reads these names of a request, in camel case. */
export const reads =
  (...names: string[]) =>
  (given: Given): Record<string, unknown> =>
    Object.fromEntries(names.map((name) => [camelCase(name), given[name]]))

export const success = always(true)
/** In place of the answer's `OK`. */
export const says = (words: string | (() => string)) =>
  [text, typeof words === 'string' ? () => words : words] as const

/** Nothing but that it worked. */
export const done = object<unknown>()({ success })

const pagination = object<Page<unknown>>('Pagination')({ total: count, totalPages: count })

const items = <Row>(name: string, row: Codec<Row>): object => ({
  [name]: [list(row), (page: Page<Row>) => page.items],
})

/** A page of rows under `data`, with the pagination. */
export const dataPage = <Row>(name: string, row: Codec<Row>) =>
  underData(object<Page<Row>>()({ ...items(name, row), pagination: inside(pagination) }))

/** A page of rows and its total at the top. */
export const flatPage = <Row>(name: string, row: Codec<Row>) =>
  object<Page<Row>>()({ ...items(name, row), total: count, totalPages: count })

/** Everything under `data`. */
export const underData = <Row>(codec: Codec<Row>): ObjectCodec<Row> => object<Row>()({ data: inside(codec) })

/** One record under `data`. */
export const dataOne = <Row>(name: string, row: Codec<Row>) =>
  underData(object<Row>()({ [name]: inside(row) }))

type Made = { id: string }
/** The id of the created record, for routes whose answer has `success`. */
export const madeFields = { success, id: text, data: inside(object<Made>()({ _id: text })) }
export const made = object<Made>()(madeFields)
