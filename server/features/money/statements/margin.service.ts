import type { PaperKind } from '../../../../shared/money/moneyLists'
import type { JobMargin } from '../../../../shared/money/statements/statements'
import type { AppContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { linesOfJob } from '../jobValue/service'
import { findPaper, rowsOfJob } from '../papers/repository'
import { notesAbout } from '../papers/settling.repository'
import { marginOf } from './margin.rules'
import { rulesOf } from './settings.repository'

/** What of a job's value stays with the agency; null where it has set no commission at all. Throws 404. */
export function readMargin(
  app: Pick<AppContext, 'db' | 'clock'>,
  { number }: { number: string },
): JobMargin | null {
  const rules = rulesOf(app.db)
  if (rules.length === 0) return null
  const { job, lines } = linesOfJob(app, { number })
  return lines.length > 0 ? marginOf({ lines, ...paperLines(app.db, job.id) }, job, rules) : null
}

/** The lines of the invoice of a job that stands and of the notes about it; none where there is no such invoice. */
function paperLines(db: Db, jobId: string) {
  const standing = rowsOfJob(db, jobId).find(
    ({ kind, creditedPaise, totalPaise }) => kind === 'invoice' && creditedPaise < totalPaise,
  )
  const invoice = standing && findPaper(db, standing.id)
  if (!invoice) return { asked: [], credited: [] }
  const notes = notesAbout(db, invoice.id)
  const linesOf = (which: PaperKind) => notes.flatMap(({ kind, lines }) => (kind === which ? lines : []))
  return { asked: [...invoice.lines, ...linesOf('debit note')], credited: linesOf('credit note') }
}
