/** A link that stands alone: on a phone as high as a finger needs. */
export const thumb = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: 'touch', md: 6 },
} as const
