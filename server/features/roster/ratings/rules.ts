/** The mean, rounded to one decimal; 0 without ratings. */
export function average(ratings: readonly { rating: number }[]): number {
  if (ratings.length === 0) return 0
  const sum = ratings.reduce((total, { rating }) => total + rating, 0)
  return Math.round((sum / ratings.length) * 10) / 10
}
