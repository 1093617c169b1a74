import { agency } from '../../shared/agency'
import type { EnquiryRequest } from '../../shared/enquiries'
import { NOTICE_VERSION } from '../../shared/notices'
import { fold } from '../../shared/text'
import { publicUrl } from '../core/config'
import type { Context } from '../core/context'
import { transaction } from '../core/database'
import { once } from '../core/idempotency'
import { newId } from '../core/ids'
import { queueMail } from '../core/outbox'
import { enquiryReceipt, enquiryToAgency } from '../letters/enquiries'
import * as repository from './repository'

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
        searchText: fold([request.name, request.email, request.subject].join('\n')),
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
