/** Copy of the bar of a shortlist, which is loaded once somebody is marked, and of one that was sent. */
export const bar = {
  title: 'Shortlist',
  request: 'Request these',
  count: (count: number) => `${count} on your shortlist`,
  full: (count: number) => `${count} on your shortlist, as many as it holds`,
  clear: 'Clear',
  send: 'Send this shortlist',
  copied: 'Link copied.',
  byHand: 'Copy the address of this link by hand.',
  lead: 'A choice of our models. Ask for all of them in one form.',
  left: (count: number) => `${count} of them no longer on our roster.`,
  keep: 'Keep as my shortlist',
  kept: 'Kept in this browser',
  all: 'All models',
} as const
