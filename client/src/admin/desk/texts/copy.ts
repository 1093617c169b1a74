import type {
  ClientPurpose,
  TextLanguage,
  TextPurpose,
  WalkPurpose,
} from '../../../../../shared/agency/textPurposes'

const LANGUAGES: Record<TextLanguage, string> = { en: 'English', hi: 'Hindi' }
/** A purpose of a walk; `write`: whatever a booker typed. */
export type WalkKind = WalkPurpose | 'write'
const QUESTIONS: Record<WalkKind, string> = {
  ask: 'Can you do this job?',
  remind: 'Still no answer',
  confirm: 'You are confirmed',
  write: 'Your text',
}
const HEADINGS: Record<WalkKind, (count: number) => string> = {
  ask: (count) => `${count} to ask`,
  remind: (count) => `${count} to remind`,
  confirm: (count) => `${count} to tell`,
  write: (count) => `${count} to write to`,
}
const SENT: Record<WalkKind, string> = {
  ask: 'Asked',
  remind: 'Reminded',
  confirm: 'Told',
  write: 'Written',
}
const STARTS: Record<WalkPurpose, string> = {
  ask: 'Ask by WhatsApp',
  remind: 'Remind by WhatsApp',
  confirm: 'Tell the confirmed',
}
const TO_CLIENT: Record<ClientPurpose, string> = {
  option: 'Options',
  first: 'Now first',
  price: 'Price',
  confirmation: 'Confirmation',
}
const PURPOSES: Record<TextPurpose, string> = {
  ask: 'To a talent: can you do this job?',
  remind: 'To a talent: still no answer',
  confirm: 'To a talent: you are confirmed',
  option: 'To a client: on option',
  first: 'To a client: now first',
  price: 'To a client: the price',
  confirmation: 'To a client: confirmed',
  package: 'To a client: a package',
}

/** Copy of messages. */
export const messages = {
  title: 'Messages',
  loading: 'Loading who is written to...',
  failed: 'Error loading who is written to',
  notFound: 'Job not found',
  notFoundMore: 'It may have been deleted.',
  back: 'Jobs',
  languages: LANGUAGES,
  language: 'Language',
  questions: QUESTIONS,
  headings: HEADINGS,
  starts: STARTS,
  menu: 'WhatsApp',
  sentCount: (count: number) => `${count} done`,
  place: (at: number, of: number) => `${at} of ${of}`,
  sent: (purpose: WalkKind, time: string) => `${SENT[purpose]} ${time}`,
  skipped: 'Skipped',
  noNumber: 'no number',
  noNumberMore: (name: string) => `${name} has no number for WhatsApp. Copy the text, or write an email.`,
  card: 'Open the card',
  clientPage: 'Open the client',
  text: 'Text',
  writing: 'Writing the text...',
  textFailed: 'No text was written',
  open: 'Open WhatsApp',
  openAgain: 'Open again',
  email: 'Email',
  copy: 'Copy',
  copied: 'Copied',
  byHand: 'This browser does not allow copying. Select the text and copy it by hand.',
  next: (name: string) => `Next: ${name}`,
  skip: 'Skip',
  previous: 'Back',
  didNotGo: 'It did not go',
  unskip: 'Do not skip',
  finish: 'Finish',
  keys: 'Keys: w opens WhatsApp, → next, ← back, s skips.',
  nobody: {
    ask: 'Nobody is left to ask.',
    remind: 'Nobody was asked who has not answered.',
    confirm: 'Nobody is confirmed.',
    write: 'Nobody is left to write to.',
  } satisfies Record<WalkKind, string>,
  toJob: 'Back to the job',
  ended: (sent: number, skipped: number) =>
    skipped === 0 ? `${sent} done.` : `${sent} done, ${skipped} skipped. Choose one of the skipped to go on.`,
  client: 'WhatsApp to the client',
  clientTitle: (name: string) => `Write to ${name}`,
  about: 'About',
  toClient: TO_CLIENT,
}

/** Copy of the page on which the agency changes these texts. */
export const textSettings = {
  title: 'Message texts',
  lead: 'What bookers send by WhatsApp.',
  leadMore: 'A line whose words in braces are all empty is left out.',
  loading: 'Loading texts...',
  failed: 'Error loading texts',
  purposes: PURPOSES,
  words: (names: readonly string[]) => `Words: ${names.map((name) => `{${name}}`).join(' ')}`,
  save: 'Save texts',
  busy: 'Saving...',
  saved: 'Texts saved',
  saveFailed: 'The texts were not saved',
}
