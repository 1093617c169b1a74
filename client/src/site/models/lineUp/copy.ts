/** Copy of the line-up, and of the polaroid over a profile's picture. */
export const lineUp = {
  title: 'Line-up',
  mark: (name: string) => `Mark ${name}`,
  marked: (count: number) => (count === 0 ? 'Mark two to four models.' : `${count} of 4 marked`),
  stop: 'Stop',
  scale: 'Drawn to scale from the heights that the models gave us. You can share the address of this page.',
  noHeight: (name: string) => `${name} has not given a height.`,
  unknown: (key: string) => `We could not find “${key}”.`,
  failed: 'We could not load everyone. Please check your connection.',
  walkedIn: 'See polaroid',
  polaroid: (day: string | null) => (day ? `Polaroid, added ${day}` : 'Polaroid'),
} as const
