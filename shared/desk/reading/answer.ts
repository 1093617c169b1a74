import { readClause, type Said } from './answers/clauses'
import { readCorrections, setAsideConditions } from './answers/corrections'
import { type FaceItem, type Item, isFace, isGroup, type VerdictItem } from './answers/items'
import { joinLabels } from './answers/labels'
import type { FaceToRead } from './answers/looks'
import { scan } from './answers/scan'
import { type Pick, PRAISE } from './answers/words'

/** No answer is longer, and reading costs more than its length. */
export const ANSWER_MAX = 4000

type Words = { start: number; end: number }
type ReadPick = { number: number; pick: Pick; words: Words[] }
/** Words that may mean one of these faces; `numbers` is empty where no face has the number. */
type ReadDoubt = { words: Words; numbers: number[]; why: 'look' | 'asked' | 'name' | 'unknown' }
type AnswerReading = { picks: ReadPick[]; doubts: ReadDoubt[] }

const BREAKS = new Set<string>(['stop', 'line', 'question', 'but', 'otherwise'])
const isExcept = (item: Item) => item.kind === 'except' || item.kind === 'exceptBehind'

/** Takes *all but 3* and *3 ko chhod ke sab* out of a sentence: the faces that the group leaves out. */
function takeExceptions(items: Item[]): { rest: Item[]; left: FaceItem[]; has: boolean; own?: VerdictItem } {
  const at = items.findIndex(isExcept)
  if (at < 0) return { rest: items, left: [], has: false }
  const left: FaceItem[] = []
  const through = (item: Item | undefined) =>
    item !== undefined &&
    (isFace(item)
      ? !isGroup(item) && item.of !== 'rest'
      : item.kind === 'and' || item.kind === 'comma' || item.kind === 'or')
  let from = at
  let to = at + 1
  // *All except 7, for 7 I need to ask*
  const isTold = (index: number) => {
    const [one, next] = [items[index], items[index + 1]]
    const isSame = (number: number) =>
      items.slice(at, index).some((item) => isFace(item) && item.numbers.includes(number))
    return one?.kind === 'comma' && isFace(next) && next.numbers.length > 0 && next.numbers.every(isSame)
  }
  // *Except Salim all boys*
  const isNext = (index: number) => isFace(items[index]) && isFace(items[index - 1])
  if (items[at]?.kind === 'except') while (through(items[to]) && !isTold(to) && !isNext(to)) to++
  else while (through(items[from - 1])) from--
  for (const item of items.slice(from, to)) if (isFace(item)) left.push(item)
  // *All yes except 3 maybe*; *all except 2, she is too short*
  const behind = items.slice(to)
  const own = behind.find((item) => item.kind === 'verdict')
  const isOwn =
    own?.kind === 'verdict' &&
    !behind.some(isFace) &&
    items.slice(0, from).some(isFace) &&
    (items.slice(0, from).some(({ kind }) => kind === 'verdict') ||
      (own.pick === 'no' && items.slice(from, to + 1).some(({ kind }) => kind === 'comma')))
  if (isOwn) return { rest: items.slice(0, from), left, has: true, own }
  return { rest: [...items.slice(0, from), ...behind], left, has: true }
}

function sentencesOf(items: Item[]): Item[][] {
  const sentences: Item[][] = [[]]
  for (const item of items) {
    sentences.at(-1)?.push(item)
    if (BREAKS.has(item.kind)) sentences.push([])
  }
  return sentences
}

type State = { said: Said[]; groups: { pick: Pick; by: Words[]; isRest: boolean }[] }

