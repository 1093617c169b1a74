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

/** What a request said, before anybody checked it: path parameters, query and body, in the specification's spelling. */
export type Given = Record<string, unknown>
/** Translates a request's names into the procedure's; checks nothing. */
type Read = (given: Given) => unknown

export type Row = {
  method: Method
  path: string
  procedure: ProcedurePath
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
    procedure: Path,
    reply: ObjectCodec<Output<Path>>,
    { read = (given) => given, upload = false }: Options = {},
  ): Row => ({ method, path, procedure, reply, read, upload })

export const get = row('get')
export const post = row('post')
export const put = row('put')
export const del = row('delete')

/** The procedure that a row names, bound to the caller of one request. */
export function procedureOf(caller: Caller, path: ProcedurePath): (input: unknown) => Promise<unknown> {
  const found = path.split('.').reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], caller)
  return found as (input: unknown) => Promise<unknown>
}
