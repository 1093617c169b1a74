import { agency } from '../../../shared/agency'

/** The way to an agency that has given no email address: a link to its contact page. */
export const CONTACT_FORM = 'the form on our Contact page'

/** Copy of the failures that every public form shares. */
export const forms = {
  website: 'Leave this field empty',
  needsScripts: 'This form needs JavaScript, and it is switched off in your browser.',
  switchOn: 'Please switch it on and reload the page.',
  orCall: 'Please call us on',
  write: 'Please write to',
  orWrite: 'or write to',
  email: 'email',
  use: 'use',
  kept: 'Your answers are saved in this tab.',
  check: 'Please check the fields marked in red.',
  /** The way out of a limit, for an agency with a phone. */
  get orPhone() {
    return agency.contact.phone ? ` Or call ${agency.contact.phone}.` : ''
  },
  offline: 'No response from the server. Check your connection and try again; it will be sent only once.',
  privacyLink: 'Privacy Policy',
} as const
