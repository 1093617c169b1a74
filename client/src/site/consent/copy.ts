/** Copy of the session replay question and its settings (CLARITY_PROJECT_ID). */
export const consent = {
  label: 'Cookie consent',
  title: 'May we watch how this site is used?',
  text: 'If you accept, Microsoft Clarity records clicks and scrolling on the home page and the model dashboard, with all text hidden. It sets two cookies. If you refuse, nothing is loaded and the site works the same.',
  accept: 'Accept',
  refuse: 'Refuse',
  more: 'Cookie Policy',
  settings: {
    title: 'Session replay',
    none: 'You have not chosen yet, so nothing is loaded from other companies.',
    accepted: 'You accepted session replay.',
    refused: 'You refused session replay.',
    off: 'Session replay is not set up on this site, so there is nothing to choose and nothing is loaded from other companies.',
    accept: 'Accept session replay',
    refuse: 'Refuse session replay',
  },
} as const