/** Reads what a client wrote about the numbered faces of a package. Nothing is decided for a face that no word names. */
export function readAnswer(message: string, faces: readonly FaceToRead[]): AnswerReading {
  const text = message.slice(0, ANSWER_MAX)
  const items = readCorrections(setAsideConditions(joinLabels(scan(text, faces), text), text), text)
  const state: State = { said: [], groups: [] }
  let heading: Said['by'] = []
  let last: Said[] = []
  let before: Item | undefined
  for (const sentence of sentencesOf(items)) {
    const end = sentence.at(-1)
    const { rest, left, has, own } = takeExceptions(sentence)
    const { said, heading: next } = readClause(
      rest.filter(({ kind }) => !BREAKS.has(kind)),
      heading,
      state.said.some(({ pick }) => pick === 'yes'),
    )
    if (before?.kind === 'but') doubtPraise(last, said, rest, text, before.end)
    const loose = rest.flatMap((item) => (item.kind === 'verdict' ? [item] : []))
    if (said.length === 0 && !has && loose.length > 0) {
      const pick = loose.some((one) => one.pick === 'maybe')
        ? 'maybe'
        : loose.some((one) => one.pick === 'no')
          ? 'no'
          : 'yes'
      // *Likes 12 but not sure*; *2, 5, 7* and below it *maybe*
      const open = last.filter((one) => one.pick === undefined)
      const words = text.slice(before?.end ?? 0, end && BREAKS.has(end.kind) ? end.end : undefined)
      // *Rejected* on a line of its own
      const isAlone = before?.kind === 'line' && end?.kind === 'line'
      if ((before?.kind === 'but' && pick !== 'yes') || (last.length > 0 && THAT_ONE.test(words)))
        for (const one of last.slice(-1))
          Object.assign(one, { pick, by: [...one.by, ...loose], asked: false })
      else if (before?.kind === 'line' && open.length > 0 && !rest.some(({ kind }) => kind === 'colon'))
        for (const one of open) Object.assign(one, { pick, by: loose })
      else if (before?.kind !== 'but')
        heading =
          before?.kind === 'stop' || (end?.kind === 'stop' && pick === 'no')
            ? []
            : next.length > 0 && !isAlone
              ? next
              : loose.map((one) => (isAlone && one.second ? { ...one, pick: 'maybe' as const } : one))
      before = end
      continue
    }
    heading = next
    if (end?.kind === 'question') askWhole(said, sentence)
    if (before?.kind === 'otherwise') for (const one of said) one.pick ??= 'maybe'
    if (has) leaveOut(said, left, state, rest, own)
    state.said.push(...said)
    if (said.length > 0) last = said
    before = end
  }
  return settle(state, faces)
}

/** The face before it: *8? Not him.* */
const THAT_ONE = /(?<!\p{L})(?:him|her|she|he|this one|that one)(?!\p{L})/iu
const COMPARES = /(?<!\p{L})(?:prefer\p{L}*|better|rather|sirf|only|just)(?!\p{L})/iu

/**
 * *Larisa is pretty but the brand wants an Indian look*: praise before a *but* decides nothing where no answer follows it.
 * Nor does it where others are preferred: *all are lovely, but we can take only Zoya*.
 */
function doubtPraise(last: Said[], said: Said[], clause: Item[], text: string, from: number) {
  const praised = last.filter(
    ({ pick, by }) =>
      (pick === 'yes' || pick === undefined) &&
      by.every(({ start, end }) => PRAISE.has(text.slice(start, end).toLowerCase())),
  )
  const words = /^[^.!?\n]*/.exec(text.slice(from))?.[0] ?? ''
  const answers = clause.some((item) => item.kind === 'verdict' && item.pick !== 'yes')
  const named = said.filter(({ faces }) => faces.of !== 'look' && faces.of !== 'unknown')
  const isCompared = COMPARES.test(words) && said.some(({ pick }) => pick !== 'no')
  if (isCompared || (named.length === 0 && !answers)) for (const one of praised) one.asked = true
}

/** A question: whom it names is asked about, or offered as a maybe. */
function askWhole(said: Said[], sentence: Item[]) {
  const comma = sentence.map(({ kind }) => kind).lastIndexOf('comma')
  const from = sentence[comma]?.start ?? -1
  const asks = sentence.some(({ kind, start }) => (kind === 'ask' || kind === 'strongAsk') && start > from)
  for (const one of said) {
    if (
      one.faces.start < from &&
      (one.pick !== undefined || sentence.some((item) => item.kind === 'verdict' && item.start < from))
    )
      continue
    if (asks) one.asked = true
    else if (one.pick !== 'no') one.pick = 'maybe'
  }
}

