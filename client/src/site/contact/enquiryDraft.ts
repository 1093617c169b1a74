import { draftStore } from '../forms/draft'

/** The enquiry form's fields as an empty form has them. */
export const EMPTY = { name: '', email: '', subject: '', message: '', website: '' }
export type EnquiryDraft = typeof EMPTY
export const enquiryDraft = draftStore('enquiryDraft', EMPTY)
