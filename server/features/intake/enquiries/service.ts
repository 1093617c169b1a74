import type { Enquiry, EnquiryRequest } from '../../../../shared/intake/enquiries'
import type { Page, SearchFilters, SearchOnly } from '../../../../shared/paging'
import { publicUrl } from '../../../core/config'
import type { AppContext, RequestContext, SignedInContext } from '../../../core/context'
import { csv } from '../../../core/files/csv'
import { audit } from '../../../core/security/audit'
import { enquiryConfirmation, enquiryNotification } from '../../../emails/enquiries'
import { recipientsOf } from '../../agency/settings/service'
import { receive, removeReceived } from '../inbox/service'
import * as repository from './repository'
import { enquirySearchText } from './rules'
import { enquiryColumns, enquiryView } from './views'

/** Receives an enquiry. */
export const sendEnquiry = (ctx: RequestContext, input: EnquiryRequest): Promise<{ id: string }> =>
  receive(ctx, 'enquiry', input, (received) => {
    const { website: _, ...request } = input
    const enquiry = { ...request, ...received, searchText: enquirySearchText(request) }
    repository.insertEnquiry(ctx.db, enquiry)
    return {
      notifications: recipientsOf(ctx, 'enquiry').map((to) =>
        enquiryNotification(enquiry, to, publicUrl(ctx.config)),
      ),
      confirmation: enquiryConfirmation(enquiry),
    }
  })

/** One page of enquiries, newest first; searches name, e-mail and subject. */
export const listEnquiries = ({ db }: Pick<AppContext, 'db'>, filters: SearchFilters): Page<Enquiry> =>
  repository.enquiryList.page(db, filters, enquiryView)

/** Removes an enquiry and its mails (P1). */
export const removeEnquiry = (ctx: SignedInContext, { id }: { id: string }) =>
  removeReceived(ctx, 'enquiry', id, repository.removeEnquiry)

/** The matching enquiries as CSV; audited (S37). */
export function exportEnquiries(ctx: SignedInContext, filters: SearchOnly): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'enquiries')
  return csv(enquiryColumns, repository.enquiryList.all(ctx.db, filters))
}
