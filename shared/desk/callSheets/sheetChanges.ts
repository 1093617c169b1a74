import { SHEET_TEXTS, type SheetCall, type SheetContent, type SheetText } from './sheetContent'

/** The fields of which a sentence gives both values; the others are long, or say who is fetched where. */
const NAMED: Partial<Record<SheetText, string>> = {
  place: '',
  address: 'Address ',
  setContact: 'Set contact ',
  setPhone: 'Phone of the set ',
  weatherDay: 'Weather day ',
}
const CALLED: Partial<Record<SheetText, string>> = {
  mapLink: 'map',
  parking: 'parking and station',
  producer: 'producer',
  producerPhone: 'phone of the producer',
  emergency: 'emergency contact',
  hospital: 'hospital',
  hair: 'hair and make-up',
  wardrobe: 'wardrobe',
  bring: 'what to bring',
  changing: 'changing room',
  food: 'food',
  conveyance: 'transport',
  chaperone: 'chaperone',
  usage: 'usage',
  notes: 'notes',
}

/** `Call 05:45, not 06:15. New: food, the day.`: what differs, as one would say it on the phone. Empty where nothing does. */
export function changesSentence(before: SheetContent, now: SheetContent): string {
  const named = SHEET_TEXTS.flatMap((field) => {
    const start = NAMED[field]
    if (start === undefined || now[field] === before[field]) return []
    if (now[field] === '') return [`${start || 'Place '}is open again.`.replace('  ', ' ')]
    return [`${start}${now[field]}${before[field] && `, not ${before[field]}`}.`]
  })
  const other = [
    ...SHEET_TEXTS.flatMap((field) => (now[field] === before[field] ? [] : (CALLED[field] ?? []))),
    ...(isSame(now.schedule, before.schedule) ? [] : ['the day']),
    ...(before.calls.some((was) => isMoved(was, now)) ? ['who is fetched and reports where'] : []),
  ]
  return [
    ...callWords(before, now),
    ...(now.wrap === before.wrap
      ? []
      : [now.wrap ? `Wrap ${now.wrap}${before.wrap && `, not ${before.wrap}`}.` : 'Wrap is open.']),
    ...named,
    ...(other.length > 0 ? [`New: ${other.join(', ')}.`] : []),
  ].join(' ')
}

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
    names.length === now.calls.length
      ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
      : `${names.join(', ')}: ${words}.`,
  )
  const came = now.calls.filter(({ claimId }) => !findCall(before, claimId))
  const left = before.calls.filter(({ claimId }) => !findCall(now, claimId))
  return [
    ...sentences,
    ...came.map(({ name, call }) => `${name} comes${call && `, call ${call}`}.`),
    ...left.map(({ name }) => `${name} does not come.`),
  ]
}
