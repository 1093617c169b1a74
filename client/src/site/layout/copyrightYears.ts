import { localDay } from '../../../../shared/format'

export const copyrightYears = (since: number, now: Date) => {
  // The agency's year on the server and in every browser.
  const year = Number(localDay(now).slice(0, 4))
  return year > since ? `${since}–${year}` : String(since)
}
