import { eq } from 'drizzle-orm'
import { claimDates, jobDates, sheetReceipts } from '../../../drizzle/schema'
import type { Db } from '../../../server/core/db/database'
import { linkToken } from '../../../server/core/security/tokens'
import { insertLink } from '../../../server/features/talent/documents/repository'
import type { ClientRecord } from '../../../shared/desk/clients'
import type { JobRecord } from '../../../shared/desk/jobs/jobs'
import { claimOf } from '../../helpers/desk/desk'

// Records of the desk that a planted call needs, made by calls of a superadmin.

const CHALLENGES = ['letGoAhead', 'challenge', 'moveChallenge', 'takeChallengeBack'].map(
  (each) => `desk.claims.${each}`,
)
type Ask<Answer> = (procedure: string, input: object) => Promise<Answer>

/** Two options in line on a day of their own: ids of the second, which challenges, or of the first to let it ahead. */
export async function twoOptions(ask: Ask<{ job: JobRecord }>, modelId: string, name: string) {
  const day = `2098-04-${10 + CHALLENGES.indexOf(name)}`
  const option = async () => {
    const { job } = await ask('desk.jobs.create', { title: name, day })
    const proposed = await ask('desk.claims.propose', { jobId: job.id, modelId })
    return ask('desk.claims.option', claimOf(proposed.job))
  }
  const [first, second] = [(await option()).job, (await option()).job]
  const [one, other] = [claimOf(first), claimOf(second)]
  const endsAt = new Date(Date.now() + 48 * 60 * 60_000).toISOString()
  if (/letGoAhead/.test(name)) return { ...one, aheadId: other.claimId, endsAt }
  if (/\.challenge/.test(name)) return other
  return { ...claimOf((await ask('desk.claims.challenge', other)).job), endsAt }
}

/** A new contact of a client, as a change of it says it. */
export async function aContact(ask: Ask<ClientRecord>, clientId: string) {
  const { contacts } = await ask('desk.contacts.create', { clientId, name: 'Devika Rao' })
  return { id: contacts[0]?.id ?? '', version: contacts[0]?.version ?? 0 }
}

type SheetJob = { id: string; claims: { id: string }[]; dates: { id: string }[] }
type SheetAnswer = {
  draft: { id: string; version: number } | null
  recipients: { linkId: string | null }[]
  text: string
}

/** A written call sheet of a job whose talent is confirmed; for what happens after the issue an issued one with a link. */
export async function sheetIds(
  db: Db,
  ask: Ask<SheetAnswer>,
  name: string,
  { id: job, claims, dates }: SheetJob,
) {
  const [claimId = ''] = claims.map((claim) => claim.id)
  const [dateId = ''] = dates.map((date) => date.id)
  db.update(claimDates).set({ state: 'confirmed' }).where(eq(claimDates.claimId, claimId)).run()
  const calls = [{ claimId, call: '06:15' }]
  const nothing = { contactId: null, changes: null, ways: [] }
  const { draft } = await ask('desk.callSheets.save', { job, dateId, place: 'Jetty', calls })
  const ids = { ...nothing, job, dateId, calls, id: draft?.id ?? '', version: draft?.version ?? 0, number: 1 }
  if (/callSheets\.(get|save|issue|addPerson)$/.test(name)) return ids
  await ask('desk.callSheets.addPerson', { job, dateId, name: 'Suresh', phone: '+91 55550 30303' })
  await ask('desk.callSheets.issue', { id: ids.id, version: ids.version })
  const sheet = await ask('desk.callSheets.get', { job, dateId })
  const linkId = sheet.recipients.at(-1)?.linkId ?? ''
  if (/(hours|vouchers)\./.test(name)) return { ...ids, linkId, ...(await hoursIds(db, ask, name, ids)) }
  const { text } = await ask('desk.callSheets.text', { linkId })
  const receipt = eq(sheetReceipts.linkId, linkId)
  if (name.endsWith('.answer'))
    db.update(sheetReceipts)
      .set({ question: 'Where?', askedAt: new Date().toISOString() })
      .where(receipt)
      .run()
  return { ...ids, linkId, token: /\/c\/(\S+)/.exec(text)?.[1] ?? '' }
}

/** A day that is today, with the link of the client's contact, or for the own hours that of the talent. */
async function hoursIds(
  db: Db,
  ask: Ask<SheetAnswer>,
  name: string,
  { job, dateId, calls }: { job: string; dateId: string; calls: { claimId: string }[] },
) {
  const [claimId = ''] = calls.map((call) => call.claimId)
  db.update(jobDates)
    .set({ day: new Date().toISOString().slice(0, 10) })
    .where(eq(jobDates.id, dateId))
    .run()
  const times = { onSet: '06:00', wrapped: '16:00', breakMinutes: 30, reason: null }
  const first = { number: 0, isEarly: false, isConfirmed: false }
  const more = {
    claimId,
    hours: [{ claimId, ...times }],
    press: 'correct',
    saidBy: 'Tara',
    ...times,
    ...first,
  }
  const isOwn = /\.(own|noteOwn)$/.test(name)
  if (isOwn) {
    const { recipients } = await ask('desk.callSheets.get', { job, dateId })
    const { text } = await ask('desk.callSheets.text', { linkId: recipients[0]?.linkId ?? '' })
    return { ...more, token: /\/c\/(\S+)/.exec(text)?.[1] ?? '' }
  }
  const { text } = await ask('desk.hours.text', { job, dateId })
  return { ...more, token: /\/v\/(\S+)/.exec(text)?.[1] ?? '' }
}

type PackageAnswer = { id: string; version: number; url: string }

/** A new package of a job with one face, and for its client the token of a link. */
export async function packageIds(
  ask: Ask<PackageAnswer>,
  name: string,
  job: { id: string },
  modelId: string,
) {
  const { id, version } = await ask('desk.packages.create', { jobId: job.id, modelIds: [modelId] })
  const nothing = { clientId: null, contactId: null, linkId: null, passcode: null }
  const picks = [{ number: 1, pick: 'yes' }]
  const ids = { id, version, ...nothing, jobId: job.id, modelIds: [modelId], picks }
  if (name.startsWith('desk.')) return ids
  const { url } = await ask('desk.packages.addLink', { id, name: 'Anil' })
  return { ...ids, token: url.split('/p/')[1] ?? '' }
}

/** For a document of a kind that takes any text as its number, and a link for one. */
export function documentIds(db: Db, modelId: string) {
  const { token, stored } = linkToken(new Date(), 60_000)
  insertLink(db, { ...stored, modelId })
  return { id: modelId, modelId, kind: 'other', token }
}
