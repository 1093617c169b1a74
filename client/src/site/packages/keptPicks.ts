/** Picks of a package that this phone keeps until the server has them. */
export type KeptPick = { number: number; pick?: string | null; words?: string; counter: number }
type Kept = {
  picks: KeptPick[]
  last: number
  /** the name that was given, and the key of this browser, for a group's link */
  name?: string
  device?: string
  /** a selection that was sent without a net: its key and words */
  sending?: { key: string; words: string }
}

/** What is kept for one link. It survives a closed tab; a browser without storage keeps it as long as the page is open. */
export function keptPicks(link: string, storage: Storage | null, now: () => number = Date.now) {
  const name = `package ${link}`
  let kept: Kept = { picks: [], last: 0 }
  try {
    kept = { ...kept, ...JSON.parse(storage?.getItem(name) ?? '{}') }
  } catch {
    // Somebody else wrote there, or reading is not allowed.
  }
  const save = (next: Kept) => {
    kept = next
    try {
      storage?.setItem(name, JSON.stringify(kept))
    } catch {
      // A full or forbidden storage: the page itself still has it.
    }
  }
  return {
    now: () => kept,
    change: (values: Partial<Kept>) => save({ ...kept, ...values }),
    /** Adds a press; a later one about the same face takes its place. Its counter is above all before. */
    press(number: number, values: Pick<KeptPick, 'pick' | 'words'>) {
      const counter = Math.max(kept.last + 1, now())
      const before = kept.picks.find((each) => each.number === number)
      const others = kept.picks.filter((each) => each.number !== number)
      save({ ...kept, last: counter, picks: [...others, { ...before, ...values, number, counter }] })
    },
    /** Forgets what the server has, but not what was pressed meanwhile. */
    sent(picks: readonly KeptPick[]) {
      const isSent = (each: KeptPick) =>
        picks.some(({ number, counter }) => number === each.number && counter === each.counter)
      save({ ...kept, picks: kept.picks.filter((each) => !isSent(each)) })
    },
  }
}
