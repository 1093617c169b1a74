import fc from 'fast-check'
import { audienceOfProcedure } from './audiences'
import { callProcedure, type Procedure, procedures } from './calls'
import { fieldsOf, plausible, withIds } from './inputs'
import type { Agency } from './people'

/** Scripts for a text: in markup, in an attribute, in the page's own data, with a picture of another site. */
const LONG = `'"></script><script>window.hit=1;alert(1)</script><img src=//evil.example/x onerror=window.hit=1;alert(1)>`
const SHORT = '<img src=//evil.example/x onerror=alert(1)>'
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
function whole({ input }: Procedure, ids: readonly string[]): Record<string, unknown>[] {
  if (!input) return []
  const tries = fc.sample(plausible(input), { numRuns: 40, seed: 11 }) as Record<string, unknown>[]
  const said = (each: Record<string, unknown>) => Object.values(each).filter((value) => value != null).length
  return tries
    .toSorted((a, b) => said(b) - said(a))
    .slice(0, 6)
    .map((each) => withIds(each, ids) as Record<string, unknown>)
}

/** What to try when a value was refused: a shorter script, what should fit, nothing. */
function next(refused: unknown, sound: unknown): unknown {
  if (refused === LONG) return SHORT
  return refused === SHORT ? sound : undefined
}

/** Sends the input with a script in every field, and goes on until it is taken. */
async function plantIn(
  url: string,
  procedure: Procedure,
  token: string | null,
  sound: Record<string, unknown>,
): Promise<number> {
  const names = Object.keys(fieldsOf(procedure)).filter((name) => !/^(id|.*Id|version)$/.test(name))
  const texts = new Map<string, unknown>(names.map((name) => [name, LONG]))
  for (let turn = 0; turn < 8; turn++) {
    const input = { ...sound, ...Object.fromEntries(texts) }
    const { status, text } = await callProcedure(url, procedure, input, { token })
    if (status < 300) return [...texts].filter(([, value]) => value === LONG || value === SHORT).length
    const wrong = issuesOf(text).map(({ path }) => path.split('.')[0] ?? '')
    if (wrong.length === 0) return 0
    for (const name of wrong) texts.set(name, next(texts.get(name), sound[name]))
  }
  return 0
}

/** Plants scripts through every procedure that keeps something. Returns in how many fields of each they were taken. */
export async function plant(url: string, agency: Agency): Promise<Map<string, number>> {
  const { talent, project, application, opportunity, superadmin } = agency
  const taken = new Map<string, number>()
  for (const procedure of procedures) {
    const { name } = procedure
    if (procedure.type === 'query' || !procedure.input || NOT_THESE.test(name)) continue
    const about = /projects/.test(name) ? project : /applications/.test(name) ? application : talent.model
    const id = /applyTo/.test(name) ? opportunity.id : about.id
    const audience = audienceOfProcedure.get(name)
    const account = audience === 'talents' ? talent.account : superadmin
    const token = audience === 'everybody' ? null : agency.staySignedIn(account)
    let fields = 0
    for (const sound of whole(procedure, [id])) fields ||= await plantIn(url, procedure, token, sound)
    taken.set(name, fields)
  }
  return taken
}
