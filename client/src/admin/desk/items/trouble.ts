import type { DeskToday } from '../../../../../shared/desk/desk'
import type { DeskItemLine } from '../../../../../shared/desk/deskItems'
import { localDay } from '../../../../../shared/format'

type Of<Kind extends 'unread' | 'untold' | 'lost' | 'challenged' | 'ending' | 'answers'> =
  DeskToday[Kind][number]
export type Trouble =
  | { kind: 'vacancy'; item: DeskItemLine }
  | { kind: 'lost'; line: Of<'lost'> }
  | { kind: 'challenged'; line: Of<'challenged'> }
  | { kind: 'ending'; line: Of<'ending'> }
  | { kind: 'conditional'; line: Of<'answers'> }
  | { kind: 'late'; item: DeskItemLine }
  | { kind: 'unread'; line: Of<'unread'> }
  | { kind: 'untold'; line: Of<'untold'> }

/**
 * What went wrong or ends today: who is missing on a job, the next day first; then who stands on no call sheet of their
 * day, who has not read that of today or tomorrow, what another client challenges, what ends today, yeses with a
 * condition, and requests that are late. What is here is not listed again below.
 */
export function troubleOf(
  items: readonly DeskItemLine[],
  today: Pick<DeskToday, 'unread' | 'untold' | 'lost' | 'challenged' | 'ending' | 'answers'>,
  now: Date,
): Trouble[] {
  const day = localDay(now)
  const missing = [
    ...items.flatMap((item): [string, Trouble][] =>
      item.kind === 'vacancy' ? [[item.missingOn ?? '', { kind: 'vacancy', item }]] : [],
    ),
    ...today.lost.map((line): [string, Trouble] => [line.dates[0]?.day ?? '', { kind: 'lost', line }]),
  ].toSorted(([one], [other]) => one.localeCompare(other))
  return [
    ...missing.map(([, trouble]) => trouble),
    ...today.untold.map((line): Trouble => ({ kind: 'untold', line })),
    ...today.unread.map((line): Trouble => ({ kind: 'unread', line })),
    ...today.challenged.map((line): Trouble => ({ kind: 'challenged', line })),
    ...today.ending
      .filter(({ claimId, until }) => endsOn(until, day) && !isIn(today.challenged, claimId))
      .map((line): Trouble => ({ kind: 'ending', line })),
    ...today.answers
      .filter(({ answer }) => answer === 'conditional')
      .map((line): Trouble => ({ kind: 'conditional', line })),
    ...items
      .filter((item) => item.kind !== 'vacancy' && isLate(item, now))
      .map((item): Trouble => ({ kind: 'late', item })),
  ]
}

const endsOn = (until: string, day: string) => localDay(new Date(until)) === day
const isIn = (lines: readonly { claimId: string }[], wanted: string) =>
  lines.some(({ claimId }) => claimId === wanted)
const isLate = ({ state, dueAt }: DeskItemLine, now: Date) =>
  state === 'taken' && Date.parse(dueAt) < now.getTime()

/** The rest of the caller's desk, without what is in trouble. */
export function restOf(items: readonly DeskItemLine[], today: DeskToday, now: Date) {
  const trouble = troubleOf(items, today, now)
  const isTrouble = (wanted: object) =>
    trouble.some((each) => ('item' in each ? each.item : each.line) === wanted)
  return {
    trouble,
    answers: today.answers.filter((line) => !isTrouble(line)),
    ending: today.ending.filter((line) => !isTrouble(line) && !isIn(today.challenged, line.claimId)),
    requests: items.filter((item) => !isTrouble(item)),
  }
}
