import { type EnquiryRequest, enquiryRequest } from '../../../../shared/intake/enquiries'
import { formResolver } from '../../lib/forms/formResolver'
import type { EnquiryDraft } from './enquiryDraft'

export const enquiryRules = formResolver<EnquiryDraft, EnquiryRequest>(enquiryRequest)
