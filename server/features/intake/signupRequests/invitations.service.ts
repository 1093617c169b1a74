import type { InvitationLink } from '../../../../shared/access/team'
import { paths } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict, notFound } from '../../../core/errors'
import { removeUnsentMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { findSignupRequest, removeInvitation } from './repository'
import { undoableMs } from './rules'
import { invite, openInvitation } from './service'

/**
 * A new link of an applicant's open invitation, to pass on where mail does not arrive. Shown once; the
 * earlier link ends and its unsent mail is removed. Throws notFound without an open invitation, 409 while the
 * decision can be undone.
 */
export function showApplicantLink(ctx: SignedInContext, { id }: { id: string }): InvitationLink {
  const now = ctx.clock()
  return transaction(ctx.db, () => {
    const found = findSignupRequest(ctx.db, id)
    const open = openInvitation(ctx, id)
    if (!found || !open) throw notFound('Invitation')
    if (undoableMs(found.application.decidedAt, now) > 0) throw conflict(serverMessages.invitationWaits)
    removeUnsentMail(ctx.db, found.application.email, open.createdAt)
    removeInvitation(ctx.db, id)
    const token = invite(ctx, found.application, now, open.modelId)
    audit(ctx.db, now, 'invitation link shown', ctx.session.account, id)
    return { email: found.application.email, address: `${publicUrl(ctx.config)}${paths.invitation(token)}` }
  })
}
