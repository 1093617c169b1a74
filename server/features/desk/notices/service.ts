import { agency, bookingsEmail } from '../../../../shared/agency'
import type { NoticeKind, NoticeRecipient } from '../../../../shared/desk/deskLists'
import type { Db } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { tellFrom } from '../../agency/settings/desk.service'
import { rowOf } from '../decisions/activities.repository'
import type { Decision } from '../decisions/activities.service'
import * as repository from './repository'

type About = NonNullable<ReturnType<typeof repository.claimForMail>>
type Claim = About['claim']

const HOUR_MS = 3_600_000
/** How many hours before the end of an option its booker is reminded. */
const REMINDERS = [24, 4]

/** The recipient for a job's booker: the agency when the booker has left. */
export const bookerOf = ({ booker }: Pick<About, 'booker'>) => ({
  to: booker?.email ?? bookingsEmail(),
  name: booker?.name ?? agency.name,
})

/** What a talent reads of usage and fee (D35). */
export const ownTerms = ({ claim, job }: About) => ({
  usageWords: job.usageWords,
  feePaise: claim.feeIsShared ? claim.feePaise : null,
  feeUnit: claim.feeUnit,
})

/** What a client reads of usage and of the agency's terms in a confirmation. */
export const confirmedTerms = (db: Db, { job }: Pick<About, 'job'>) => ({
  usageWords: job.usageWords,
  terms: readDeskSettings(db).clientTerms || null,
})

/** The fee of a talent, for a mail to the client that names it; null while there is none. */
export const feeOf = ({ claim: { feePaise, feeUnit } }: Pick<About, 'claim'>) =>
  feePaise === null ? null : { feePaise, feeUnit }

/** A client is told what is confirmed or cancelled, and about options only when the booker chose so. */
const isForClient = (kind: NoticeKind, claim: Pick<Claim, 'keepsClientInformed'>) =>
  kind === 'confirmed' || kind === 'cancelled' || claim.keepsClientInformed

/** Whom a mail of the desk goes to, and which booker signs it; null without an address, for a contact who has left, or where the client is not told. */
export function recipientOf(
  { recipient, kind }: Pick<repository.NoticeRow, 'recipient' | 'kind'>,
  about: About,
) {
  const { claim, model, contact, client, booker } = about
  const signed = booker ? { writer: booker.name } : {}
  if (recipient === 'talent')
    return model?.email ? { to: model.email, name: model.stageName ?? model.name, ...signed } : null
  if (recipient === 'booker') return bookerOf(about)
  return isForClient(kind, claim) && contact?.email && contact.leftAt === null && client
    ? { to: contact.email, name: contact.name, ...signed }
    : null
}

/**
 * Notes a mail about a claim in the decision's transaction. It waits until the decision can no longer be undone, and
 * with it all other waiting mails about the claim; a mail of the clock does not wait. Nothing is noted for a client who
 * is not told of this.
 */
export function notify(
  decision: Decision,
  kind: NoticeKind,
  recipient: NoticeRecipient,
  claimId: string,
  claimDateIds: string[],
  namesFee = false,
) {
  const { db, id } = decision
  const claim = recipient === 'client' ? rowOf(db, 'claims', claimId) : undefined
  if (claim && !isForClient(kind, claim)) return
  const dueAt = tellFrom(decision).toISOString()
  const notice = { id: newId(), decisionId: id, kind, recipient, claimId, claimDateIds, dueAt, namesFee }
  repository.insertNotice(db, notice)
  repository.postpone(db, claimId, dueAt)
}

/** The same about confirmed dates that are off, or dates that were confirmed: for the talent and the client. */
export function notifyBoth(
  decision: Decision,
  kind: 'confirmed' | 'cancelled',
  claimId: string,
  claimDateIds: string[],
) {
  notify(decision, kind, 'talent', claimId, claimDateIds)
  notify(decision, kind, 'client', claimId, claimDateIds)
}

/** The same about options that have ended: for a talent who was asked, if only the question was sent, and for the client. */
export function notifyFreed(decision: Decision, { id, answer }: Claim, claimDateIds: string[]) {
  if (claimDateIds.length === 0) return
  if (answer !== 'none') notify(decision, 'freed', 'talent', id, claimDateIds)
  notify(decision, 'freed', 'client', id, claimDateIds)
}

/** Notes the reminders, to booker and client, that the options of a claim end at `expiresAt`. */
export function remindOfEnd(decision: Decision, claimId: string, expiresAt: string) {
  const { db, id } = decision
  const toldAt = tellFrom(decision).toISOString()
  const claimDateIds = repository.datesForMail(db, claimId).map(({ date }) => date.id)
  for (const dueAt of remindersOf(expiresAt).filter((at) => at > toldAt))
    for (const recipient of ['booker', 'client'] as const)
      repository.insertNotice(db, {
        ...{ id: newId(), decisionId: id, kind: 'ends soon', recipient },
        ...{ claimId, claimDateIds, dueAt },
      })
}

/** The same about options that were placed: for the client, and the reminders of their end. */
export function notifyOptioned(
  decision: Decision,
  { id, expiresAt }: Pick<Claim, 'id' | 'expiresAt'>,
  claimDateIds: string[],
) {
  if (expiresAt !== null) remindOfEnd(decision, id, expiresAt)
  notify(decision, 'optioned', 'client', id, claimDateIds)
}

/** When the end of an option is announced. */
const remindersOf = (expiresAt: string): string[] =>
  REMINDERS.map((hours) => new Date(Date.parse(expiresAt) - hours * HOUR_MS).toISOString())

/** Whether a reminder is about the end that the option has now: an end can be moved after the reminder was noted. */
export const isReminderOf = ({ dueAt }: Pick<repository.NoticeRow, 'dueAt'>, expiresAt: string | null) =>
  expiresAt !== null && remindersOf(expiresAt).includes(dueAt)
