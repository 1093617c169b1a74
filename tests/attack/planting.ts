import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { audienceOfProcedure } from './audiences'
import { callProcedure, type Procedure, procedures, rows, send } from './calls'
import { fieldsOf, plausible, withIds } from './inputs'
import { type Agency, idFor } from './people'

/** Scripts for a text: in markup, in an attribute, in the page's own data, with a picture of another site. */
const LONG = `'"></script><script>window.hit=1;alert(1)</script><img src=//evil.example/x onerror=window.hit=1;alert(1)>`
export const SHORT = '<img src=//evil.example/x onerror=alert(1)>'
export const PLANTED = /evil\.example/

/** Calls that only take away, or that end what the planting needs. */
const NOT_THESE =
  /remove|deactivate|withdraw|sign(In|Out|up)|endO|endS|changePassword|changeRole|reset|joinTeam|setStatus|setActive/i

type Issue = { path: string }
const issuesOf = (text: string): Issue[] => {
  try {
    return JSON.parse(text).error?.data?.issues ?? []
  } catch {
    return []
  }
}

/** Inputs with as many fields said as possible; not each of them fits together. */
function whole({ input }: Procedure, ids: Ids): Record<string, unknown>[] {
  if (!input) return []
  const tries = fc.sample(plausible(input), { numRuns: 40, seed: 11 }) as Record<string, unknown>[]
  const said = (each: Record<string, unknown>) => Object.values(each).filter((value) => value != null).length
  return tries
    .toSorted((a, b) => said(b) - said(a))
    .slice(0, 6)
    .map((each) => {
      const { version: _, ...rest } = withIds(each, [ids.id]) as Record<string, unknown>
      const known = Object.entries(ids).filter(([name]) => name in rest)
      return { ...rest, ...Object.fromEntries(known) }
    })
}

type Ids = { id: string } & Record<string, string>

/** What the ids of a procedure stand for, by their names. */
function idsFor(agency: Agency, name: string): Ids {
  const { db, other, talent, project, rating } = agency
  const member = db.get<{ id: string }>(
    sql`select id from project_members where project_id = ${project.id} limit 1`,
  )
  const [picture] = talent.pictures
  return {
    id: idFor(agency, name),
    modelId: /addMember/.test(name) ? other.model.id : talent.model.id,
    memberId: member?.id ?? '',
    imageId: picture?.item.id ?? '',
    ratingId: rating.id,
  }
}

const LIST = [SHORT]
const SCRIPTS: unknown[] = [LONG, SHORT, LIST]

/** What to try when a value was refused: a shorter script, a list of one, what should fit, nothing. */
function next(refused: unknown, sound: unknown): unknown {
  const at = SCRIPTS.indexOf(refused)
  if (at < 0) return undefined
  return SCRIPTS[at + 1] ?? sound
}

/** Sends the input with a script in every field, and goes on until it is taken. Returns the fields that kept one. */
async function plantIn(
  url: string,
  procedure: Procedure,
  token: string | null,
  sound: Record<string, unknown>,
): Promise<string[]> {
  const names = Object.keys(fieldsOf(procedure)).filter((name) => !/^(id|.*Id|version)$/.test(name))
  const texts = new Map<string, unknown>(names.map((name) => [name, LONG]))
  for (let turn = 0; turn < 8; turn++) {
    const input = { ...sound, ...Object.fromEntries(texts) }
    const { status, text } = await callProcedure(url, procedure, input, { token })
    if (status < 300) return [...texts].flatMap(([name, value]) => (SCRIPTS.includes(value) ? [name] : []))
    const wrong = issuesOf(text).map(({ path }) => path.split('.')[0] ?? '')
    if (wrong.length === 0) return []
    for (const name of wrong) texts.set(name, next(texts.get(name), sound[name]))
  }
  return []
}

/** Plants scripts through every procedure that keeps something. Returns in which fields of each they were taken. */
export async function plant(url: string, agency: Agency): Promise<Map<string, string[]>> {
  const { talent, superadmin } = agency
  const taken = new Map<string, string[]>()
  for (const procedure of procedures) {
    const { name } = procedure
    if (procedure.type === 'query' || !procedure.input || NOT_THESE.test(name)) continue
    const audience = audienceOfProcedure.get(name)
    const account = audience === 'talents' ? talent.account : superadmin
    const token = audience === 'everybody' ? null : agency.staySignedIn(account)
    const fields = new Set<string>()
    for (const sound of whole(procedure, idsFor(agency, name))) {
      for (const field of await plantIn(url, procedure, token, sound)) fields.add(field)
      // One more would use up what can be there only once, such as a phone number.
      if (textsOf(procedure).every((field) => fields.has(field))) break
    }
    taken.set(name, [...fields])
  }
  return taken
}

// Ids and tokens, what is kept as a hash, and the hidden field that is only looked at.
const NO_TEXTS = /^(ids?|.*Ids?|key|order|token|invite|password|website)$/

/** The texts that a procedure keeps: fields that take a script, alone or in a list, by what their schema says. */
export const textsOf = (procedure: Procedure) =>
  procedure.type === 'query' || !procedure.input || NOT_THESE.test(procedure.name)
    ? []
    : Object.entries(fieldsOf(procedure)).flatMap(([name, schema]) =>
        !NO_TEXTS.test(name) && [SHORT, LIST].some((value) => schema.safeParse(value).success) ? [name] : [],
      )

/** A file whose own name is a script, through every row that takes one. */
export async function plantFiles(url: string, agency: Agency, bytes: Buffer): Promise<string[]> {
  const { talent, project, superadmin } = agency
  const statuses: string[] = []
  for (const row of rows.filter(({ upload }) => upload)) {
    const audience = audienceOfProcedure.get(row.procedure)
    const token = agency.staySignedIn(audience === 'agency' ? superadmin : talent.account)
    const id = /projects/.test(row.path) ? project.id : talent.model.id
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(bytes)]), `${SHORT}.jpg`)
    const { status } = await send(url + row.path.replace(':id', id), { method: 'POST', body, token })
    statuses.push(`${row.path} ${status}`)
  }
  return statuses
}
