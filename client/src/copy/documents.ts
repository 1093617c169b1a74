/** Copy of the form that takes a document of a talent, at the agency and on the talent's own page. */
export const documentForm = {
  kind: 'What it is',
  choose: 'Choose',
  number: 'Number',
  numberHelp: 'Leave it empty if there is none.',
  lastFour: 'Last four digits',
  lastFourHelp: 'We keep nothing else of an Aadhaar, and no photo of it.',
  validUntil: 'Valid until',
  validUntilHelp: 'Leave it empty if it has no end.',
  file: 'Photo or PDF',
  fileHelp: 'JPEG, PNG, WebP or PDF, up to 10MB.',
  noKind: 'Choose what it is',
  nothing: 'Add a photo or a PDF, or enter the number',
  notSent: 'The document was not saved. Please try again.',
  until: (day: string) => `valid until ${day}`,
  ended: (day: string) => `ended ${day}`,
  noEnd: 'no end',
} as const
