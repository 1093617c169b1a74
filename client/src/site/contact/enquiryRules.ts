import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { type EnquiryRequest, enquiryRequest } from '../../../../shared/enquiries'
import type { EnquiryDraft } from './enquiryDraft'

/** Section 5's rules for the enquiry form. */
export const enquiryRules = zodResolver(enquiryRequest) as unknown as Resolver<
  EnquiryDraft,
  unknown,
  EnquiryRequest
>
