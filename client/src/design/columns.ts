/**
 * Two columns of a phone; one where the letters are so large that two would not stand side by side. A width in rem
 * grows with the letters, a share of the room does not.
 */
export const TWO_BY_TWO = 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))'
