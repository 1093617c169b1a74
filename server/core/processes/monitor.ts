import type { ReplicaCondition, SingleError, SystemError } from '../../../shared/system'
import { sqliteCode } from '../db/database'
import { diskSpace as realDiskSpace } from '../files/disk'
import type { Certificate } from '../network/certificate'

const ERRORS_MAX = 50
const REQUEST_IDS_MAX = 5
const PATH_MAX = 200

/** The process's own health. In memory: a restart clears it. */
export type Monitor = {
  startedAt: Date
  /** Warnings of the start, one line each. */
  startWarnings: string[]
  /** Warnings about the configuration as it is now, one line each: the settings can change it. */
  doubts(): string[]
  picturesGivenUp: number
  /** Null until it was looked at. */
  replica: ReplicaCondition | null
  /** The certificate of the site's own address and when it was looked for; null until then. */
  certificate: { at: string; found: Certificate | null } | null
  /** When an alert first found the bucket of the files out of reach; null while it is in reach. */
  filesOutSince: string | null
  diskSpace: typeof realDiskSpace
  /** Notes an unexpected error. `path` must be fit for the log: no query, no token, no contact. */
  recordError(error: unknown, path: string, requestId?: string): void
  /** The last 50 kinds of error, the newest first. */
  recentErrors(): SystemError[]
  /** The last 50 errors one by one, the newest first. */
  lastErrors(): SingleError[]
}

/** `diskSpace` is replaced by tests. */
export function createMonitor(clock: () => Date, diskSpace = realDiskSpace): Monitor {
  const errors = new Map<string, SystemError>()
  const last: SingleError[] = []
  return {
    startedAt: clock(),
    startWarnings: [],
    doubts: () => [],
    picturesGivenUp: 0,
    replica: null,
    certificate: null,
    filesOutSince: null,
    diskSpace,
    recordError(error, fullPath, requestId) {
      const kind = kindOf(error)
      const path = [...fullPath].slice(0, PATH_MAX).join('')
      const key = `${kind} ${path}`
      const at = clock().toISOString()
      last.unshift({ requestId: requestId ?? null, kind, path, at })
      last.length = Math.min(last.length, ERRORS_MAX)
      const before = errors.get(key)
      // Removed and added again, so that the map stays in the order of the latest error.
      errors.delete(key)
      const ids = [...(requestId ? [requestId] : []), ...(before?.requestIds ?? [])]
      errors.set(key, {
        kind,
        path,
        count: (before?.count ?? 0) + 1,
        lastAt: at,
        requestIds: [...new Set(ids)].slice(0, REQUEST_IDS_MAX),
      })
      const [oldest] = errors.keys()
      if (errors.size > ERRORS_MAX && oldest !== undefined) errors.delete(oldest)
    },
    recentErrors: () => [...errors.values()].reverse(),
    lastErrors: () => [...last],
  }
}

/** The code or the class of an error: its message may quote a query or what somebody wrote. */
function kindOf(error: unknown): string {
  const code = sqliteCode(error)
  if (code !== '') return code
  if (!(error instanceof Error)) return 'Error'
  if ('code' in error && typeof error.code === 'string' && error.code !== 'INTERNAL_SERVER_ERROR')
    return error.code
  return error.cause instanceof Error ? kindOf(error.cause) : error.name
}
