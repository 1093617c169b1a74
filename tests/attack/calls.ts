import type { ZodType } from 'zod'
import type { Row } from '../../server/http/rest/defineRoute'
import { table } from '../../server/http/rest/routes'
import { appRouter } from '../../server/router'

export type Procedure = { name: string; type: 'query' | 'mutation'; input: ZodType | null }

type Known = { _def: { type: 'query' | 'mutation'; inputs: unknown[] } }

/** Every procedure of the router, as the server itself knows them. */
export const procedures: Procedure[] = Object.entries(
  appRouter._def.procedures as unknown as Record<string, Known>,
).map(([name, { _def }]) => ({ name, type: _def.type, input: (_def.inputs[0] as ZodType) ?? null }))

export const procedureNamed = (name: string) => procedures.find((each) => each.name === name)

/** Every row of the REST table. */
export const rows: readonly Row[] = table
/** How a row can be called: each of its procedures, with the value that selects it. */
export const casesOf = ({ procedure, choice }: Row): { procedure: string; given: object }[] =>
  choice
    ? [
        ...Object.entries(choice.procedures).map(([value, name]) => ({
          procedure: name,
          given: { [choice.field]: value === 'true' ? true : value },
        })),
        ...(choice.otherwise ? [{ procedure: choice.otherwise, given: {} }] : []),
      ]
    : [{ procedure, given: {} }]
export const titleOf = (row: Row) => `${row.method.toUpperCase()} ${row.path}`

export type Answer = { status: number; text: string; headers: Headers }
export type Asked = { token?: string | null; headers?: Record<string, string> }
type Request = Omit<RequestInit, 'headers'> & Asked

const UNTOUCHED: Answer = { status: 0, text: '', headers: new Headers() }

/** Sends a request; a connection that breaks off is status 0, which no test accepts. */
export async function send(url: string, init: Request = {}): Promise<Answer> {
  const { token, headers, ...rest } = init
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  try {
    const response = await fetch(url, { redirect: 'manual', ...rest, headers: { ...headers, ...bearer } })
    return { status: response.status, text: await response.text(), headers: response.headers }
  } catch (error) {
    return { ...UNTOUCHED, text: String(error instanceof Error ? (error.cause ?? error) : error) }
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** JSON with `undefined` for the whole as an empty text. */
const written = (value: unknown) => (value === undefined ? '' : JSON.stringify(value))

/** Calls a procedure over HTTP as the site does. */
export function callProcedure(url: string, { name, type }: Procedure, input: unknown, asked: Asked = {}) {
  if (type === 'mutation')
    return send(`${url}/trpc/${name}`, { method: 'POST', body: written(input), headers: JSON_TYPE, ...asked })
  const query = input === undefined ? '' : `?input=${encodeURIComponent(written(input))}`
  return send(`${url}/trpc/${name}${query}`, asked)
}

/** Calls a row; `id` fills the path, `given` the query of a GET or the body of anything else. */
export function callRow(url: string, row: Row, id: string, given: unknown, asked: Asked = {}) {
  const address = url + row.path.replace(/:\w+/g, encodeURIComponent(id))
  if (row.method === 'get') return send(address + queryOf(given), asked)
  const body = written(given)
  return send(address, { method: row.method.toUpperCase(), body, headers: JSON_TYPE, ...asked })
}

function queryOf(given: unknown): string {
  if (typeof given !== 'object' || given === null) return ''
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given))
    for (const each of Array.isArray(value) ? value : [value])
      query.append(name, typeof each === 'string' ? each : JSON.stringify(each))
  return query.size === 0 ? '' : `?${query}`
}

const TELLS = /node_modules|SQLITE|\bat .+:\d+:\d+\)|server\/|\/tmp\/|ZodError|TypeError/i

/** What is wrong with an answer to an attack: nothing, or a sentence. Refusals are right, failures are not. */
export function wrongWith({ status, text }: Answer): string | null {
  if (status === 0) return `no answer: ${text}`
  if (status >= 500 && status !== 501 && status !== 503) return `status ${status}: ${text.slice(0, 300)}`
  if (status >= 400 && TELLS.test(text)) return `tells of the machine: ${text.slice(0, 300)}`
  return null
}

/** Runs `work` for every item, some at once, and collects what was wrong. */
export async function complaints<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<string | null>,
  atOnce = 12,
): Promise<string[]> {
  const wrong: string[] = []
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) {
      const told = await work(item)
      if (told) wrong.push(told)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return wrong
}
