import { isCalled } from '../../../../shared/desk/callSheets/ownSheet'
import { changesSentence } from '../../../../shared/desk/callSheets/sheetChanges'
import type { Db } from '../../../core/db/database'
import * as linked from './links.repository'
import * as repository from './repository'

type Sheet = Pick<repository.SheetRow, 'number' | 'content' | 'changes' | 'jobDateId'>
/** What a recipient is told of the changes to a number: since which one, and in which words. */
export type Changes = { since: number; words: string | null }

/**
 * The number that a recipient knows when `sheet` comes: the last that was read, else the first of those that were sent
 * without a gap before it. Undefined for who knows none, or was not called by it.
 */
function knownOf(db: Db, { number, jobDateId }: Sheet, { id, claimId }: linked.LinkRow) {
  const earlier = linked.receiptsOfLink(db, id).filter((receipt) => receipt.number < number)
  const callsThem = (at: number) => {
    const sheet = repository.sheetOfNumber(db, jobDateId, at)
    return sheet && isCalled(sheet.content, claimId) ? sheet : undefined
  }
  const read = earlier.find(({ acknowledgedAt }) => acknowledgedAt !== null)
  if (read) return callsThem(read.number)
  const sent = new Set(earlier.map((receipt) => receipt.number))
  let known: repository.SheetRow | undefined
  for (let at = number - 1; sent.has(at); at -= 1) {
    const sheet = callsThem(at)
    if (!sheet) break
    known = sheet
  }
  return known
}

/**
 * What changed in an issued sheet since the number that its recipient knows. Of one step the booker's words are said; of
 * several the difference, and then what the booker wrote in other words than it. Null where there is nothing to compare
 * with.
 */
export function changesFor(
  db: Db,
  sheet: Sheet,
  link: linked.LinkRow,
): (Changes & { known: repository.SheetRow }) | null {
  const known = knownOf(db, sheet, link)
  if (!known) return null
  const since = known.number
  if (since === sheet.number - 1) return { since, known, words: sheet.changes }
  const own: string[] = []
  let before = known
  for (let at = since + 1; at <= sheet.number; at += 1) {
    const step = repository.sheetOfNumber(db, sheet.jobDateId, at)
    if (!step) continue
    if (step.changes !== null && step.changes !== changesSentence(before.content, step.content))
      own.push(step.changes)
    before = step
  }
  const words = [changesSentence(known.content, sheet.content), ...new Set(own)].filter(Boolean).join(' ')
  return { since, known, words: words || null }
}