/** *All but 6 and 10*: the group says one thing, and of those left out the opposite. */
function leaveOut(said: Said[], left: FaceItem[], state: State, rest: Item[], own?: VerdictItem) {
  const group = said.find((one) => isGroup(one.faces) || one.faces.of === 'rest')
  const words = left.map(({ start, end }) => ({ start, end }))
  if (words.length === 0) return
  // Where nobody knows who is left out, nothing is said of the others.
  const isUnknown = left.some(({ of }) => of === 'unknown')
  if (group && isUnknown) said.splice(said.indexOf(group), 1)
  const verdict = !group && said.length === 0 ? rest.find((item) => item.kind === 'verdict') : undefined
  const isNone = group?.faces.of === 'none' || (group ?? verdict)?.pick === 'no'
  if (!group && said.length === 0 && !isUnknown)
    state.groups.push({ pick: verdict?.pick ?? 'yes', by: words, isRest: false })
  if (group && !isNone) group.pick ??= 'yes'
  for (const item of left)
    said.push({
      faces: item,
      pick: own?.pick ?? (isNone ? 'yes' : 'no'),
      by: own ? [own] : [],
      only: false,
      asked: false,
      either: false,
    })
}

/** Puts the statements together: a face that is named wins over groups, a later word over an earlier one. */
function settle(state: State, faces: readonly FaceToRead[]): AnswerReading {
  const picks = new Map<number, ReadPick>()
  const doubts: ReadDoubt[] = []
  const named = new Set<number>()
  const words = ({ start, end }: Words): Words => ({ start, end })
  const set = (number: number, pick: Pick, by: Words[]) => picks.set(number, { number, pick, words: by })
  const groups = [...state.groups]
  const singles: Said[] = []
  for (const one of state.said) {
    const { faces: item } = one
    if (isGroup(item) || item.of === 'rest') {
      const pick =
        item.of === 'none' ? 'no' : (one.pick ?? (item.of === 'all' && !one.asked ? 'yes' : undefined))
      if (pick && !one.asked)
        groups.push({ pick, by: [words(item), ...one.by.map(words)], isRest: item.of === 'rest' })
    } else singles.push(one)
  }
  for (const one of singles) {
    const { faces: item } = one
    const pick = one.either && one.pick !== 'no' ? 'maybe' : (one.pick ?? 'yes')
    if (item.of === 'unknown') {
      doubts.push({ words: words(item), numbers: [], why: 'unknown' })
      continue
    }
    const isLook = item.of === 'look' || (item.of === 'name' && item.numbers.length > 1)
    if (isLook || one.asked) {
      doubts.push({
        words: words(item),
        numbers: item.numbers,
        why: one.asked ? 'asked' : item.of === 'look' ? 'look' : 'name',
      })
      for (const number of item.numbers) if (!named.has(number) && isLook) named.add(-number)
      continue
    }
    for (const number of item.numbers) {
      if (item.of === 'gender' && named.has(number)) continue
      if (item.of !== 'gender') named.add(number)
      set(number, pick, [words(item), ...one.by.map(words)])
    }
  }
  // A look that is left out of a group is not set by it.
  const doubted = new Set(doubts.filter(({ why }) => why !== 'asked').flatMap(({ numbers }) => numbers))
  // Who is asked about is not among the rest.
  const asked = new Set(doubts.flatMap(({ numbers }) => numbers))
  for (const { pick, by, isRest } of groups)
    for (const { number } of faces)
      if (!picks.has(number) && !(isRest ? asked : doubted).has(number)) set(number, pick, by)
  const only = singles.filter((one) => one.only && one.pick !== 'no' && one.pick !== 'maybe' && !one.asked)
  const firstOnly = only[0]
  const { within } = firstOnly?.faces ?? {}
  if (firstOnly && only.some(({ faces: { of } }) => of !== 'look' && of !== 'unknown'))
    for (const { number } of faces)
      if (!picks.has(number) && !doubted.has(number) && within?.includes(number) !== false)
        set(number, 'no', [words(firstOnly.faces)])
  return { picks: [...picks.values()].sort((a, b) => a.number - b.number), doubts }
}
