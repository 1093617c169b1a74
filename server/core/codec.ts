import { z } from 'zod'
import { type ModelField, type ModelFields, namesOf, restName } from '../../shared/roster/modelFields'
import type { RequestContext } from './context'

// A REST reply is declared once: its codec holds the schema for the OpenAPI document, and writes the answer.

/** A value of an answer. Without `write` it is sent unchanged. */
export type Codec<Value, Context = RequestContext> = {
  schema: z.ZodType
  write?: (value: Value, ctx: Context) => unknown
}
export type ObjectCodec<Row, Context = RequestContext> = {
  schema: z.ZodObject
  write: (row: Row, ctx: Context) => Record<string, unknown>
}

/** `stage_name` reads `stageName`, and `_id` reads `id`. */
type Camel<Name> = Name extends `_${infer Rest}`
  ? Rest
  : Name extends `${infer Head}_${infer Rest}`
    ? `${Head}${Capitalize<Camel<Rest>>}`
    : Name
const camelCase = (name: string) =>
  name.replace(/^_/, '').replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase())

type Named<Row, Name> = Camel<Name> extends keyof Row ? Row[Camel<Name>] : unknown
type Field<Row, Name, Value, Context> =
  | Codec<Named<Row, Name>, Context>
  | readonly [Codec<Value, Context>, (row: Row, ctx: Context) => Value]
type AnyField<Row, Context> = Field<Row, string, unknown, Context>

/**
 * An object of an answer: each name with its codec. The value is the row's property of that name in camel case, or the
 * result of the function beside the codec. Unnamed properties do not leave the server (S10). `id` is the schema's name
 * in the document.
 */
export const object =
  <Row, Context = RequestContext>(id?: string) =>
  <Values>(
    fields: { [Name in keyof Values]: Field<Row, Name, Values[Name], Context> },
  ): ObjectCodec<Row, Context> => {
    const parts = Object.entries(fields as Record<string, AnyField<Row, Context>>).map(([name, field]) => {
      const [codec, read] = 'schema' in field ? [field, property<Row>(camelCase(name))] : field
      return { name, read, ...(codec as Codec<unknown, Context>) }
    })
    const schema = z.object(Object.fromEntries(parts.map(({ name, schema }) => [name, schema])))
    return {
      schema: id ? schema.meta({ id }) : schema,
      write(row, ctx) {
        const answer: Record<string, unknown> = {}
        for (const { name, read, write } of parts) {
          const value = read(row, ctx)
          answer[name] = write ? write(value, ctx) : value
        }
        return answer
      },
    }
  }
const property =
  <Row>(name: string) =>
  (row: Row) =>
    (row as Record<string, unknown>)[name]

/** A value that is sent unchanged. */
export const plain = <Schema extends z.ZodType>(schema: Schema): Codec<z.input<Schema>, unknown> => ({
  schema,
})
/** The same, or null. */
export const nullable = <Value, Context>({
  schema,
  write,
}: Codec<Value, Context>): Codec<Value | null, Context> => ({
  schema: schema.nullable(),
  ...(write && { write: (value, ctx) => (value === null ? null : write(value, ctx)) }),
})
/** One of a list's values. */
export const choice = <const Values extends readonly string[]>(values: Values) => plain(z.enum(values))
/** Many of the same. */
export const list = <Item, Context>({
  schema,
  write,
}: Codec<Item, Context>): Codec<readonly Item[], Context> => ({
  schema: z.array(schema),
  ...(write && { write: (items, ctx) => items.map((item) => write(item, ctx)) }),
})
/** The row itself, as an object inside its answer. */
export const inside = <Row, Context>(codec: Codec<Row, Context>) => [codec, (row: Row) => row] as const
/** The same value in every answer. */
export const always = <const Value extends string | boolean>(value: Value) =>
  [plain(z.literal(value)), () => value] as const

export const text = plain(z.string())
export const known = nullable(text)
export const texts = list(text)
export const flag = plain(z.boolean())
export const count = plain(z.int().min(0).max(1_000_000_000))
export const moment = plain(z.iso.datetime())
export const day = plain(z.iso.date())
export const address = plain(z.url())

const CODECS: Record<ModelField['input'], Codec<never, unknown>> = {
  line: known,
  prose: known,
  choice: known,
  suggested: known,
  list: texts,
  figure: plain(z.number().nullable()),
  date: nullable(day),
}
/** The fields of a list of `shared/roster/modelFields`, under their names in REST. */
export const fieldCodecs = (fields: ModelFields): object =>
  Object.fromEntries(
    namesOf(fields).map((name) => {
      const { input, choices } = fields[name] as ModelField
      const codec = input === 'choice' && choices ? nullable(choice(choices)) : CODECS[input]
      return [restName(fields, name), [codec, property(name)]]
    }),
  )
