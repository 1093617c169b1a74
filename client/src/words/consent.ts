/** The question about session replay, and the place to change one's mind. Contract, CLARITY_PROJECT_ID. */
export const consent = {
  label: 'Cookie consent',
  title: 'May we watch how this site is used?',
  text: 'With your consent a tool of Microsoft, Clarity, records clicks and scrolling on the home page and the model dashboard, with all texts blanked out. It sets two cookies. Without your consent nothing is loaded, and everything works the same.',
  accept: 'Accept',
  refuse: 'Refuse',
  more: 'Cookie Policy',
  settings: {
    title: 'Session replay',
    none: 'You have not chosen yet, so nothing of a third party is loaded.',
    accepted: 'You accepted session replay.',
    refused: 'You refused session replay.',
    off: 'Session replay is not set up on this site: there is nothing to choose, and nothing of a third party is loaded.',
    accept: 'Accept session replay',
    refuse: 'Refuse session replay',
  },
} as const
