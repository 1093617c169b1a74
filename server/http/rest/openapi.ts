import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import { agency } from '../../../shared/agency'
import { CONFLICT_KINDS } from '../../../shared/desk/deskLists'
import { known, moment, text } from '../../core/codec'
import { type Config, publicUrl } from '../../core/config'
import { appRouter } from '../../router'
import type { ProcedurePath, Row } from './defineRoute'
import { spellings, spellingsOfList } from './fieldAliases'
import { needsKey } from './mount'
import { callWords, documentTags, documentWords, tagName } from './openapiDescriptions'
import { callNotes } from './openapiNotes'
import { table } from './routes'

type Document = ReturnType<typeof createDocument>
type Shape = Record<string, z.ZodType>
type Status = keyof typeof documentWords.statuses

const KEYED = ['site.bookings.request', 'site.enquiries.send', 'site.signupRequests.submit']
/** A hidden field against bots (S34); naming it would help them. */
const HONEYPOT = 'website'

/**
 * The OpenAPI 3.1 document of the whole table: inputs are the procedures' schemas with the request's names, outputs are
 * the codecs' schemas. Throws when a row has no description.
 */
export function openApiDocument(config: Config): Document {
  const paths: ZodOpenApiPathsObject = {}
  for (const row of table) {
    const path = row.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [row.method]: operation(row, config) }
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: documentWords.title(agency.name),
      version: '1.0.0',
      description: documentWords.about,
      license: { name: 'GNU Affero General Public License v3.0 only', identifier: 'AGPL-3.0-only' },
    },
    servers: [{ url: publicUrl(config) }],
    tags: [...documentTags],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: documentWords.bearer },
        // Only where it is needed: OpenAPI readers report an unused scheme as a fault.
        ...(config.AGENCY_KEY ? { agencyKey } : {}),
      },
    },
  }
  return createDocument(document)
}

const failure = z
  .object({
    error: z.literal(true),
    success: z.literal(false),
    message: text.schema,
    issues: z.array(z.object({ path: text.schema, message: text.schema })).optional(),
    requestId: text.schema,
  })
  .meta({ id: 'Failure' })
/** What a refused sign-in of the agency answers, which may ask for a second step. */
const signInFailure = failure
  .extend({
    reason: z
      .enum(['second_factor_required', 'second_factor_wrong'])
      .optional()
      .meta({ description: documentWords.signInReason }),
  })
  .meta({ id: 'SignInFailure' })
/** The answer to a refused desk decision: what changed, and the record as it is now. */
const conflict = failure
  .extend({
    conflict: z
      .object({
        kind: z.enum(CONFLICT_KINDS),
        since: z.array(z.object({ at: moment.schema, who: known.schema, words: text.schema })),
        now: z.unknown().meta({ description: documentWords.conflictNow }),
      })
      .optional(),
  })
  .meta({ id: 'Conflict' })

/** The schema of a row's answer. */
export const answerOf = ({ reply }: Row) =>
  z.object({ error: z.literal(false), message: text.schema, ...reply.schema.shape })

function operation(row: Row, config: Config): ZodOpenApiOperationObject {
  const key = `${row.method} ${row.path}` as const
  const words = callWords[key]
  if (!words) throw new Error(`the document has no words for ${key}`)
  const [tag, operationId, summary] = words
  const { inPath, others } = takenBy(row)
  const isRead = row.method === 'get' || row.method === 'delete'
  const header = KEYED.includes(row.procedure) ? { header: idempotencyKey } : {}
  return {
    operationId,
    summary,
    ...(callNotes[key] ? { description: callNotes[key] } : {}),
    tags: [tagName(tag)],
    security: securityOf(row, config),
    requestParams: {
      ...(Object.keys(inPath).length > 0 ? { path: z.object(inPath) } : {}),
      ...(isRead && Object.keys(others).length > 0 ? { query: z.object(others) } : {}),
      ...header,
    },
    ...(isRead ? {} : bodyOf(row)),
    responses: {
      200: { description: documentWords.statuses[200], ...json(answerOf(row)) },
      ...Object.fromEntries(
        failuresOf(row).map((status) => [
          status,
          {
            description: documentWords.statuses[status],
            ...json(failureOf(row, status)),
          },
        ]),
      ),
    },
  }
}

const agencyKey = {
  type: 'apiKey' as const,
  in: 'header' as const,
  name: 'x-agency-key',
  description: documentWords.agencyKey,
}

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })
const idempotencyKey = z.object({
  'Idempotency-Key': z.string().max(200).optional().meta({ description: documentWords.idempotencyKey }),
})

