import type { SheetOfJob } from '../../../../shared/desk/callSheets/callSheets'
import type { HoursSaving } from '../../../../shared/desk/callSheets/hours'
import type { DayHours } from '../../../../shared/desk/callSheets/hoursLists'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { notFound } from '../../../core/errors'
import { asStream } from '../../../core/files/drawings'
import { sha256 } from '../../../core/security/secrets'
import { issuedOf } from '../callSheets/repository'
import { dateOf } from '../callSheets/service'
import { hoursOn } from './day.service'
import * as repository from './repository'
import { saveHours } from './service'
import { voucherPlan } from './voucher.rules'

type App = Pick<AppContext, 'db' | 'clock' | 'cards'>

/** What the voucher of a date says now, and the kept file where that says the same. Throws as `dateOf`, 404 before. */
function voucherOf(ctx: App, given: SheetOfJob) {
  const { whole, date } = dateOf(ctx, given)
  const place = issuedOf(ctx.db, date.id)?.content.place || date.place || ''
  const plan = voucherPlan(hoursOn(ctx, whole, date), place)
  if (!plan) throw notFound('Voucher')
  const planSha256 = sha256(JSON.stringify(plan))
  const last = repository.lastFile(ctx.db, date.id)
  return { plan, planSha256, jobDateId: date.id, kept: last?.planSha256 === planSha256 ? last.pdf : null }
}

/** The voucher of a date as a PDF, written nowhere: the kept file, or one drawn as it would be kept. */
export async function drawnVoucher(ctx: App, given: SheetOfJob): Promise<Uint8Array> {
  const { kept, plan } = voucherOf(ctx, given)
  return kept ?? ctx.cards.drawCallSheet(plan)
}

/**
 * The voucher of a date as a PDF: drawn once, kept with its SHA-256, and the same bytes ever after. A correction makes
 * the next one, and both stay. Throws 404 before anything is confirmed, 503 when the queue of drawings is full.
 */
async function keptVoucher(ctx: App, given: SheetOfJob): Promise<Uint8Array> {
  const { kept, plan } = voucherOf(ctx, given)
  if (kept) return kept
  const drawn = Buffer.from(await ctx.cards.drawCallSheet(plan))
  return transaction(ctx.db, () => {
    // While it was drawn another may have kept the same, or the hours may say something else.
    const now = voucherOf(ctx, given)
    if (now.kept || now.planSha256 !== sha256(JSON.stringify(plan))) return now.kept ?? drawn
    repository.insertFile(ctx.db, {
      id: newId(),
      jobDateId: now.jobDateId,
      number: (repository.lastFile(ctx.db, now.jobDateId)?.number ?? 0) + 1,
      planSha256: now.planSha256,
      sha256: sha256(drawn),
      pdf: drawn,
      createdAt: ctx.clock().toISOString(),
    })
    return drawn
  })
}

/** Makes the voucher of hours that were just confirmed. Where that fails, it is made when it is asked for. */
export const keepVoucher = (ctx: App & Pick<AppContext, 'log'>, given: SheetOfJob) =>
  keptVoucher(ctx, given).catch((error: unknown) =>
    ctx.log.warn({ err: error, date: given.dateId }, 'the PDF of a voucher is made later'),
  )

/** Keeps hours as `saveHours` does, and their voucher where they are confirmed. */
export async function saveWithVoucher(ctx: SignedInContext, given: HoursSaving): Promise<DayHours> {
  const saved = saveHours(ctx, given)
  const [last] = saved.talents.find(({ claimId }) => claimId === given.claimId)?.entries ?? []
  if (last?.confirmedAt) await keepVoucher(ctx, { job: saved.job.id, dateId: saved.date.id })
  return saved
}

/** The voucher as a download. Throws as `keptVoucher`. */
export async function downloadVoucher(ctx: SignedInContext, given: SheetOfJob) {
  return asStream(await keptVoucher(ctx, given))
}
