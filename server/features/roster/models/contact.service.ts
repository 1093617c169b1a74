import type { EditableModel, ModelContact } from '../../../../shared/roster/modelRecord'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict, notFound } from '../../../core/errors'
import { removeUnsentMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { keptPhone } from '../../../core/text/phones'
import { refuseTaken } from './invitations.service'
import * as models from './repository'
import { saveContact } from './service'

/**
 * Changes the name and contact of a model without an account. Another address ends an open invitation, whose mail is
 * not sent. Throws notFound, 409 when the model has an account, whose owner changes these, or the address belongs to
 * another.
 */
export function changeContact(ctx: SignedInContext, { id, name, ...given }: ModelContact): EditableModel {
  const { db } = ctx
  const [email, phone] = [given.email ?? null, given.phone ? keptPhone(given.phone) : null]
  return transaction(db, () => {
    const row = models.findModel(db, id)
    if (!row) throw notFound('Model')
    if (row.account) throw conflict(serverMessages.hasAccount)
    if (email !== row.model.email) {
      if (email !== null) refuseTaken(db, email)
      const open = models.openInvitation(db, id, ctx.clock().toISOString())
      if (open?.email) removeUnsentMail(db, open.email, open.createdAt)
      models.removeInvitations(db, id)
    }
    return saveContact(ctx, id, { name, email, phone })
  })
}
