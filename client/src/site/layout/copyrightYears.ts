/** The years of the copyright line: the first one, and once that has passed, up to this one. */
export const copyrightYears = (since: number, now: Date) => {
  const year = now.getFullYear()
  return year > since ? `${since}–${year}` : String(since)
}
