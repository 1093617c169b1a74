/** A link in a line of text: on a phone as high, and the line stays where it is. */
export const thumbInLine = {
  display: 'inline-block',
  py: { base: '0.75rem', md: 0 },
  my: { base: '-0.75rem', md: 0 },
} as const
