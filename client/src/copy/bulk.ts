/** Copy of what is done with several marked rows of a list. */
export const bulk = {
  mark: (name: string) => `Mark ${name}`,
  marked: (count: number) => `${count} marked`,
  elsewhere: (count: number) => `, ${count} of them not on this page`,
  most: (count: number) => `Only the first ${count} are decided at once.`,
  all: (count: number) => `Mark all ${count} on this page`,
  clear: 'Clear',
  hint: 'x marks the row with the focus.',
  keys: [['x', 'Mark the row']] as const,
  refused: (count: number) => `Not done: ${count}`,
  close: 'Close',
}
