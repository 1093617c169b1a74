import { fillText, type TextLanguage } from '../../agency/textPurposes'
import { daySpans } from '../dayWords'

/** `1 face`, `12 faces`. */
export const facesInWords = (count: number) => (count === 1 ? '1 face' : `${count} faces`)

/** An answer by numbers that the faces have: `2, 5 yes, 7 maybe`, or of fewer faces `1, 2 yes, 3 maybe`. */
export function exampleAnswer(numbers: readonly number[]): string {
  const [first = 1, second, third] = [2, 5, 7].every((each) => numbers.includes(each)) ? [2, 5, 7] : numbers
  if (second === undefined) return `${first} yes`
  return third === undefined ? `${first} yes, ${second} maybe` : `${first}, ${second} yes, ${third} maybe`
}

type PackageFacts = { title: string; days: readonly string[]; faces: number }

const TITLE_MAX = 65
/** The title of a link's preview, at most 65 characters: `Third Monsoon: 12 faces, 14–15 Dec`. */
export function previewTitle({ title, days, faces }: PackageFacts): string {
  const end = [facesInWords(faces), daySpans(days)].filter(Boolean).join(', ')
  const room = TITLE_MAX - end.length - 2
  const shown = [...title].length > room ? `${[...title].slice(0, Math.max(1, room - 1)).join('')}…` : title
  return [...`${shown}: ${end}`].slice(0, TITLE_MAX).join('')
}

/** The text with a link, for WhatsApp, a mail or to copy. A group has no name. */
export function packageText(
  pattern: string,
  about: PackageFacts & { name: string | null; link: string; numbers: readonly number[] },
  language: TextLanguage = 'en',
): string {
  const spans = daySpans(about.days)
  const all = language === 'hi' ? 'सभी' : 'all'
  return fillText(pattern, {
    name: about.name?.split(' ')[0] ?? all,
    faces: language === 'hi' ? `${about.faces} चेहरे` : facesInWords(about.faces),
    title: about.title,
    days: spans && `, ${spans}`,
    link: about.link,
    example: exampleAnswer(about.numbers),
  })
}
