import type { ENQUIRY_SUBJECTS } from './lists'

/** What the contact form's subjects are called, for who chooses one and for who reads it. */
export const SUBJECT_WORDS: Record<(typeof ENQUIRY_SUBJECTS)[number], string> = {
  brand: 'Brand or campaign',
  model: 'About a model',
  press: 'Press',
  casting: 'Casting',
  other: 'Something else',
}

/** The words for a subject as it is stored; one that the form does not know (any more) is its own word. */
export const subjectWords = (subject: string): string =>
  (SUBJECT_WORDS as Record<string, string>)[subject] ?? subject
