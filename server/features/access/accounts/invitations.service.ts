import { messages } from '../../../../shared/messages'
import type { Db } from '../../../core/db/database'
import { invalid } from '../../../core/errors'
import { sha256 } from '../../../core/security/secrets'
import { type LinkRow, takeLink } from './oneTimeLinks.repository'

/**
 * Uses an invitation in the caller's transaction and returns its row: the model, or the account and role,
 * that it was made for. For talents and colleagues. Throws 400 when it is unknown, used or expired.
 */
export function redeemInvitation(
  db: Db,
  now: Date,
  token: string,
  purpose: 'invite-talent' | 'invite-agency',
): LinkRow {
  const row = takeLink(db, sha256(token), purpose, now.toISOString())
  if (!row) throw invalid('invite', messages.invitation.dead)
  return row
}
