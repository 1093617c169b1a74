/** Copy of the forms where a superadmin writes own sections of the legal pages. */
export const legalEditor = {
  format: 'A blank line parts paragraphs. “- ” makes items, “## ” headings.',
  frozen:
    'HTML is shown as it is typed. Your own text does not change when you change your name, address or answer times in the other settings. Ask a lawyer to read it.',
  writing: 'Writing your own text',
  see: 'See the page',
  template: 'The template’s text',
  own: 'Your own text',
  edit: 'Edit',
  editOf: (at: number) => `Edit section ${at}`,
  close: 'Close',
  closeOf: (at: number) => `Close section ${at}`,
  title: (at: number) => `Title of section ${at}`,
  text: (at: number) => `Text of section ${at}`,
  blank: 'If empty, it is the template’s.',
  reset: 'Use the template again',
  resetOf: (at: number) => `Use the template again for section ${at}`,
  notice: {
    title: 'Is this a new version of the notice?',
    text: 'Your site notes with every form it receives which version of the privacy notice the sender agreed to.',
    yes: 'Yes, a new version',
    yesHelp:
      'What you do with data has changed. From now on, people who send a form agree to the new version.',
    no: 'No, the same version',
    noHelp: 'You only changed the wording, or fixed a mistake.',
  },
} as const
