import { expect, it } from 'vitest'
import { nameOnPapers } from '../../../../server/features/money/statements/due.rules'

it.each([
  ['Imlong Jamir', 'Imlong Jamir', 'Imlong Jamir'],
  ['Zoya Khan', 'Zoya', 'Zoya Khan'],
  ['Zoë Fernandes', 'zoe', 'Zoë Fernandes'],
  ['Salim Qureshi', 'Old Salim', 'Salim Qureshi (Old Salim)'],
])('a statement of %s, called %s, bears the name that the tax office knows', (legalName, name, said) => {
  expect(nameOnPapers({ legalName, name })).toBe(said)
})
