import { type EnquiryRequest, enquiryRequest } from '../../../../shared/enquiries'
import { formResolver } from '../../lib/formResolver'
import type { EnquiryDraft } from './enquiryDraft'

export const enquiryRules = formResolver<EnquiryDraft, EnquiryRequest>(enquiryRequest)
