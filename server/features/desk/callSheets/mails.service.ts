import { isCalled } from '../../../../shared/desk/callSheets/ownSheet'
import type { AppContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { inTurn } from '../../../core/inTurn'
import { queueMail } from '../../../core/mail/outbox'
import { sheetCalendar, sheetMail } from '../../../emails/callSheets'
import { sheetLine } from '../../../emails/phoneLines'
import { mailAfterPush, queuePush } from '../../access/push/service'
import { raiseSequence } from '../notices/repository'
import { changesFor } from './changes.service'
import * as linked from './links.repository'
import { addressOf, sheetOfLink } from './receipts.service'
import * as repository from './repository'
import { dayOff } from './rules'

type App = Pick<AppContext, 'db' | 'clock' | 'config' | 'secrets'>

/** Writes the mails of call sheets whose wait is over, and follows what became of earlier ones. Returns how many it wrote. */
export function sendDueSheets(app: App): number {
  const { db } = app
  const now = app.clock()
  linked.followMails(db)
  const due = linked.dueReceipts(db, now.toISOString())
  const sent = inTurn(due.map((each) => () => transaction(db, () => send(app, now, each))))
  return sent.filter(Boolean).length
}

type Due = ReturnType<typeof linked.dueReceipts>[number]

/** False where it is not true any more: another number was issued, the recipient is off the day, or the day is. */
function send(app: App, now: Date, { receipt, link, contact, date, job }: Due): boolean {
  const { db } = app
  linked.updateReceipt(db, receipt.id, { mailDueAt: null })
  const issued = repository.issuedOf(db, link.jobDateId)
  const { place, accountId, to, name, isOn } = recipientOf(db, link, contact)
  if (issued?.number !== receipt.number || link.revokedAt !== null || !isOn) return false
  if (dayOff(date, job, issued) !== null || !isCalled(issued.content, link.claimId)) return false
  const sheet = sheetOfLink(issued, link)
  const address = addressOf(app, link)
  const changes = changesFor(db, issued, link)
  const tell = (mailId: string | null) => {
    const line = { ...sheetLine(sheet, (changes?.words ?? null) !== null), path: new URL(address).pathname }
    queuePush(db, accountId, line, { at: now, mailId })
  }
  if (receipt.sentVia !== 'mail' || !to) {
    tell(null)
    return false
  }
  const sequence = place ? place.sequence + 1 : issued.number
  if (place) raiseSequence(db, place.id, sequence)
  const mail = sheetMail(
    { to, name, sheet, changes, link: address },
    sheetCalendar(sheet, { id: place?.id ?? link.id, sequence }, now.toISOString()),
  )
  const mailId = queueMail(db, now, mail, mailAfterPush(db, accountId, now))
  tell(mailId)
  linked.updateReceipt(db, receipt.id, { mailId })
  return true
}

/** Who has a link: a talent with their place on the date, a contact, or somebody of the crew. */
function recipientOf(db: Db, link: Due['link'], contact: Due['contact']) {
  const { claimId, jobDateId } = link
  const place = claimId === null ? undefined : repository.findClaimDate(db, claimId, jobDateId)
  const model = claimId === null ? undefined : linked.modelOfClaim(db, claimId)
  return {
    place,
    accountId: model?.accountId ?? null,
    to: model?.email ?? contact?.email ?? link.email,
    name: model ? (model.stageName ?? model.name) : (contact?.name ?? link.name),
    isOn: claimId === null || place?.state === 'confirmed',
  }
}
