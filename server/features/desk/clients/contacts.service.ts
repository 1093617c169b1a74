import { subjectWords } from '../../../../shared/agency/enquirySubjects'
import {
  type ClientRecord,
  type ContactChange,
  type ContactForgetting,
  type ContactForgotten,
  FORGOTTEN,
  type NewContact,
  type RequestOfContact,
} from '../../../../shared/desk/clients'
import type { SignedInContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { defined } from '../../../core/defined'
import { conflict, conflictWith, notFound, taken } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { recordsOfEmail } from '../../agency/dataRequests/repository'
import * as sheetLinks from '../callSheets/links.repository'
import { activityAbout } from '../decisions/activities.service'
import { decide } from '../decisions/service'
import * as hours from '../hours/repository'
import * as packageLinks from '../packages/links.repository'
import * as repository from './repository'
import { domainOf } from './rules'
import { readClient } from './service'

const REQUESTS_MAX = 50

/** Adds a contact to a client. Throws 404, and 409 when another contact has the address. */
export function addContact(ctx: SignedInContext, given: NewContact): ClientRecord {
  const { clientId, decisionKey: _, email = null, ...facts } = given
  decide(ctx, 'contact', given, (decision) => {
    if (!repository.findClient(ctx.db, clientId)) throw notFound('Client')
    refuseKnown(ctx.db, email, null)
    activityAbout(decision, 'contact changed', { clientId })
    repository.insertContact(ctx.db, {
      ...defined(facts),
      id: newId(),
      clientId,
      email,
      emailDomain: domainOf(email),
      createdAt: decision.at,
    })
  })
  return readClient(ctx, clientId)
}

/** An address belongs to one person, unless the other one has left. */
function refuseKnown(db: Db, email: string | null, ownId: string | null) {
  const known = email === null ? undefined : repository.contactByEmail(db, email)
  if (!known || known.id === ownId || known.leftAt !== null) return
  const client = known.clientId === null ? undefined : repository.findClient(db, known.clientId)
  const who = client ? `${known.name} of ${client.name}` : known.name
  throw taken('email', `${who} has this email already`)
}

/**
 * Changes the facts that were sent and no others; null for a contact without a client. The links of one who leaves end.
 * Throws 404, and 409 for a stale version or when another contact has the address.
 */
export function changeContact(ctx: SignedInContext, given: ContactChange): ClientRecord | null {
  const { id, version, hasLeft, decisionKey: _, ...sent } = given
  const known = repository.findContact(ctx.db, id)
  if (!known) throw notFound('Contact')
  decide(ctx, 'changeContact', given, (decision) => {
    const { db, at } = decision
    const contact = repository.findContact(db, id) ?? known
    if (contact.version !== version)
      throw conflictWith('This contact was changed in the meantime.', {
        kind: 'changed',
        since: [],
        now: { id, version: contact.version },
      })
    const email = sent.email === undefined ? contact.email : sent.email
    const leftAt = hasLeft === undefined ? contact.leftAt : hasLeft ? (contact.leftAt ?? at) : null
    if (leftAt === null) refuseKnown(db, email, id)
    activityAbout(decision, 'contact changed', { clientId: contact.clientId })
    if (leftAt !== null && contact.leftAt === null) endLinks(db, contact, at)
    repository.updateContact(db, id, version, {
      ...defined(sent),
      email,
      emailDomain: domainOf(email),
      leftAt,
    })
  })
  return known.clientId === null ? null : readClient(ctx, known.clientId)
}

/** Ends what a contact opens by a link of its own: packages, call sheets, hours. A paper's links are the client's. */
function endLinks(db: Db, { id, name }: repository.ContactRow, at: string) {
  packageLinks.endLinksOfContact(db, id, at)
  sheetLinks.endLinksOfContact(db, id, at)
  hours.endLinksOfContact(db, id, name, at)
}

/**
 * Blanks a contact's name and addresses permanently, when that person asks for it; audited. Names the requests from the
 * same address, which an admin deletes. Throws 404, 409.
 */
export function forgetContact(ctx: SignedInContext, given: ContactForgetting): ContactForgotten {
  const { id, version } = given
  const contact = repository.findContact(ctx.db, id)
  if (!contact) throw notFound('Contact')
  const requests = requestsBy(ctx.db, contact.email)
  decide(ctx, 'forget', given, (decision) => {
    const { db, now, at } = decision
    activityAbout(decision, 'contact forgotten', { clientId: contact.clientId })
    const blank = {
      name: FORGOTTEN,
      email: null,
      emailDomain: null,
      phone: null,
      function: null,
      leftAt: at,
    }
    if (!repository.updateContact(db, id, version, blank)) throw conflict()
    endLinks(db, contact, at)
    packageLinks.renameContact(db, id, FORGOTTEN)
    audit(db, now, 'contact forgotten', ctx.session.account, id)
  })
  return { client: contact.clientId === null ? null : readClient(ctx, contact.clientId), requests }
}

function requestsBy(db: Db, email: string | null): RequestOfContact[] {
  const found = email === null ? [] : recordsOfEmail(db, email, REQUESTS_MAX)
  return found.flatMap(({ of, id, about, createdAt }) => {
    if (of !== 'bookings' && of !== 'enquiries') return []
    const what = of === 'enquiries' ? subjectWords(about ?? '') : (about ?? '')
    return [{ of, id, what, createdAt }]
  })
}
