/**
 * Two columns on a phone, one when the font is too large for two: the rem width grows with the font, the percentage
 * does not.
 */
export const TWO_BY_TWO = 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))'
