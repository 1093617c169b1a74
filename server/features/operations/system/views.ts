import type { SystemStatus } from '../../../../shared/system'

/** nodemailer's or the system's code of a failure, without the words after it. */
const codeOf = (reason: string) => /^[A-Z]{4,20}(?=:)/.exec(reason)?.[0] ?? 'other'

/** A procedure's name contains no personal data; other addresses may contain a name, so only their beginning stays. */
const openPath = (path: string) =>
  path.startsWith('/trpc/') ? path : path.replace(/^(\/?[^/]*)\/.+$/, '$1/…')

/** The state of the installation for a monitor: as on the page, without texts that could name a person or a folder. */
export const monitorView = ({
  mail,
  backup,
  backupBucket,
  update,
  bucket,
  databaseCheck,
  startWarnings,
  errors,
  lastErrors,
  problems,
  watch,
  ...status
}: SystemStatus) => ({
  ok: problems.length === 0,
  problems,
  ...status,
  mail: {
    ...mail,
    reasons: mail.reasons.map(({ reason, count }) => ({ code: codeOf(reason), count })),
  },
  backup: {
    last: withoutFolder(backup.last),
    lastSuccess: withoutFolder(backup.lastSuccess),
    lastVerification: backup.lastVerification && {
      at: backup.lastVerification.at,
      isDamaged: backup.lastVerification.fault !== null,
    },
    isOverdue: backup.isOverdue,
    runningSince: backup.runningSince,
  },
  backupBucket: backupBucket && {
    copiedAt: backupBucket.lastSuccess?.at ?? null,
    isFaulty: backupBucket.last?.fault != null,
  },
  watch: watch && {
    at: watch.last?.at ?? null,
    wasHeldBack: watch.last?.wasHeldBack ?? false,
    isReached: watch.last?.fault === null,
  },
  update: {
    checkedAt: update.check?.at ?? null,
    available: update.check?.available?.version ?? null,
    last: update.last && { at: update.last.at, to: update.last.to, result: update.last.result },
    automatic: update.automatic,
  },
  databaseCheck: databaseCheck && { at: databaseCheck.at, isFaulty: databaseCheck.fault !== null },
  bucket: bucket && { ...bucket, check: bucket.check && { ...bucket.check, examples: undefined } },
  startWarnings: startWarnings.length,
  errors: errors.map((error) => ({ ...error, path: openPath(error.path) })),
  lastErrors: lastErrors.map((error) => ({ ...error, path: openPath(error.path) })),
})

const withoutFolder = (backup: SystemStatus['backup']['last']) => {
  if (backup === null) return null
  const { at, files, bytes, seconds, result } = backup
  return { at, files, bytes, seconds, result }
}
