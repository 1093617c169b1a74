/** Copy of the shortlist that a visitor keeps, on every page that marks models. */
export const shortlist = {
  mark: (name: string) => `Shortlist ${name}`,
  add: 'Shortlist',
  added: 'On your shortlist',
} as const