function bodyOf(row: Row): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (row.choice) {
    const { field, procedures, otherwise } = row.choice
    const cases: Shape[] = Object.entries(procedures).map(([value, procedure]) => ({
      ...takenBy(row, procedure).others,
      [field]: z.literal(value === 'true' ? true : value),
    }))
    if (otherwise) cases.push(takenBy(row, otherwise).others)
    return { requestBody: { required: true, ...json(z.union(cases.map((each) => z.object(each)))) } }
  }
  const fields = takenBy(row, row.procedure).others
  if (row.upload) {
    const file = z.string().meta({ format: 'binary', description: documentWords.file })
    const schema = z.object({ file, ...fields })
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  return { requestBody: { required: true, ...json(z.object(fields)) } }
}

/** A row's input under the request's names: the path parameters, and the rest. */
function takenBy(row: Row, procedure: ProcedurePath = row.procedure): { inPath: Shape; others: Shape } {
  const inPath: Shape = {}
  const others: Shape = {}
  const names = spellings(row.read)
  for (const [name, schema] of Object.entries(inputOf(procedure))) {
    if (names && !names.has(name)) continue
    const given = names?.get(name) ?? name
    if (given === HONEYPOT) continue
    if (row.path.split('/').includes(`:${given}`)) inPath[given] = schema
    else others[given] = inRequestNames(schema, row, given)
  }
  return { inPath, others }
}

/** A list of records with the request's names of their fields; any other schema as it is. */
function inRequestNames(schema: z.ZodType, { read }: Row, name: string): z.ZodType {
  const inner = (of: z.ZodType): z.ZodType => {
    if (of instanceof z.ZodDefault || of instanceof z.ZodOptional) return inner(of.unwrap() as z.ZodType)
    return of instanceof z.ZodPipe ? inner(of.out as z.ZodType) : of
  }
  const list = inner(schema)
  const record = list instanceof z.ZodArray ? list.element : null
  const names = record instanceof z.ZodObject ? spellingsOfList(read, name) : null
  if (!names) return schema
  const fields = Object.entries((record as z.ZodObject).shape as Shape)
  const renamed = z.array(
    z.object(Object.fromEntries(fields.map(([field, of]) => [names.get(field) ?? field, of]))),
  )
  return schema.safeParse(undefined).success ? renamed.optional() : renamed
}

function inputOf(name: ProcedurePath): Shape {
  const procedure = (appRouter._def.procedures as unknown as Record<string, WithInputs>)[name]
  const [input] = procedure?._def.inputs ?? []
  const object = input instanceof z.ZodPipe ? input.in : input
  return object instanceof z.ZodObject ? (object.shape as Shape) : {}
}
type WithInputs = { _def: { inputs: unknown[] } }

function securityOf(row: Row, config: Config): Record<string, string[]>[] {
  const isOpen = audienceOf(row) === 'site'
  const wanted: Record<string, string[]> = isOpen ? {} : { bearer: [] }
  if (config.AGENCY_KEY && needsKey(row.path)) wanted.agencyKey = []
  return Object.keys(wanted).length > 0 ? [wanted] : []
}

/** Sign-in needs no session, wherever the procedure is in the router. */
const audienceOf = (row: Row) => {
  const [branch] = row.procedure.split('.')
  return branch === 'auth' ? 'site' : branch
}

function failureOf(row: Row, status: Status) {
  if (status === 409 && isDecision(row)) return conflict
  return status === 401 && row.procedure === 'auth.signInAdmin' ? signInFailure : failure
}

/** Refused decisions about a job say what changed. */
const isDecision = ({ method, procedure }: Row) =>
  method !== 'get' && /^(desk|talent\.jobs)\./.test(procedure)

function failuresOf(row: Row): Status[] {
  const isOpen = audienceOf(row) === 'site'
  const isWrite = row.method === 'post' || row.method === 'put'
  const statuses: [Status, boolean][] = [
    [400, isWrite || Object.keys(inputOf(row.procedure)).length > 0],
    [401, !isOpen || row.procedure.startsWith('auth.')],
    [403, !isOpen],
    [404, row.path.includes(':')],
    [409, KEYED.includes(row.procedure) || (isWrite && !isOpen) || isDecision(row)],
    [413, isWrite],
    [415, isWrite],
    [429, isOpen && isWrite],
    ['default', true],
  ]
  return statuses.filter(([, applies]) => applies).map(([status]) => status)
}
