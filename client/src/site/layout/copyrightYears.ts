import { localDay } from '../../../../shared/format'

/** `since` is the agency's first year; null, or none before this year, is this year alone. */
export const copyrightYears = (since: number | null, now: Date) => {
  // The agency's year on the server and in every browser.
  const year = Number(localDay(now).slice(0, 4))
  return since !== null && year > since ? `${since}–${year}` : String(year)
}
