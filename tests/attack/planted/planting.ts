import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { passkeys } from '../../../drizzle/schema'
import { newId } from '../../../server/core/db/ids'
import { aModel } from '../../../server/demo/builders/models'
import { audienceOfProcedure } from '../audiences'
import { callProcedure, type Procedure, procedureNamed, procedures, rows, send } from '../calls'
import { fieldsOf, kindsOf, plausible, withIds } from '../inputs'
import { type Agency, idFor } from '../people'
import { aBookoutToChange, anAskedClaim } from './askedClaim'
import { aContact, documentIds, packageIds, sheetIds, twoOptions } from './deskRecords'
import { moneyIds, moneySettingsIds, statementIds, statementSettingsIds, usageIds } from './moneyRecords'

/** Scripts for a text: in markup, in an attribute, in the page's own data, with a picture of another site. */
const LONG = `'"></script><script>window.hit=1;alert(1)</script><img src=//evil.example/x onerror=window.hit=1;alert(1)>`
export const SHORT = '<img src=//evil.example/x onerror=alert(1)>'
export const PLANTED = /evil\.example/

/** Every section of a legal page with a script in its title, a paragraph, a heading and a list. */
export const ownSections = (section: string, count: number) => {
  const own = { title: SHORT, text: `${SHORT}\n\n## ${SHORT}\n- ${SHORT}` }
  return {
    section,
    ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`section${at + 1}`, own])),
  }
}

/**
 * Calls that only delete, store nothing, or end what the planting needs; passkeys, a bucket, a replica and a registered
 * e-invoice, which others sign; and the import of old sheets (imports.test.ts), whose jobs are planted as such.
 */
const NOT_THESE =
  /remove|deactivate|Bucket$|startReplica|desk\.imports\.|auth\.prove|money\.register|staffAccount|passkeys\.add|withdraw|acceptRestore|auth\.sign|endO|endS|changePassword|changeRole|reset|joinTeam|setStatus|setActive/i

type Issue = { path: string }
const issuesOf = (text: string): Issue[] => {
  try {
    return JSON.parse(text).error?.data?.issues ?? []
  } catch {
    return []
  }
}

/** Inputs with as many fields as possible; not all of them fit together. */
function whole({ input }: Procedure, ids: Ids): Record<string, unknown>[] {
  if (!input) return []
  const tries = fc.sample(plausible(input), { numRuns: 40, seed: 11 }) as Record<string, unknown>[]
  const said = (each: Record<string, unknown>) => Object.values(each).filter((value) => value != null).length
  return tries
    .toSorted((a, b) => said(b) - said(a))
    .slice(0, 12)
    .map((each) => {
      const { version: _, seen: __, ...filled } = withIds(each, [ids.id]) as Record<string, unknown>
      const names = new Set([...Object.keys(filled), 'version'])
      const known = Object.entries(ids).filter(([name]) => names.has(name))
      return { ...filled, ...Object.fromEntries(known) }
    })
}

type Ids = { id: string } & Record<string, unknown>

/** Days without bookings. */
const AWAY = { fromDay: '2099-06-01', toDay: '2099-06-02', fromHalf: 'am', toHalf: 'pm' }

/** A mail server that nobody answers on, saved all the same: what belongs together in its settings. */
const MAIL_SERVER = {
  ...{ host: '127.0.0.1', port: 9, security: 'none', password: { state: 'new', text: 'of the attack' } },
  ...{ senderName: 'Kori', senderAddress: 'person1@example.in', unchecked: true },
}

/** A passkey of the superadmin's. */
function aPasskey({ db, superadmin, app }: Agency): string {
  const [id, createdAt] = [newId(), app.clock().toISOString()]
  const row = { name: 'Phone', credentialId: id, publicKey: '', counter: 0, transports: [], createdAt }
  db.insert(passkeys)
    .values({ id, accountId: superadmin.id, ...row })
    .run()
  return id
}

