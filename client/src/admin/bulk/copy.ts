/** Copy of what is done with several marked rows of a list. */
export const bulk = {
  mark: (name: string) => `Mark ${name}`,
  marked: (count: number) => `${count} marked`,
  elsewhere: (count: number) => `, ${count} of them not on this page`,
  most: (count: number) => `You can do this for ${count} at a time.`,
  all: (count: number) => `Mark all ${count} on this page`,
  clear: 'Clear',
  hint: 'Press x to mark the selected row.',
  keys: [['x', 'Mark the row']] as const,
  refused: (count: number) => `Not done: ${count}`,
  close: 'Close',
}
