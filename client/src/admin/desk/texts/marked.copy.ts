import type { TextLanguage } from '../../../../../shared/agency/textPurposes'
import type { Marked } from '../../../../../shared/desk/walks'

const BACK: Record<Marked, string> = { talents: 'Talents', clients: 'Clients' }
const BACK_TO: Record<Marked, string> = { talents: 'Back to the talents', clients: 'Back to the clients' }
const FOR_ALL: Record<TextLanguage, string> = { en: 'Text', hi: 'Text in Hindi' }
const MARK_FIRST: Record<Marked, string> = {
  talents: 'Mark talents in their list, then press Write on WhatsApp.',
  clients: 'Mark clients in their list, or contacts on a client’s page, then press Write on WhatsApp.',
}

/** For so long a text about no job is named before a walk begins. */
export const RECENT_DAYS = 7

/** Copy of writing to marked people. */
export const marked = {
  start: 'Write on WhatsApp',
  title: 'Write on WhatsApp',
  loading: 'Loading who is written to...',
  failed: 'Error loading who is written to',
  back: BACK,
  backTo: BACK_TO,
  backToClient: (name: string) => `Back to ${name}`,
  nobody: 'Nobody is marked',
  markFirst: MARK_FIRST,
  texts: FOR_ALL,
  words: 'Words: {name} {agency}',
  inHindi: (names: string) => (names === '' ? 'Nobody here has chosen Hindi.' : `For ${names}.`),
  missing: 'Write a text',
  begin: (name: string) => `Start: ${name}`,
  change: 'Change the text',
  noNumber: (names: string) => `No number: ${names}. They come last.`,
  noContact: (names: string) => `No contact: ${names}.`,
  noteFailed: 'Your colleagues do not see that you wrote',
  before: (names: string) => `Written to in the last ${RECENT_DAYS} days: ${names}.`,
  skipThem: (count: number) => (count === 1 ? 'Skip this one' : `Skip these ${count}`),
}
