import { LASTING_KINDS, type RetentionKind, type RetentionReport } from '../../../../shared/agency/retention'
import { localDay } from '../../../../shared/format'
import type { AppContext } from '../../../core/context'
import { pauseWhenBusy, transaction } from '../../../core/db/database'
import { turns } from '../../../core/processes/turns'
import { audit } from '../../../core/security/audit'
import { removeRequestActivities, removeTexts } from '../../desk/decisions/retention.repository'
import { removeSignupRequests } from '../../intake/signupRequests/repository'
import { cleanUpOrphans } from '../../media/cleanup/service'
import { removeFiles } from '../../media/store/service'
import { removeEnded } from '../../talent/documents/ended.service'
import * as repository from './repository'
import { cutoff, doubtLeft, retentionTable } from './rules'

type Worker = Pick<AppContext, 'db' | 'storage' | 'clock' | 'config' | 'log'>
type Removed = Partial<Record<RetentionKind, number>>

const HOUR_MS = 60 * 60_000

/** Personal data whose removal is audited (S37). */
const WRITTEN_DOWN: readonly RetentionKind[] = [
  'rejectedApplications',
  'enquiries',
  'bookings',
  'unagreedJobs',
  'agreedJobs',
  'packages',
  'callSheets',
  'documents',
  'clients',
]

/** How long the text of a given-up mail is kept, so that a superadmin can retry it (docs/decisions, 0059). */
const GIVEN_UP_TEXT = { days: 7 } as const

type Done = { removed: Removed; temporary: number; orphans: number }

/**
 * The hourly run. Applies the retention table, or postpones it and returns null when the clock may be wrong: a machine
 * that starts years ahead would delete data too early (docs/decisions, 0043). `ranMs` is how long the process has run
 * since the run before, by a clock that cannot be set; it is stored, so that a server that is off at night completes
 * the wait too.
 */
export async function runRetention(app: Worker, ranMs: number): Promise<Done | null> {
  const { db, log } = app
  const last = repository.lastRun(db)
  const doubtedMs = (last?.doubtedMs ?? 0) + ranMs
  const left = doubtLeft(last?.at ?? null, app.clock(), doubtedMs)
  if (last === null || left === 0) return carryOut(app)
  repository.keepRun(db, { ...last, doubtedMs })
  log.warn(
    { lastTurn: last.at, hoursLeft: Math.ceil(left / HOUR_MS) },
    'retention is paused: the last run was too long ago. Is the clock of this machine right?',
  )
  return null
}

/**
 * Applies the retention table (P4), each kind separately, so that a failure does not stop the others; the next run is
 * in an hour. Returns how many of each were removed, without failed kinds, and what the clean-up of files removed.
 */
export async function carryOut(app: Worker): Promise<Done> {
  const { db } = app
  const now = app.clock()
  const removed: Removed = {}
  const swept = { temporary: 0, orphans: 0 }
  const removeOld = async (kind: RetentionKind, before: string): Promise<number> => {
    if (kind === 'rejectedApplications') return removeRejected(app, before)
    if (kind === 'documents') return removeEnded(app, localDay(new Date(before)))
    // After the enquiries and bookings of this run.
    if (kind === 'unagreedJobs') {
      removeRequestActivities(db)
      removeTexts(db, before)
    }
    if (kind === 'mails') repository.emptyGivenUpMails(db, cutoff(now, GIVEN_UP_TEXT))
    if (kind !== 'uploads') return repository.removeUntil(db, kind, before)
    const { unclaimed, ...rest } = await cleanUpOrphans(app)
    Object.assign(swept, rest)
    return unclaimed
  }
  const turn = turns()
  for (const { kind, span } of retentionTable(app.config)) {
    await turn()
    try {
      removed[kind] = await removeOld(kind, cutoff(now, span))
    } catch (error) {
      pauseWhenBusy(db, error)
      app.log.error({ err: error, kind }, 'retention left one kind for the next time')
    }
  }
  keepRun(app, now, removed)
  return { removed, ...swept }
}

/** Rows first: the clean-up removes folders without a row that a crash leaves. */
async function removeRejected(app: Worker, before: string): Promise<number> {
  const { db } = app
  const { count, files } = transaction(db, () => {
    const ids = repository.rejectedUntil(db, before)
    return { count: ids.length, files: removeSignupRequests(db, ids) }
  })
  await removeFiles(app, files)
  return count
}

function keepRun({ db }: Worker, now: Date, removed: Removed) {
  const at = now.toISOString()
  const counted = Object.entries(removed).filter(([, count]) => count > 0) as [RetentionKind, number][]
  const news = Object.fromEntries(counted.map(([kind, count]) => [kind, { at, count }]))
  const detail = counted
    .filter(([kind]) => WRITTEN_DOWN.includes(kind))
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ')
  transaction(db, () => {
    repository.keepRun(db, { at, removals: { ...repository.lastRun(db)?.removals, ...news } })
    if (detail !== '') audit(db, now, 'retention carried out', null, undefined, detail)
  })
}

/** The retention page: periods, counts, and what the job removed. */
export function readReport({ db, config }: Pick<AppContext, 'db' | 'config'>): RetentionReport {
  const run = repository.lastRun(db)
  return {
    lastRunAt: run?.at ?? null,
    lines: retentionTable(config).map(({ kind, span }) => ({
      kind,
      span,
      rows: repository.countOf(db, kind),
      lastRemoval: run?.removals[kind] ?? null,
    })),
    lasting: LASTING_KINDS.map((kind) => ({ kind, rows: repository.countOf(db, kind) })),
  }
}
