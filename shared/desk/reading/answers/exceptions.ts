import type { Said } from './clauses'
import { type FaceItem, type Item, isFace, isPlural, isVerdict, type VerdictItem } from './items'
import type { GroupSaid } from './settle'

/** A sentence without whom its group leaves out; `own` is what is said of those. */
export type Excepted = { rest: Item[]; left: FaceItem[]; has: boolean; own?: VerdictItem | undefined }

/** Whether an item belongs to the row of those left out: *all but 3, 5 and Zoya*. */
const isInRow = (item: Item | undefined) =>
  isFace(item) ? !isPlural(item) : item !== undefined && ['and', 'comma', 'or'].includes(item.kind)

/** Where the row behind the word at `at` ends. */
function endOfRow(items: Item[], at: number): number {
  let to = at + 1
  const isAmong = (number: number) =>
    items.slice(at, to).some((item) => isFace(item) && item.numbers.includes(number))
  while (isInRow(items[to])) {
    const [item, next] = [items[to], items[to + 1]]
    // *Except Salim all boys*
    if (isFace(item) && isFace(items[to - 1])) break
    // *All except 7, for 7 I need to ask*
    if (item?.kind === 'comma' && isFace(next) && next.numbers.length > 0 && next.numbers.every(isAmong))
      break
    to++
  }
  return to
}

/** What is said of those left out, where a verdict behind them is theirs. */
function ownVerdict(ahead: Item[], behind: Item[], hasComma: boolean): VerdictItem | undefined {
  const own = behind.find(isVerdict)
  if (!own || behind.some(isFace) || !ahead.some(isFace)) return undefined
  // *All yes except 3 maybe*; *all except 2, she is too short*
  return ahead.some(isVerdict) || (own.pick === 'no' && hasComma) ? own : undefined
}

/** Takes *all but 3* and *3 ko chhod ke sab* out of a sentence. */
export function takeExceptions(items: Item[]): Excepted {
  const at = items.findIndex(({ kind }) => kind === 'except' || kind === 'exceptBehind')
  if (at < 0) return { rest: items, left: [], has: false }
  let from = at
  if (items[at]?.kind === 'exceptBehind') while (isInRow(items[from - 1])) from--
  const to = items[at]?.kind === 'except' ? endOfRow(items, at) : at + 1
  const [ahead, row, behind] = [items.slice(0, from), items.slice(from, to), items.slice(to)]
  const own = ownVerdict(
    ahead,
    behind,
    [...row, ...behind.slice(0, 1)].some(({ kind }) => kind === 'comma'),
  )
  return { rest: own ? ahead : [...ahead, ...behind], left: row.filter(isFace), has: true, own }
}

/** *All but 6 and 10*: the group says one thing, and of those left out the opposite. Returns what it says of the group. */
export function leaveOut(said: Said[], { rest, left, own }: Excepted): GroupSaid[] {
  if (left.length === 0) return []
  const group = said.find((one) => isPlural(one.faces))
  const verdict = said.length === 0 ? rest.find(isVerdict) : undefined
  const isNone = group?.faces.of === 'none' || (group ?? verdict)?.pick === 'no'
  // Where nobody knows who is left out, nothing is said of the others.
  const isUnknown = left.some(({ of }) => of === 'unknown')
  const isImplied = said.length === 0 && !isUnknown
  if (group && isUnknown) said.splice(said.indexOf(group), 1)
  if (group && !isNone) group.pick ??= 'yes'
  for (const faces of left)
    said.push({
      ...{ faces, pick: own?.pick ?? (isNone ? 'yes' : 'no'), by: own ? [own] : [] },
      ...{ only: false, asked: false, either: false },
    })
  return isImplied
    ? [{ pick: verdict?.pick ?? 'yes', by: left.map(({ start, end }) => ({ start, end })), isRest: false }]
    : []
}
