import { type FaceItem, type Item, isFace, isVerdict, type VerdictItem } from './items'
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
/** What stands between two commas; `titles` where a colon ends it and no face stands in it: *Hold: 6*. */
type Part = { items: Item[]; titles: boolean }
/** Faces that no verdict divides, with the verdicts of their own ahead of them and behind. */
type Run = { faces: FaceItem[]; only: boolean; either: boolean; left: VerdictItem[]; right: VerdictItem[] }

const worst = (verdicts: VerdictItem[]): Pick | undefined =>
  (['maybe', 'no', 'yes'] as const).find((pick) => verdicts.some((verdict) => verdict.pick === pick))

/** A heading of those behind a first choice means whom it names: *Hold: 6*. */
export const asHeading = (verdicts: VerdictItem[]): VerdictItem[] =>
  verdicts.map((verdict) => (verdict.second ? { ...verdict, pick: 'maybe' } : verdict))

/** Cuts a sentence at its commas, and behind its titles. */
function partsOf(items: Item[]): Part[] {
  const parts: Part[] = []
  let part: Part = { items: [], titles: false }
  for (const item of items) {
    part.titles = item.kind === 'colon' && !part.items.some(isFace)
    if (item.kind !== 'comma' && !part.titles) part.items.push(item)
    else {
      parts.push(part)
      part = { items: [], titles: false }
    }
  }
  return [...parts, part]
}

/** Verdicts between two runs; `joint` of them stand before an *and*. */
type Gap = { verdicts: VerdictItem[]; joint?: number }

/** The runs of faces in a part, and the verdicts around them: those ahead of each run, then those behind the last. */
function runsOf(items: Item[]): { runs: Run[]; gaps: Gap[] } {
  const runs: Run[] = []
  const gaps: Gap[] = [{ verdicts: [] }]
  let only = false
  let isOpen = false
  for (const item of items) {
    const run = runs.at(-1)
    const gap = gaps.at(-1)
    if (isVerdict(item)) {
      gap?.verdicts.push(item)
      isOpen = false
    } else if (isFace(item)) {
      // *2 5 rest no*
      if (run && isOpen && item.of !== 'rest') {
        run.faces.push(item)
        run.only ||= only
      } else {
        runs.push({ faces: [item], only, either: false, left: [], right: [] })
        gaps.push({ verdicts: [] })
      }
      isOpen = true
      only = false
    } else if (item.kind === 'only') only = true
    else if (item.kind === 'or') {
      if (run && isOpen) run.either = true
      else only = false
    } else if (item.kind === 'and' && gap && gap.verdicts.length > 0) gap.joint = gap.verdicts.length
  }
  // *Girls only*
  const last = runs.at(-1)
  if (last && only && gaps.at(-1)?.verdicts.length === 0) last.only = true
  return { runs, gaps }
}

/** Gives each run the verdicts that are said of it. `leads`: a verdict of the part before stands ahead of its faces. */
function shareVerdicts(runs: Run[], gaps: Gap[], leads: boolean) {
  const lengthOf = (gap: Gap | undefined) => gap?.verdicts.length ?? 0
  const isAhead = ({ side }: VerdictItem) => side === 'before'
  const [first, ...others] = gaps
  const end = others.at(-1)?.verdicts ?? []
  // *7 cancel, 8 add* without a comma: the words stand behind their faces.
  const isBehind = lengthOf(first) === 0 && end.length > 0 && end.every(isAhead)
  // *Yes 2, 3 no 4*: the 3 goes with the 2.
  const isLed = lengthOf(first) > 0 || (leads && end.length === 0)
  /** How many verdicts between two runs are said of the first. */
  const cutOf = ({ verdicts, joint }: Gap, next: Gap | undefined) => {
    if (isBehind) return verdicts.length
    const turn = verdicts.findIndex(isAhead)
    if (turn >= 0) return turn
    // *Zoya yes and maybe Meher*
    if (joint !== undefined && lengthOf(next) === 0) return joint
    return !isLed || verdicts.every(({ side }) => side === 'after') ? verdicts.length : 0
  }
  let left = first?.verdicts ?? []
  for (const [index, run] of runs.entries()) {
    const gap = others[index] ?? { verdicts: [] }
    const cut = index === runs.length - 1 ? gap.verdicts.length : cutOf(gap, others[index + 1])
    run.left = left
    run.right = gap.verdicts.slice(0, cut)
    left = gap.verdicts.slice(cut)
  }
}

/** Reads one sentence, part by part. */
class Clause {
  readonly said: Said[] = []
  /** the verdict ahead of the part before, which holds for faces without one: *drop 2, 5* */
  private prefix: VerdictItem[] = []
  /** faces without a verdict, for which one may still come: *2, 5 ok* */
  private waiting: Said[] = []
  /** *send pics of 1, 4 and 6*: an ask ahead of a row holds for all of it */
  private asking = false
  hasOwnWords = false

