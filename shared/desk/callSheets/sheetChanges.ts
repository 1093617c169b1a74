import { SHEET_TEXTS, type SheetCall, type SheetContent, type SheetText } from './sheetContent'

/** The fields of which a sentence gives both values; the others are long, or say who is fetched where. */
const NAMED: Partial<Record<SheetText, string>> = {
  place: '',
  address: 'Address ',
  setContact: 'Set contact ',
  setPhone: 'Phone of the set ',
  weatherDay: 'Weather day ',
}
type Called = { words: string; isMany?: boolean }
const CALLED: Partial<Record<SheetText, Called>> = {
  mapLink: { words: 'the map' },
  parking: { words: 'parking and station', isMany: true },
  producer: { words: 'the producer' },
  producerPhone: { words: 'the producer’s phone' },
  emergency: { words: 'the emergency contact' },
  hospital: { words: 'the hospital' },
  hair: { words: 'hair and make-up', isMany: true },
  wardrobe: { words: 'wardrobe' },
  bring: { words: 'what to bring' },
  changing: { words: 'the changing room' },
  food: { words: 'food' },
  conveyance: { words: 'transport' },
  chaperone: { words: 'the chaperone' },
  usage: { words: 'usage' },
  notes: { words: 'the notes', isMany: true },
}
const DAY: Called = { words: 'the lines of the day', isMany: true }
const ARRIVAL: Called = { words: 'arrival' }

/** `Food is new.`, `The map, food and the notes are new.`; nothing of nothing. */
function saidOf(things: readonly Called[], what: 'new' | 'left out'): string[] {
  const [first, ...rest] = things.map(({ words }) => words)
  if (first === undefined) return []
  const last = rest.pop()
  const all = last === undefined ? first : `${[first, ...rest].join(', ')} and ${last}`
  const verb = last === undefined && !things[0]?.isMany ? 'is' : 'are'
  return [`${inCapital(all)} ${verb} ${what}.`]
}

/**
 * `Call 05:45, not 06:15. Food and the notes are new.`: what differs, as one would say it on the phone. Empty where nothing
 * does.
 */
export function changesSentence(before: SheetContent, now: SheetContent): string {
  const named = SHEET_TEXTS.flatMap((field) => {
    const start = NAMED[field]
    if (start === undefined || now[field] === before[field]) return []
    if (now[field] === '') return [`${start || 'Place '}is open again.`]
    return [`${start}${now[field]}${before[field] && `, not ${before[field]}`}.`]
  })
  const changed = SHEET_TEXTS.filter((field) => now[field] !== before[field])
  const called = (fields: readonly SheetText[]) => fields.flatMap((field) => CALLED[field] ?? [])
  return [
    ...callWords(before, now),
    ...(now.wrap === before.wrap
      ? []
      : [now.wrap ? `Wrap ${now.wrap}${before.wrap && `, not ${before.wrap}`}.` : 'Wrap is open.']),
    ...named,
    ...saidOf(
      [
        ...called(changed.filter((field) => now[field] !== '')),
        ...(isSame(now.schedule, before.schedule) ? [] : [DAY]),
        ...(before.calls.some((was) => isMoved(was, now)) ? [ARRIVAL] : []),
      ],
      'new',
    ),
    ...saidOf(called(changed.filter((field) => now[field] === '')), 'left out'),
  ].join(' ')
}

const inCapital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const findCall = ({ calls }: SheetContent, id: string) => calls.find(({ claimId }) => claimId === id)
function isMoved(was: SheetCall, now: SheetContent): boolean {
  const is = findCall(now, was.claimId)
  return (
    is !== undefined && !isSame([is.fetched, is.reportTo, is.onSet], [was.fetched, was.reportTo, was.onSet])
  )
}

/** Talents with the same change are named together; all of them not at all. */
function callWords(before: SheetContent, now: SheetContent): string[] {
  const changed = new Map<string, string[]>()
  const stayed = now.calls.filter(({ claimId }) => findCall(before, claimId))
  for (const { claimId, name, call } of stayed) {
    const was = findCall(before, claimId)?.call ?? ''
    if (was === call) continue
    const words = call === '' ? 'has no own call' : `call ${call}${was && `, not ${was}`}`
    changed.set(words, [...(changed.get(words) ?? []), name])
  }
  const sentences = [...changed].map(([words, names]) =>
    names.length === now.calls.length ? `${inCapital(words)}.` : `${names.join(', ')}: ${words}.`,
  )
  const came = now.calls.filter(({ claimId }) => !findCall(before, claimId))
  const left = before.calls.filter(({ claimId }) => !findCall(now, claimId))
  return [
    ...sentences,
    ...came.map(({ name, call }) => `${name} comes${call && `, call ${call}`}.`),
    ...left.map(({ name }) => `${name} does not come.`),
  ]
}
