import { agency } from '../../../shared/agency'

/** What every public form says when something is in its way. */
export const forms = {
  website: 'Leave this field empty',
  kept: 'What you typed is still here, also after loading the page again.',
  check: 'Some fields need another look. They are marked.',
  tooMany: `Too many messages have come from your connection in the last hour. Please wait a little, or call ${agency.contact.phone}.`,
  offline: 'There was no answer. Check your connection, then send it again: it will not arrive twice.',
  privacyLink: 'Privacy Policy',
  /** Of two windows of one person, when both have changed the same. */
  overtaken: 'Changed in another window',
  overtakenText:
    'What was saved there is filled in now; what you typed here is kept. Look it over and press the button again.',
} as const
