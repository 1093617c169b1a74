import type { ENQUIRY_SUBJECTS } from '../lists'

/** Labels of the contact form's subjects. */
export const SUBJECT_WORDS: Record<(typeof ENQUIRY_SUBJECTS)[number], string> = {
  brand: 'Brand or campaign',
  model: 'About a model',
  press: 'Press',
  casting: 'Casting',
  other: 'Something else',
}

/** The label of a stored subject; an unknown subject is its own label. */
export const subjectWords = (subject: string): string =>
  isOffered(subject) ? SUBJECT_WORDS[subject] : subject

// A free subject may equal an inherited property name, such as `toString`.
const isOffered = (subject: string): subject is keyof typeof SUBJECT_WORDS =>
  Object.hasOwn(SUBJECT_WORDS, subject)
