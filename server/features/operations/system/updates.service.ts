import type { AutomaticUpdates, AvailableRelease, UpdateNote, UpdateState } from '../../../../shared/system'
import { publicUrl } from '../../../core/config'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { queueMail } from '../../../core/mail/outbox'
import { audit } from '../../../core/security/audit'
import { failedUpdateMail, newReleaseMail } from '../../../emails/system'
import { readSuperadmins } from '../../access/accounts/repository'
import * as repository from './updates.repository'

const CHANGES_MAX = 5_000
const REASON_MAX = 2_000

/** What `agency update` told this site. */
export const readUpdates = ({ db }: Pick<AppContext, 'db'>): UpdateState => ({
  check: repository.readCheck(db),
  last: repository.readLast(db),
  automatic: repository.readAutomatic(db),
})

/** Allows new releases, or those that close a hole, to be installed at night, or ends that. */
export const setAutomatic = (
  { db, clock, session }: Pick<SignedInContext, 'db' | 'clock' | 'session'>,
  { automatic }: { automatic: AutomaticUpdates },
) =>
  transaction(db, () => {
    repository.writeAutomatic(db, automatic)
    const action = automatic === 'off' ? 'automatic updates turned off' : 'automatic updates turned on'
    const detail = automatic === 'security' ? 'security releases only' : undefined
    audit(db, clock(), action, session.account, undefined, detail)
  })

/** Whether `agency update` may install the newest release, or the newest that closes a hole, at once. */
export type MayUpdate = 'yes' | 'security' | 'no'

type Noting = Pick<AppContext, 'db' | 'config'> & { now: Date }

/**
 * Stores what `agency update` found or did, and mails the superadmins about a new release, once, and a failed update.
 * Returns what may be installed at once: a release that failed before may not.
 */
export const noteUpdate = (
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  note: UpdateNote,
): MayUpdate =>
  transaction(db, () => {
    const noting = { db, config, now: clock() }
    if (note.kind === 'check') return noteFound(noting, note)
    noteDone(noting, note)
    return 'no'
  })

type Mail = typeof failedUpdateMail | typeof newReleaseMail
function tell({ db, config, now }: Noting, mail: Mail, ...given: [string, string]) {
  for (const { email } of readSuperadmins(db)) queueMail(db, now, mail(email, publicUrl(config), ...given))
}

type NoteOf<Kind> = Extract<UpdateNote, { kind: Kind }>

/** An update that was made, or that failed. */
function noteDone(noting: Noting, { from, to, result, reason: whole }: NoteOf<'update'>) {
  const at = noting.now.toISOString()
  const reason = whole === null ? null : whole.slice(0, REASON_MAX)
  repository.writeLast(noting.db, { at, from, to, result, reason })
  if (result === 'ok') repository.writeCheck(noting.db, { at, available: null })
  else tell(noting, failedUpdateMail, to, reason ?? '')
}

/** The newest release, or none, and what of it may be installed. */
function noteFound(noting: Noting, note: NoteOf<'check'>): MayUpdate {
  const { db, now } = noting
  const available = note.available && {
    ...note.available,
    changes: note.available.changes.slice(0, CHANGES_MAX),
  }
  const before = repository.readCheck(db)
  const last = repository.readLast(db)
  repository.writeCheck(db, { at: now.toISOString(), available })
  if (!available) return 'no'
  const hasFailed = ({ version }: AvailableRelease) => last?.result === 'failed' && last.to === version
  const mode = repository.readAutomatic(db)
  const allowed = { off: undefined, security: note.security, all: available }[mode]
  const isAllowed = allowed !== undefined && !hasFailed(allowed)
  const isInstalled = isAllowed && allowed.version === available.version
  const isKnown = hasFailed(available) || before?.available?.version === available.version
  if (!isInstalled && !isKnown) tell(noting, newReleaseMail, available.version, available.changes)
  if (!isAllowed) return 'no'
  return mode === 'security' ? 'security' : 'yes'
}