/** The records that the ids of a procedure refer to, by field name. */
function idsFor(agency: Agency, name: string): Ids {
  const { db, other, talent, project, rating } = agency
  const member = db.get<{ id: string }>(
    sql`select id from project_members where project_id = ${project.id} limit 1`,
  )
  const [picture] = talent.pictures
  return {
    // Only of a model without an account.
    id: /saveContact/.test(name)
      ? aModel(agency.app).id
      : /passkeys/.test(name)
        ? aPasskey(agency)
        : idFor(agency, name),
    ...AWAY,
    ...(/settings\.(save|testMailServer)/.test(name) && MAIL_SERVER),
    ...(/moneySettings/.test(name) && moneySettingsIds(db)),
    ...(/statementSettings/.test(name) && statementSettingsIds(db, name)),
    // One of a list that the agency may change, so no schema names it.
    budgetRange: '$1,000-$2,500',
    modelId: /addMember/.test(name) ? other.model.id : talent.model.id,
    memberId: member?.id ?? '',
    imageId: picture?.item.id ?? '',
    ratingId: rating.id,
  }
}

/** A new job with a client and the talent on its shortlist, for one call of the desk: a decision may end it. */
async function deskIds(
  url: string,
  { db, superadmin, other, staySignedIn }: Agency,
  name: string,
): Promise<Ids> {
  const ask = async (procedure: string, input: object) => {
    const token = staySignedIn(superadmin)
    const { status, text } = await callProcedure(url, procedureNamed(procedure) as Procedure, input, {
      token,
    })
    if (status !== 200) throw new Error(`${procedure}: ${text}`)
    return JSON.parse(text).result.data
  }
  const client = await ask('desk.clients.create', { name: `Kori ${name}` })
  const made = await ask('desk.jobs.create', { title: name, client: client.name, day: '2099-04-10' })
  const { job } = await ask('desk.claims.propose', { jobId: made.job.id, modelId: other.model.id })
  const [claim] = job.claims
  if (name.includes('packages.')) return packageIds(ask, name, job, other.model.id)
  if (/(callSheets|hours|vouchers)\./.test(name)) return sheetIds(db, ask, name, job)
  if (/usages\./.test(name)) return usageIds(ask, job, claim)
  if (/statements\./.test(name))
    return statementIds(db, ask, name, { job, claim, clientId: client.id, modelId: other.model.id })
  if (/(money|papers|quotes)\./.test(name)) return moneyIds(db, ask, name, job, client.id)
  const subject = /clients/.test(name) ? client : /claims/.test(name) ? claim : job
  return {
    ...{ id: subject.id, version: subject.version },
    ...{ jobId: job.id, dateId: job.dates[0].id, claimId: claim.id, clientId: client.id },
    ...{ day: '2099-05-01', stage: 'lost', dateIds: null, bookerId: null },
    ...(/bookouts/.test(name) && { modelId: other.model.id, ...AWAY }),
    ...(/bookouts\.change/.test(name) && aBookoutToChange(db, other.model)),
    ...(name === 'desk.contacts.change' && (await aContact(ask, client.id))),
    ...(/hallenge|letGoAhead/.test(name) && (await twoOptions(ask, other.model.id, name))),
  }
}

/** The record of a call: for the desk and for answers a new one each, because a decision may end it. */
async function recordsFor(url: string, agency: Agency, name: string): Promise<Ids> {
  if (/\.documents\./.test(name)) return documentIds(agency.db, agency.talent.model.id)
  if (/^(desk|admin\.(money|statements)|site\.(packages|callSheets|vouchers|papers|quotes))\./.test(name))
    return deskIds(url, agency, name)
  if (!/^(talent\.jobs|site\.answers)\./.test(name)) return idsFor(agency, name)
  const { model } = agency.talent
  return { id: model.id, version: 1, ...anAskedClaim(agency.db, model, SHORT) }
}

const LIST = [SHORT]
const SCRIPTS: unknown[] = [LONG, SHORT, LIST]

/** What to try when a value was refused: a shorter script, a list of one, what should fit, nothing. */
function next(refused: unknown, sound: unknown): unknown {
  const at = SCRIPTS.indexOf(refused)
  if (at < 0) return undefined
  return SCRIPTS[at + 1] ?? sound
}

/** Talents choose these from a list, or keep what the agency wrote, which its own procedures plant. */
const isChosen = (procedure: string, field: string) =>
  /^talent\..*[pP]hysical$/.test(procedure) && /^(hairColor|eyeColor|skinTone)$/.test(field)

