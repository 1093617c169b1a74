import { dayOfTime } from '../../../../shared/desk/callSheets/nightTimes'
import { callOf, isCalled } from '../../../../shared/desk/callSheets/ownSheet'
import type { OwnSheetLink } from '../../../../shared/desk/callSheets/sheetViews'
import { paths } from '../../../../shared/paths'
import type { TalentContext } from '../../../core/context'
import * as linked from './links.repository'
import * as repository from './repository'
import { dayOff, isOver } from './rules'
import { tokenOf } from './service'

/** The call sheets that a talent has now, by day: where the link of each leads, which opens without a mail. */
export function ownSheets(ctx: TalentContext): OwnSheetLink[] {
  const { db, clock, session } = ctx
  return linked.linksOfModel(db, session.modelId).flatMap(({ link, date, job }) => {
    const { claimId } = link
    const issued = repository.issuedOf(db, date.id)
    const place = claimId === null ? undefined : repository.findClaimDate(db, claimId, date.id)
    const isOn = place?.state === 'confirmed' || place?.state === 'done'
    if (claimId === null || !issued || !isOn || dayOff(date, job, issued) !== null) return []
    if (!isCalled(issued.content, claimId) || isOver(date.day, clock())) return []
    const read = linked
      .receiptsOfLink(db, link.id)
      .find(({ number, acknowledgedAt }) => number === issued.number && acknowledgedAt !== null)
    const call = callOf(issued.content, claimId)
    return {
      claimId,
      dateId: date.id,
      day: dayOfTime(issued.content, call),
      call,
      place: issued.content.place,
      isRead: read !== undefined,
      path: paths.callSheet(tokenOf(ctx, link.id)),
    }
  })
}
