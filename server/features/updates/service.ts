import type { UpdateNote, UpdateState } from '../../../shared/system'
import { publicUrl } from '../../core/config'
import type { AppContext, SignedInContext } from '../../core/context'
import { transaction } from '../../core/db/database'
import { queueMail } from '../../core/mail/outbox'
import { audit } from '../../core/security/audit'
import { failedUpdateMail, newReleaseMail } from '../../emails/system'
import { readSuperadmins } from '../accounts/repository'
import * as repository from './repository'

const CHANGES_MAX = 5_000
const REASON_MAX = 2_000

/** What `agency update` told this site. */
export const readUpdates = ({ db }: Pick<AppContext, 'db'>): UpdateState => ({
  check: repository.readCheck(db),
  last: repository.readLast(db),
  isAutomatic: repository.isAutomatic(db),
})

/** Allows new releases to be installed at night, or ends that. */
export const setAutomatic = (
  { db, clock, session }: Pick<SignedInContext, 'db' | 'clock' | 'session'>,
  { isAutomatic }: { isAutomatic: boolean },
) =>
  transaction(db, () => {
    repository.writeAutomatic(db, isAutomatic)
    const action = isAutomatic ? 'automatic updates turned on' : 'automatic updates turned off'
    audit(db, clock(), action, session.account)
  })

/**
 * Stores what `agency update` found or did, and mails the superadmins about a new release, once, and a failed update.
 * Returns whether the release that was found may be installed at once: one that failed before may not.
 */
export const noteUpdate = (
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  note: UpdateNote,
): boolean =>
  transaction(db, () => {
    const now = clock()
    const at = now.toISOString()
    const tell = (mail: typeof failedUpdateMail | typeof newReleaseMail, ...given: [string, string]) => {
      for (const { email } of readSuperadmins(db))
        queueMail(db, now, mail(email, publicUrl(config), ...given))
    }
    if (note.kind === 'update') {
      const { from, to, result } = note
      const reason = note.reason === null ? null : note.reason.slice(0, REASON_MAX)
      repository.writeLast(db, { at, from, to, result, reason })
      if (result === 'ok') repository.writeCheck(db, { at, available: null })
      else tell(failedUpdateMail, to, reason ?? '')
      return false
    }
    const available = note.available && {
      ...note.available,
      changes: note.available.changes.slice(0, CHANGES_MAX),
    }
    const before = repository.readCheck(db)
    const last = repository.readLast(db)
    repository.writeCheck(db, { at, available })
    if (!available) return false
    const hasFailed = last?.result === 'failed' && last.to === available.version
    const isAllowed = repository.isAutomatic(db) && !hasFailed
    const isKnown = hasFailed || before?.available?.version === available.version
    if (!isAllowed && !isKnown) tell(newReleaseMail, available.version, available.changes)
    return isAllowed
  })
