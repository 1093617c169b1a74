import { z } from 'zod'
import { deskDayOnPaper, deskMomentOnPaper } from '../desk/dayWords'
import { localDay } from '../format'
import { line } from '../text/text'
import { dayAfter, monthAfter } from '../time/days'
import type { Numbered } from './moneyLists'
import { yearWords } from './paperNumbers'

export const accountantMonth = z.object({
  month: line(7).refine((given) => /^20\d\d-(0[1-9]|1[0-2])$/.test(given), 'Choose a month'),
})
export type AccountantMonth = z.output<typeof accountantMonth>

/** The last day of a month. */
const lastDayOf = (month: string): string => dayAfter(`${monthAfter(month, 1)}-01`, -1)

/** From its first day to its last. */
export const daysOf = ({ month }: AccountantMonth) => ({ from: `${month}-01`, to: lastDayOf(month) })

/** What was issued between a backup and the day on which its restore was answered: the site does not have it. */
export type MissingNumbers = {
  madeAt: string
  /** null while nobody has said which numbers these are */
  saidOn: string | null
  numbers: { kind: Numbered; from: string; to: string; count: number }[]
}

/** Why something is missing in the files of a month, and what nobody said of it. */
export function missingWords({ madeAt, saidOn }: MissingNumbers): string {
  const until = saidOn === null ? '' : ` and until ${deskDayOnPaper(saidOn)}`
  const why = `The site was restored from a backup. What was issued after ${deskMomentOnPaper(madeAt)}${until} is missing here.`
  const year = yearWords(localDay(new Date(madeAt)))
  if (saidOn === null)
    return `${why} Its numbers are not known yet: a superadmin says them in the money settings.`
  return year === yearWords(saidOn) ? why : `${why} Its numbers of ${year} are not known.`
}
