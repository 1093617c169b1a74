import { draftOf } from '../../lib/forms/draft'

export const EMPTY = { name: '', email: '', subject: '', message: '', website: '' }
export type EnquiryDraft = typeof EMPTY
export const enquiryDraft = draftOf('enquiryDraft', EMPTY)
