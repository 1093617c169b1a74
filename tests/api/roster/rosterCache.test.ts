import { expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import { keptLists, rosterTexts } from '../../../server/features/roster/publicRoster/service'
import { testApp } from '../../helpers/testApp'

it('R14 searches without results leave a bounded number of cache entries, however many there are', () => {
  const t = testApp()
  aModel(t)
  const words = 'q'.repeat(90)
  for (let at = 0; at < 12_000; at++)
    rosterTexts(
      t,
      { page: 1, limit: 20, gender: null, workType: null, city: `${words}${at}`, search: `${words}${at}` },
      'entry',
    )
  expect(keptLists(t.db)).toBeGreaterThan(100)
  expect(keptLists(t.db)).toBeLessThan(6_000)
})
