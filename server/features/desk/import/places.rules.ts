import type { EntryFate } from '../../../../shared/desk/imports/deskImportLists'
import { halvesOf } from '../calendarHolds/rules'
import { type Decided, jobKeyOf, type Matched, ordinal, type PlannedJob } from './plan.rules'
import type { HeldNow } from './repository'

type Standing = { words: string; isBookout: boolean; key: string; number: string | null; isOfSheet: boolean }
const titleOf = ({ jobNumber, jobTitle }: HeldNow) => `${jobNumber} ${jobTitle}`

/**
 * The queues of the talents as they are, and as the entries that were placed make them. `place` decides about the
 * next entry, which must come in the order of places.
 */
export function places(
  held: readonly HeldNow[],
  { today, highestRank }: { today: string; highestRank: number },
) {
  const firm = new Map<string, Standing>()
  const queues = new Map<string, Standing[]>()
  const jobsOn = new Set<string>()
  const keyOf = (modelId: string, { day, half }: { day: string; half: string }) => `${modelId} ${day} ${half}`
  for (const hold of held) {
    const standing = {
      words: hold.bookoutId
        ? 'booked out on the desk'
        : `${hold.firm ? 'confirmed for' : 'on option for'} ${titleOf(hold)}`,
      isBookout: hold.bookoutId !== null,
      key: jobKeyOf({ client: hold.clientName ?? '', job: hold.jobTitle ?? '' }),
      number: hold.jobNumber,
      isOfSheet: false,
    }
    const key = keyOf(hold.modelId, hold)
    if (hold.firm) firm.set(key, standing)
    else queues.set(key, [...(queues.get(key) ?? []), standing])
  }

  const left = (words: string) => ({ fate: 'left' as EntryFate, words, rank: null })
  const same = (words: string) => ({ fate: 'same' as EntryFate, words, rank: null })
  const isNew = (words: string, rank: number | null = null) => ({ fate: 'new' as EntryFate, words, rank })

  function decide(entry: Matched, job: PlannedJob | undefined): Omit<Decided, 'entry'> {
    const { who, kind, day } = entry
    if (day < today) return left('This day has passed.')
    const halves = halvesOf(entry).map((half) => keyOf(who.id, half))
    const taken = halves.flatMap((half) => firm.get(half) ?? [])
    const queued = halves.map((half) => queues.get(half) ?? [])
    const name = who.stageName ?? who.name
    if (kind === 'bookout') return decideBookout(name, halves, taken, queued)
    if (!job) return left('This cannot be read.')
    if (!who.isActive) return left(`${name} is not assigned.`)
    const [first] = taken
    const jobKey = jobKeyOf(entry)
    const isOwn = first?.key === jobKey && !first.isBookout
    if (first && isOwn && !first.isOfSheet) return same(`Confirmed on the desk already, ${first.number}.`)
    if (first) return left(`${name} is ${first.words} then.`)
    return kind === 'confirmed'
      ? decideConfirmed(name, queued)
      : decideOption(entry.rank, jobKey, halves, queued)
  }

  function decideBookout(name: string, halves: string[], taken: Standing[], queued: Standing[][]) {
    const [first] = taken
    if (first && taken.length === halves.length && taken.every(({ isBookout }) => isBookout))
      return first.isOfSheet ? left('Twice in the sheet.') : same('Booked out on the desk already.')
    if (first) return left(`${name} is ${first.words} then.`)
    const [under] = queued.flat()
    return isNew(
      under ? `${under.number} has an option then, which cannot be confirmed while this stands.` : '',
    )
  }

  function decideConfirmed(name: string, queued: Standing[][]) {
    const [before] = queued.flat()
    return before ? left(`${name} is ${before.words} on the desk. Confirm or release that first.`) : isNew('')
  }

  function decideOption(written: number | null, jobKey: string, halves: string[], queued: Standing[][]) {
    const own = queued.flat().find(({ key, isOfSheet }) => key === jobKey && !isOfSheet)
    if (own) return same(`On option on the desk already, ${own.number}.`)
    if (halves.some((half) => jobsOn.has(`${half} ${jobKey}`))) return left('Twice in the sheet.')
    const rank = 1 + Math.max(...queued.map((queue) => queue.length))
    if (rank > highestRank) return left(`Only ${highestRank} options may stand on one day.`)
    return isNew(rankWords(written, rank, queued), rank)
  }

  return {
    place(entry: Matched, job: PlannedJob | undefined): Decided {
      const decided = decide(entry, job)
      const said = [entry.remark, decided.words].filter((each) => each !== '').join(' ')
      if (decided.fate === 'new') stand(entry)
      return { ...decided, entry, words: said }
    },
  }

  function stand(entry: Matched) {
    const { row, kind, job, who } = entry
    const at = `row ${row}`
    const words =
      kind === 'bookout'
        ? `booked out in ${at}`
        : `${kind === 'confirmed' ? 'confirmed for' : 'on option for'} ${job} in ${at}`
    const standing = {
      words,
      isBookout: kind === 'bookout',
      key: jobKeyOf(entry),
      number: null,
      isOfSheet: true,
    }
    for (const half of halvesOf(entry).map((each) => keyOf(who.id, each))) {
      jobsOn.add(`${half} ${standing.key}`)
      if (kind === 'option') queues.set(half, [...(queues.get(half) ?? []), standing])
      else firm.set(half, standing)
    }
  }
}

/** Why an option does not stand as it is written. */
function rankWords(written: number | null, rank: number, queued: readonly Standing[][]): string {
  if (written === null || written === rank) return ''
  if (written > rank)
    return rank === 1
      ? `Written as ${ordinal(written)}, but nobody is before it: it stands 1st.`
      : `Written as ${ordinal(written)}, but only ${rank - 1} stand before it: it stands ${ordinal(rank)}.`
  const before = queued.flatMap((queue) => queue.slice(written - 1, written))
  const who = before.map(({ words }) => words.replace(/^on option for /, '')).at(0) ?? 'another option'
  return `Written as ${ordinal(written)}, as is ${who}: it stands ${ordinal(rank)}.`
}
