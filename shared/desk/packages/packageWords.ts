import { fillText, type TextLanguage } from '../../agency/textPurposes'
import { dayAfter } from '../../days'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
const dateOf = (day: string) => Number(day.slice(8))

/** `14 Dec`. */
export const dayAndMonth = (day: string) => `${dateOf(day)} ${monthOf(day)}`

/** Days that follow each other as one span: `14–15 Dec`, `30 Nov–2 Dec`, `12 Dec, 14 Dec`. */
export function daySpans(days: readonly string[]): string {
  const spans: { from: string; to: string }[] = []
  for (const day of [...new Set(days)].toSorted()) {
    const last = spans.at(-1)
    if (last && dayAfter(last.to) === day) last.to = day
    else spans.push({ from: day, to: day })
  }
  return spans
    .map(({ from, to }) => {
      if (from === to) return dayAndMonth(from)
      const start = monthOf(from) === monthOf(to) ? dateOf(from) : dayAndMonth(from)
      return `${start}–${dayAndMonth(to)}`
    })
    .join(', ')
}

export const facesInWords = (count: number) => (count === 1 ? '1 face' : `${count} faces`)

type Told = { title: string; days: readonly string[]; faces: number }

const TITLE_MAX = 65
/** The title of a link's preview, at most 65 characters: `Third Monsoon: 12 faces, 14–15 Dec`. */
export function previewTitle({ title, days, faces }: Told): string {
  const end = [facesInWords(faces), daySpans(days)].filter(Boolean).join(', ')
  const room = TITLE_MAX - end.length - 2
  const shown = [...title].length > room ? `${[...title].slice(0, Math.max(1, room - 1)).join('')}…` : title
  return [...`${shown}: ${end}`].slice(0, TITLE_MAX).join('')
}

/** The text with a link, for WhatsApp, a mail or to copy. A group has no name. */
export function packageText(
  pattern: string,
  told: Told & { name: string | null; link: string },
  language: TextLanguage = 'en',
): string {
  const spans = daySpans(told.days)
  const all = language === 'hi' ? 'सभी' : 'all'
  return fillText(pattern, {
    name: told.name?.split(' ')[0] ?? all,
    faces: language === 'hi' ? `${told.faces} चेहरे` : facesInWords(told.faces),
    title: told.title,
    days: spans && `, ${spans}`,
    link: told.link,
  })
}