/** Sends the input with a script in every field until it is accepted. Returns the fields that stored one. */
async function plantIn(
  url: string,
  procedure: Procedure,
  token: string | null,
  sound: Record<string, unknown>,
): Promise<string[]> {
  const names = Object.keys(fieldsOf(procedure)).filter(
    (name) =>
      !/^(id|job|.*Ids?|version|section|day|fromDay|toDay|stage|releases|decisionKey|token)$/.test(name) &&
      !isChosen(procedure.name, name),
  )
  const chosen = Object.keys(sound).filter((name) => isChosen(procedure.name, name))
  const texts = new Map<string, unknown>(names.map((name) => [name, LONG]))
  for (let turn = 0; turn < 8; turn++) {
    const input: Record<string, unknown> = { ...sound, ...Object.fromEntries(texts) }
    for (const name of chosen) delete input[name]
    const { status, text } = await callProcedure(url, procedure, input, { token })
    if (status < 300) return [...texts].flatMap(([name, value]) => (SCRIPTS.includes(value) ? [name] : []))
    const wrong = issuesOf(text).map(({ path }) => path.split('.')[0] ?? '')
    if (wrong.length === 0) return []
    for (const name of wrong) texts.set(name, next(texts.get(name), sound[name]))
  }
  return []
}

/** Plants scripts through every procedure that stores text. Returns which fields of each accepted them. */
export async function plant(url: string, agency: Agency): Promise<Map<string, string[]>> {
  const { talent, superadmin } = agency
  const taken = new Map<string, string[]>()
  for (const procedure of procedures) {
    const { name } = procedure
    if (procedure.type === 'query' || !procedure.input || NOT_THESE.test(name)) continue
    const audience = audienceOfProcedure(name)
    const account = audience?.startsWith('talents') ? talent.account : superadmin
    const token = audience === 'everybody' ? null : agency.staySignedIn(account)
    const fields = new Set<string>()
    const ids = await recordsFor(url, agency, name)
    for (const kind of kindsOf(procedure))
      for (const sound of whole(kind, ids)) {
        for (const field of await plantIn(url, kind, token, sound)) fields.add(field)
        // One more would use up what can be there only once, such as a phone number.
        if (textsOf(kind).every((field) => fields.has(field))) break
      }
    taken.set(name, [...fields])
  }
  return taken
}

// Ids and tokens, values stored as a hash, and the hidden spam field.
const NO_TEXTS = /^(ids?|job|.*Ids?|releases|key|decisionKey|order|token|invite|password|website)$/

/** The texts that a procedure stores: fields that accept a script, alone or in a list, by their schema. */
export const textsOf = (procedure: Procedure) =>
  procedure.type === 'query' || !procedure.input || NOT_THESE.test(procedure.name)
    ? []
    : kindsOf(procedure)
        .flatMap((kind) => Object.entries(fieldsOf(kind)))
        .flatMap(([name, schema]) =>
          !NO_TEXTS.test(name) &&
          !isChosen(procedure.name, name) &&
          [SHORT, LIST].some((value) => schema.safeParse(value).success)
            ? [name]
            : [],
        )

/** A file whose name is a script, through every row that takes one. */
export async function plantFiles(url: string, agency: Agency, bytes: Buffer): Promise<string[]> {
  const { talent, project, superadmin } = agency
  const statuses: string[] = []
  for (const row of rows.filter(({ upload }) => upload)) {
    const audience = audienceOfProcedure(row.procedure)
    const token = agency.staySignedIn(audience?.startsWith('talents') ? talent.account : superadmin)
    const id = /projects/.test(row.path) ? project.id : talent.model.id
    const body = new FormData()
    if (/documents/.test(row.path)) body.set('kind', 'other')
    if (/digitals/.test(row.path)) body.set('type', 'polaroid_front')
    body.set('file', new Blob([new Uint8Array(bytes)]), `${SHORT}.jpg`)
    const { status } = await send(url + row.path.replace(':id', id), { method: 'POST', body, token })
    statuses.push(`${row.path} ${status}`)
  }
  return statuses
}
