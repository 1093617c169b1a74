import type { SheetIssue } from '../../../../shared/desk/callSheets/callSheets'
import { generalCall } from '../../../../shared/desk/callSheets/ownSheet'
import { changesSentence } from '../../../../shared/desk/callSheets/sheetChanges'
import type { SheetContent } from '../../../../shared/desk/callSheets/sheetContent'
import type { SheetIssued } from '../../../../shared/desk/callSheets/sheetViews'
import type { SignedInContext } from '../../../core/context'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound } from '../../../core/errors'
import { tellFrom } from '../../agency/settings/desk.service'
import { queueEvent } from '../../agency/webhooks/service'
import { activityAbout, addRow, changeRow } from '../decisions/activities.service'
import { decide } from '../decisions/service'
import { presentSheet, recipientsOf } from './reading.service'
import * as repository from './repository'
import { firstCallOf, mailFrom } from './rules'
import { addLink, changed, dateOf, readSheet } from './service'

/**
 * Issues a draft: it takes the place of the number before, and everybody gets it in their way. Can be undone while its
 * mails wait. Throws 400 without a place or a call time, 409 without a confirmed talent and for a stale version.
 */
export function issueSheet(ctx: SignedInContext, given: SheetIssue): SheetIssued {
  const { db } = ctx
  const known = repository.findSheet(db, given.id)
  if (!known) throw notFound('Call sheet')
  const decided = decide(ctx, 'issue sheet', given, (decision) => {
    const draft = repository.findSheet(db, given.id)
    if (draft?.state !== 'draft' || draft.version !== given.version) throw changed()
    const { whole, date } = dateOf(ctx, { job: draft.jobId, dateId: draft.jobDateId })
    const content = presentSheet(db, whole, date, draft.content)
    const call = callOfWhole(content)
    const line = activityAbout(decision, 'sheet issued', { jobId: whole.job.id })
    const before = repository.issuedOf(db, date.id)
    if (before)
      changeRow(decision, line, 'callSheets', before.id, { state: 'superseded', version: before.version + 1 })
    const changes = before ? (given.changes ?? changesSentence(before.content, content)) || null : null
    changeRow(decision, line, 'callSheets', draft.id, {
      ...{ state: 'issued', content, changes, version: draft.version + 1 },
      ...{ issuedAt: decision.at, issuedBy: ctx.session.account.id },
    })
    if (date.callTime !== call)
      changeRow(decision, line, 'jobDates', date.id, { callTime: call, version: date.version + 1 })
    const mailDueAt = mailFrom(tellFrom(decision), firstCallOf(content)).toISOString()
    for (const { key, linkId, isTalent, way, name } of recipientsOf(db, date.id, before ?? null)) {
      const sentVia = given.ways.find((each) => each.key === key)?.way ?? way
      addRow(decision, line, 'sheetReceipts', {
        id: newId(),
        // Links outlive an undo: a text that is out opens the next sheet.
        linkId: linkId ?? addLink(ctx, { jobDateId: date.id, claimId: isTalent ? key : null, name }),
        number: draft.number,
        sentVia,
        // A talent's phones are told whatever way is chosen.
        mailDueAt: sentVia === 'mail' || isTalent ? mailDueAt : null,
      })
    }
    queueEvent(
      db,
      decision.now,
      'call_sheet.issued',
      { id: draft.id, jobId: whole.job.id },
      { firstTryAt: tellFrom(decision), decisionId: decision.id },
    )
  })
  return { sheet: readSheet(ctx, { job: known.jobId, dateId: known.jobDateId }), ...decided }
}

/** The call time of all on a sheet. Throws 400 where its place or time is missing, 409 where nobody is called. */
function callOfWhole(content: SheetContent): string {
  if (content.place === '') throw invalid('place', 'Say where it is')
  if (content.calls.length === 0) throw conflict('Nobody is confirmed for this day. Confirm a talent first.')
  const call = generalCall(content)
  if (call === '') throw invalid('calls', 'Give a call time')
  return call
}
