import type { ObjectCodec } from '../../core/codec'
import type { Caller } from '../../router'

export type Method = 'get' | 'post' | 'put' | 'delete'

/** The type at a dotted path of the caller: `site.models.list`. */
type At<Tree, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? At<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never
type AnyProcedure = (...input: never[]) => Promise<unknown>
/** Every dotted path of a procedure; a wrong name does not compile. */
type PathsOf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends AnyProcedure
    ? `${Prefix}${Key}` | (Tree[Key] extends object ? PathsOf<Tree[Key], `${Prefix}${Key}.`> : never)
    : PathsOf<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]
export type ProcedurePath = PathsOf<Caller>
type Output<Path extends ProcedurePath> =
  At<Caller, Path> extends (...input: never[]) => Promise<infer Result> ? Result : never

/** An unchecked request: path parameters, query and body, in the specification's spelling. */
export type Given = Record<string, unknown>
/** Translates a request's names into the procedure's; checks nothing. */
type Read = (given: Given) => unknown

/** Several procedures at one address, chosen by the value of a field of the request. */
export type Choice<Path extends ProcedurePath = ProcedurePath> = {
  field: string
  procedures: Readonly<Record<string, Path>>
  /** the procedure when the field is absent; without it the field is required */
  otherwise?: Path
}

export type Row = {
  method: Method
  path: string
  /** the procedure; for a choice the first one, which has the same permission as the others */
  procedure: ProcedurePath
  choice: Choice | null
  /** declares and writes the answer's fields */
  reply: ObjectCodec<never>
  read: Read
  /** takes one multipart file in the part `file` */
  upload: boolean
}
type Options = { read?: Read; upload?: boolean }

const row =
  (method: Method) =>
  <const Path extends ProcedurePath>(
    path: string,
    answering: Path | Choice<Path>,
    reply: ObjectCodec<Output<Path>>,
    { read = (given) => given, upload = false }: Options = {},
  ): Row => {
    const choice = typeof answering === 'string' ? null : answering
    const [procedure] = typeof answering === 'string' ? [answering] : Object.values(answering.procedures)
    if (!procedure) throw new Error(`nobody answers ${method} ${path}`)
    return { method, path, procedure, choice, reply, read, upload }
  }

export const get = row('get')
export const post = row('post')
export const put = row('put')
export const del = row('delete')

/** The procedure for this request; null for a value that is not listed. */
export function chosenProcedure({ procedure, choice }: Row, given: Given): ProcedurePath | null {
  if (!choice) return procedure
  const value = given[choice.field]
  if (value === undefined && choice.otherwise) return choice.otherwise
  const name = ['string', 'boolean'].includes(typeof value) ? String(value).trim().toLowerCase() : ''
  return Object.hasOwn(choice.procedures, name) ? (choice.procedures[name] ?? null) : null
}

/** The procedure of a row, bound to the caller of one request. */
export function procedureOf(caller: Caller, path: ProcedurePath): (input: unknown) => Promise<unknown> {
  const found = path.split('.').reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], caller)
  return found as (input: unknown) => Promise<unknown>
}
