import { expect, it } from 'vitest'
import { keptPicks } from '../../../client/src/site/packages/keptPicks'

/** A browser's storage. */
function aStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  } as Storage
}

it('twelve picks without a net survive a closed tab, and each is forgotten once the server has it (K5)', () => {
  const storage = aStorage()
  const before = keptPicks('/p/one', storage, () => 100)
  for (let number = 1; number <= 12; number++) before.press(number, { pick: 'yes' })
  const after = keptPicks('/p/one', storage, () => 100)
  expect(after.now().picks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(new Set(after.now().picks.map(({ counter }) => counter)).size).toBe(12)
  const sent = after.now().picks
  after.press(3, { pick: 'no' })
  after.sent(sent)
  expect(after.now().picks).toMatchObject([{ number: 3, pick: 'no' }])
  expect(keptPicks('/p/two', storage).now().picks).toEqual([])
})

it('a later press takes the place of an earlier one and keeps its words', () => {
  const kept = keptPicks('/p/one', aStorage(), () => 5)
  kept.press(1, { words: 'The coat!' })
  kept.press(1, { pick: 'maybe' })
  expect(kept.now().picks).toEqual([{ number: 1, words: 'The coat!', pick: 'maybe', counter: 6 }])
})

it('a browser that allows no storage keeps picks as long as the page is open', () => {
  const kept = keptPicks('/p/one', null)
  kept.press(1, { pick: 'yes' })
  expect(kept.now().picks).toHaveLength(1)
})
