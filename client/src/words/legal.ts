/** What stands around every legal text. Specification section 2, Legal pages. */
export const legal = {
  updated: 'Last updated:',
  home: 'Back to Home',
  contents: 'Contents',
} as const
