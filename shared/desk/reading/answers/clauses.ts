import type { FaceItem, Item, VerdictItem } from './items'
import type { Pick } from './words'

/** What is said of some faces: `pick` is undefined where no word says it. */
export type Said = {
  faces: FaceItem
  pick: Pick | undefined
  by: VerdictItem[]
  only: boolean
  asked: boolean
  either: boolean
}
type Part = { items: Item[]; colon: boolean }

const worst = (verdicts: VerdictItem[]): Pick | undefined =>
  (['maybe', 'no', 'yes'] as const).find((pick) => verdicts.some((verdict) => verdict.pick === pick))

const isFace = (item: Item): item is FaceItem => item.kind === 'face'
const isVerdict = (item: Item): item is VerdictItem => item.kind === 'verdict'

type Run = { faces: FaceItem[]; only: boolean; either: boolean; left: VerdictItem[]; right: VerdictItem[] }

/** The faces of one part between commas, in runs that no verdict divides, each with the verdicts of its own. */
function runsOf(items: Item[]): { runs: Run[]; loose: VerdictItem[] } {
  const runs: Run[] = []
  let gap: VerdictItem[] = []
  const gaps: VerdictItem[][] = []
  let only = false
  let isOpen = false
  for (const item of items) {
    if (isVerdict(item)) {
      gap.push(item)
      isOpen = false
    } else if (isFace(item)) {
      // *2 5 rest no*
      if (!isOpen || item.of === 'rest') {
        gaps.push(gap)
        gap = []
        runs.push({ faces: [], only, either: false, left: [], right: [] })
        isOpen = true
        only = false
      }
      runs.at(-1)?.faces.push(item)
      if (only) {
        const last = runs.at(-1)
        if (last) last.only = true
        only = false
      }
    } else if (item.kind === 'only') only = true
    else if (item.kind === 'or' && isOpen) {
      const last = runs.at(-1)
      if (last) last.either = true
    } else if (item.kind !== 'and') only = item.kind === 'opener' ? only : false
  }
  const last = runs.at(-1)
  if (!last) return { runs, loose: gap }
  // *Girls only*
  if (only && gap.length === 0) last.only = true
  gaps.push(gap)
  // *7 cancel, 8 add* without a comma: the words stand behind their faces.
  const isBehind = gap.length > 0 && gap.every(({ side }) => side === 'before') && gaps[0]?.length === 0
  runs.forEach((run, index) => {
    const before = gaps[index] ?? []
    const after = gaps[index + 1] ?? []
    if (index === 0) run.left = before
    const next = runs[index + 1]
    if (!next) {
      run.right = after
      return
    }
    const turn = after.findIndex(({ side }) => side === 'before')
    const begins = (gaps[0]?.length ?? 0) > 0
    const cut = isBehind
      ? after.length
      : turn >= 0
        ? turn
        : begins && !after.every(({ side }) => side === 'after')
          ? 0
          : after.length
    run.right = after.slice(0, cut)
    next.left = after.slice(cut)
  })
  return { runs, loose: [] }
}

/** Cuts a sentence at its commas. */
function partsOf(items: Item[]): Part[] {
  const parts: Part[] = [{ items: [], colon: false }]
  for (const item of items) {
    const part = parts.at(-1)
    if (!part) break
    if (item.kind === 'colon') part.colon = !part.items.some(isFace)
    if (item.kind === 'comma' || (item.kind === 'colon' && part.colon))
      parts.push({ items: [], colon: false })
    else part.items.push(item)
  }
  return parts.filter((part) => part.items.length > 0 || part.colon)
}

/** What one sentence says; `carried` is the verdict of a heading above it. */
export function readClause(
  items: Item[],
  carried: VerdictItem[],
  any: boolean,
): { said: Said[]; heading: VerdictItem[] } {
  const parts = partsOf(items)
  const read = parts.map((part) => ({ ...part, ...runsOf(part.items) }))
  const said: Said[] = []
  let heading = carried
  let prefix: VerdictItem[] = []
  let waiting: Said[] = []
  const give = (verdicts: VerdictItem[], to: Said[]) => {
    for (const one of to) Object.assign(one, { pick: worst(verdicts), by: verdicts, asked: false })
  }
  for (const { items: all, runs, loose, colon } of read) {
    const asked = all.some(({ kind }) => kind === 'strongAsk') || all.some(({ kind }) => kind === 'ask')
    const strong = all.some(({ kind }) => kind === 'strongAsk')
    if (runs.length === 0) {
      if (loose.length === 0) continue
      if (colon) {
        heading = loose.map((one) => (one.second ? { ...one, pick: 'maybe' } : one))
        prefix = []
        waiting = []
        continue
      }
      const pick = worst(loose)
      if (waiting.length > 0) give(loose, waiting)
      else if (said.length > 0 && pick === 'maybe') {
        const last = said.at(-1)
        if (last && last.pick !== 'no') give([...last.by, ...loose], [last])
      } else if (said.length === 0 && (pick !== 'no' || loose.every(({ side }) => side === 'after')))
        // *Both boys nahi chahiye, 5 aur 6*; but *no, 5 and 6*
        heading = loose
      waiting = []
      continue
    }
    const isBare = runs.every(({ left, right }) => left.length + right.length === 0)
    for (const run of runs) {
      const own = [...run.left, ...run.right]
      const isRest = run.faces[0]?.of === 'rest'
      // *Zoya and Meher, boys not needed*
      const isGroup = isRest || run.faces[0]?.of === 'gender'
      const mine = own.length > 0 ? own : isBare && prefix.length > 0 ? prefix : heading
      const entries = run.faces.map((faces) => ({
        faces,
        pick: worst(mine),
        by: mine,
        only: run.only,
        asked: (strong && !(isRest && own.length > 0)) || (asked && own.length === 0),
        either: run.either,
      }))
      said.push(...entries)
      if (own.length > 0) {
        const second = !any && own.some(({ second: is }) => is) && !said.some(({ pick }) => pick === 'yes')
        if (run.left.length === 0 && !run.only && !second && !isGroup) give(own, waiting)
        waiting = []
        prefix = run.left.length > 0 && run.right.length === 0 ? run.left : []
      } else if (mine.length === 0) {
        waiting.push(...entries.filter((one) => !one.asked))
        // *Only 2, 5 and 7*
        if (waiting.some(({ only }) => only)) for (const one of waiting) one.only = true
      }
      if (run.only && own.length > 0) for (const one of waiting) one.only = true
    }
  }
  // A heading lasts until a line has verdicts of its own.
  const ownWords = read.some(({ runs }) => runs.some((run) => run.left.length + run.right.length > 0))
  return { said, heading: ownWords ? [] : heading }
}