  constructor(
    /** the verdict of a title, here or in a line above */
    public heading: VerdictItem[],
    /** whether an earlier sentence says yes to somebody */
    private readonly hasYes: boolean,
    /** what was said last in the sentences before */
    private readonly before: Said | undefined,
  ) {}

  read({ items: all, titles }: Part) {
    const items = this.readOfLast(all)
    const { runs, gaps } = runsOf(items)
    const verdicts = gaps.flatMap((gap) => gap.verdicts)
    if (runs.length === 0) return this.readWords(verdicts, titles)
    shareVerdicts(runs, gaps, this.prefix.length > 0)
    const isAsk = ({ kind }: Item) => kind === 'ask' || kind === 'strongAsk'
    const firstAsk = items.findIndex(isAsk)
    if (firstAsk >= 0 || verdicts.length > 0)
      this.asking = verdicts.length === 0 && firstAsk < items.findIndex(isFace)
    const asks = {
      strongly: items.some(({ kind }) => kind === 'strongAsk'),
      weakly: this.asking || firstAsk >= 0,
    }
    for (const run of runs) this.readRun(run, run === runs[0], asks)
  }

  /** *Cancel her, Diya instead*: takes out what is said of the face before. */
  private readOfLast(items: Item[]): Item[] {
    const at = items.findIndex((item) => isVerdict(item) && item.ofLast)
    const verdict = items[at]
    const last = this.said.at(-1) ?? this.before
    if (!isVerdict(verdict) || !last || items.slice(0, at).some(isFace)) return items
    this.give([verdict], [last])
    this.waiting = []
    return items.toSpliced(at, 1)
  }

  private give(verdicts: VerdictItem[], to: Said[]) {
    for (const one of to) Object.assign(one, { pick: worst(verdicts), by: verdicts, asked: false })
  }

  /** Verdicts without a face: a title, or what is said of the faces before. */
  private readWords(verdicts: VerdictItem[], titles: boolean) {
    if (verdicts.length === 0) return
    if (titles) {
      this.heading = asHeading(verdicts)
      this.prefix = []
      this.waiting = []
      return
    }
    const pick = worst(verdicts)
    const last = this.said.at(-1)
    if (this.waiting.length > 0) this.give(verdicts, this.waiting)
    else if (last) {
      if (pick === 'maybe' && last.pick !== 'no') this.give([...last.by, ...verdicts], [last])
    } else if (pick !== 'no' || verdicts.every(({ side }) => side === 'after'))
      // *Both boys nahi chahiye, 5 aur 6*; but *no, 5 and 6*
      this.heading = verdicts
    this.waiting = []
  }

  private readRun(run: Run, isFirst: boolean, asks: { strongly: boolean; weakly: boolean }) {
    const own = [...run.left, ...run.right]
    const by = own.length > 0 ? own : isFirst && this.prefix.length > 0 ? this.prefix : this.heading
    const [first] = run.faces
    const isRest = first?.of === 'rest'
    const asked = own.length === 0 ? asks.strongly || asks.weakly : asks.strongly && !isRest
    const entries = run.faces.map((faces) => ({
      ...{ faces, pick: worst(by), by, asked },
      ...{ only: run.only, either: run.either },
    }))
    this.said.push(...entries)
    if (own.length > 0) {
      this.hasOwnWords = true
      if (run.left.length === 0 && !run.only && !this.isOfThisRun(own, first)) this.give(own, this.waiting)
      this.waiting = []
      this.prefix = run.right.length === 0 ? run.left : []
    } else if (by.length === 0) this.waiting.push(...entries.filter((one) => !one.asked))
  }

  /** *Zoya and Meher, boys not needed*; *Zoya, Meher as backup*: the words hold for none of the faces before. */
  private isOfThisRun(own: VerdictItem[], first: FaceItem | undefined): boolean {
    const isSecond = own.some(({ second }) => second) && !this.hasYes
    return (
      first?.of === 'rest' ||
      first?.of === 'gender' ||
      (isSecond && !this.said.some(({ pick }) => pick === 'yes'))
    )
  }
}

/** What one sentence says, and the heading for the line below; `carried` is that of the line above. */
export function readClause(
  items: Item[],
  carried: VerdictItem[],
  hasYes: boolean,
  before: Said | undefined,
): { said: Said[]; heading: VerdictItem[] } {
  const clause = new Clause(carried, hasYes, before)
  for (const part of partsOf(items)) clause.read(part)
  // A heading lasts until a line has verdicts of its own.
  return { said: clause.said, heading: clause.hasOwnWords ? [] : clause.heading }
}
