import { anyOf } from '../phrases'
import type { Named } from './people'
import { JOB_KINDS } from './words'

const kinds = anyOf(JOB_KINDS)
const NO_KIND_OF =
  /^(?:a|an|the|our|for|on|is|in|of|and|new|their|his|her|this|that|your|to|today's|same|any|we|shoot|need|day|half|r|doing|do|night|at|with|from|ko|se|pe|par|ho|hai|mein|ke|ki|ka)$/u
/** What is shot, with the word before it: *swim campaign*; behind the client's name as a title. */
export function readTitle(
  text: string,
  folded: string,
  client: Named | undefined,
  city: Named | undefined,
): Named | undefined {
  const isWithin = (at: Named | undefined, index: number) => at && index >= at.start && index < at.end
  // *Film City* is no film, and *Lakshya Fashion Week* is not written twice.
  const all = [...folded.matchAll(kinds)].filter(
    ({ index }) => ![city, client].some((at) => isWithin(at, index)),
  )
  const found = all.sort(
    (a, b) => JOB_KINDS.indexOf(a[0].replace(/\s+/g, ' ')) - JOB_KINDS.indexOf(b[0].replace(/\s+/g, ' ')),
  )[0]
  if (!found) return client && { ...client }
  const before = /(?<![\p{L}'])([\p{L}\p{M}'-]+)\s+$/u.exec(
    folded.slice(Math.max(0, found.index - 30), found.index),
  )
  const word = before?.[1] ?? ''
  const isKept =
    word.length > 1 &&
    !NO_KIND_OF.test(word) &&
    !(client && client.end > found.index - (before?.[0].length ?? 0) && client.start <= found.index)
  const start = isKept && before ? found.index - before[0].length : found.index
  const end = found.index + found[0].length
  const what = text.slice(start, end).replace(/\s+/g, ' ')
  const value = client ? `${client.value} ${what}` : what.charAt(0).toUpperCase() + what.slice(1)
  return { value, start, end }
}
