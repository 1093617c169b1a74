import type { AppContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { followPapers } from '../../desk/jobs/stages.service'
import { jobMovedByPapers, jobsMovedByPapers } from './stages.repository'

type App = Pick<AppContext, 'db' | 'clock'>

/** Moves a job on, or back, after one of its papers changed; in the caller's transaction. */
export function moveJobOf(app: App, { jobId }: { jobId: string | null }) {
  const moved = jobId === null ? undefined : jobMovedByPapers(app.db, jobId)
  if (moved) followPapers(app, moved, moved.next)
}

/** Moves on each job that was invoiced before its work was done; returns how many. */
export function moveInvoicedJobs(app: App): number {
  const moved = jobsMovedByPapers(app.db)
  for (const job of moved) transaction(app.db, () => followPapers(app, job, job.next))
  return moved.length
}
