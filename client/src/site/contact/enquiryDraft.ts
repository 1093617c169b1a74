import { draftOf } from '../../lib/draft'

/** The enquiry form's fields as an empty form has them. */
export const EMPTY = { name: '', email: '', subject: '', message: '', website: '' }
export type EnquiryDraft = typeof EMPTY
export const enquiryDraft = draftOf('enquiryDraft', EMPTY)
