import { agency } from '../../shared/agency'
import type { Enquiry, EnquiryFilters, EnquiryRequest, EnquirySearch } from '../../shared/enquiries'
import { fold } from '../../shared/fold'
import { NOTICE_VERSION } from '../../shared/notices'
import { type Page, pageOf } from '../../shared/paging'
import { audit } from '../core/audit'
import { publicUrl } from '../core/config'
import type { Context, House, SignedInContext } from '../core/context'
import { csv } from '../core/csv'
import { transaction } from '../core/database'
import { notFound } from '../core/errors'
import { forgetKey, once } from '../core/idempotency'
import { newId } from '../core/ids'
import { queueMail, removeMails } from '../core/outbox'
import { enquiryReceipt, enquiryToAgency } from '../letters/enquiries'
import * as repository from './repository'
import { enquirySearchText } from './rules'
import { enquiryColumns, enquiryView } from './views'

/**
 * Keeps an enquiry and queues two mails, to the agency and as a receipt to the sender, in one transaction (section 7,
 * `POST /enquiries`; R1, R11). What fills the honeypot is kept, marked, and mailed to nobody (S34). The same
 * Idempotency-Key and body give the same id (R12). 429 when one address sends too many.
 */
export async function sendEnquiry(ctx: Context, input: EnquiryRequest): Promise<{ id: string }> {
  await ctx.limits.count('enquiry', ctx.address)
  const { website, ...request } = input
  const now = ctx.clock()
  const { id } = transaction(ctx.db, () =>
    once(ctx.db, now, { scope: 'enquiry', key: ctx.idempotencyKey, body: input }, () => {
      const enquiry = {
        ...request,
        id: newId(),
        status: 'pending' as const,
        isSpam: website !== '',
        noticeVersion: NOTICE_VERSION,
        searchText: enquirySearchText(request),
        createdAt: now.toISOString(),
      }
      repository.insertEnquiry(ctx.db, enquiry)
      if (!enquiry.isSpam) {
        queueMail(ctx.db, now, enquiryToAgency(enquiry, agency.contact.email, publicUrl(ctx.config)))
        queueMail(ctx.db, now, enquiryReceipt(enquiry))
      }
      return enquiry.id
    }),
  )
  return { id }
}

/** One page of enquiries, newest first; search in name, e-mail and subject (section 2, Admin Enquiries). */
export function listEnquiries(
  house: Pick<House, 'db'>,
  { page, limit, search }: EnquiryFilters,
): Page<Enquiry> {
  const wanted = { search: fold(search) }
  const { rows, total } = repository.pageOfEnquiries(house.db, wanted, limit, (page - 1) * limit)
  return pageOf(rows.map(enquiryView), total, limit)
}

/**
 * Removes an enquiry for good, with the mails about it, for who asks for that (P1). The audit is for good, so it names
 * nobody. Throws notFound for an unknown id.
 */
export function removeEnquiry(ctx: SignedInContext, { id }: { id: string }): void {
  transaction(ctx.db, () => {
    const removed = repository.removeEnquiry(ctx.db, id)
    if (!removed) throw notFound('Enquiry')
    forgetKey(ctx.db, id)
    removeMails(ctx.db, removed.email, [removed.createdAt])
    audit(ctx.db, ctx.clock(), 'enquiry deleted', ctx.session.account, id)
  })
}

/** Every enquiry that the search finds, as CSV (S37: taking a list away is written down). */
export function exportEnquiries(ctx: SignedInContext, { search }: EnquirySearch): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'enquiries')
  return csv(enquiryColumns, repository.allEnquiries(ctx.db, { search: fold(search) }))
}
