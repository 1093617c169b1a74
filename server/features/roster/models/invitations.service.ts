import type { InvitationLink } from '../../../../shared/access/team'
import { paths } from '../../../../shared/paths'
import type { NewModel } from '../../../../shared/roster/modelRecord'
import { publicUrl } from '../../../core/config'
import type { SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound, taken } from '../../../core/errors'
import { queueMail, removeUnsentMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { linkToken } from '../../../core/security/tokens'
import { keptPhone } from '../../../core/text/phones'
import { talentInvited } from '../../../emails/team'
import { findByEmail } from '../../access/accounts/repository'
import { isSlugTaken, updateModel } from '../profile/repository'
import { freeSlug } from '../publicRoster/rules'
import * as models from './repository'
import { INVITATION_MS, modelSearchText } from './rules'
import { refuseAge } from './service'

/**
 * Creates an unassigned model without an account; with `invite`, mails an invitation to its address. Throws
 * 400 under 18 and for an invitation without an address, 409 for an address with an account.
 */
export function createModel(ctx: SignedInContext, input: NewModel): { id: string } {
  const { invite, isOnboarded, phone: typed, email = null, gender = null, city = null, ...given } = input
  const dateOfBirth = given.dateOfBirth ?? null
  refuseAge(ctx, dateOfBirth)
  const phone = typed ? keptPhone(typed) : null
  if (invite && email === null) throw invalid('email', serverMessages.inviteAddress)
  const id = newId()
  const now = ctx.clock()
  const at = now.toISOString()
  transaction(ctx.db, () => {
    if (email !== null) refuseTaken(ctx.db, email)
    const facts = { ...given, id, email, phone, gender, city, dateOfBirth }
    models.insertModel(ctx.db, {
      ...facts,
      slug: freeSlug(given.stageName, (slug) => isSlugTaken(ctx.db, slug, id)),
      onboardedAt: isOnboarded ? at : null,
      searchText: modelSearchText(facts),
      createdAt: at,
      updatedAt: at,
    })
    audit(ctx.db, now, 'model created', ctx.session.account, id)
    if (invite) invitePerson(ctx, { id, name: given.name }, email)
  })
  return { id }
}

/** Throws 409 for an address with an account. */
export function refuseTaken(db: Db, email: string) {
  if (findByEmail(db, email)) throw taken('email', serverMessages.emailTaken)
}

/**
 * Mails a model's person an invitation to make an account; the newest link ends the older ones. The address
 * is stored with the model. Throws notFound, 409 when the model has an account or the address belongs to
 * another.
 */
export function inviteTalent(ctx: SignedInContext, { id, email }: { id: string; email: string }) {
  transaction(ctx.db, () => {
    const row = models.findModel(ctx.db, id)
    if (!row) throw notFound('Model')
    if (row.account) throw conflict(serverMessages.hasAccount)
    refuseTaken(ctx.db, email)
    const searchText = modelSearchText({ ...row.model, email })
    updateModel(ctx.db, id, { email, searchText, updatedAt: ctx.clock().toISOString() })
    invitePerson(ctx, row.model, email)
  })
}

/**
 * A new link of a model's open invitation, to pass on where mail does not arrive. Shown once; the earlier
 * link ends. Throws notFound without an open invitation.
 */
export function showInvitationLink(ctx: SignedInContext, { id }: { id: string }): InvitationLink {
  const now = ctx.clock()
  return transaction(ctx.db, () => {
    const open = models.openInvitation(ctx.db, id, now.toISOString())
    if (!open?.email) throw notFound('Invitation')
    removeUnsentMail(ctx.db, open.email, open.createdAt)
    const token = insertInvitation(ctx, id, open.email)
    audit(ctx.db, now, 'invitation link shown', ctx.session.account, id)
    return { email: open.email, address: `${publicUrl(ctx.config)}${paths.invitation(token)}` }
  })
}

/** Returns the token of a new invitation, which ends the model's older ones. */
function insertInvitation(ctx: SignedInContext, modelId: string, email: string): string {
  const { token, stored } = linkToken(ctx.clock(), INVITATION_MS)
  models.replaceInvitation(ctx.db, { ...stored, modelId, email })
  return token
}

function invitePerson(ctx: SignedInContext, model: { id: string; name: string }, email: string | null) {
  if (email === null) return
  const now = ctx.clock()
  const before = models.openInvitation(ctx.db, model.id, now.toISOString())
  if (before?.email) removeUnsentMail(ctx.db, before.email, before.createdAt)
  const token = insertInvitation(ctx, model.id, email)
  queueMail(ctx.db, now, talentInvited({ name: model.name, email }, token, publicUrl(ctx.config)))
  audit(ctx.db, now, 'account invited', ctx.session.account, model.id)
}
