import { expect, it } from 'vitest'
import { dotted } from '../../shared/format'

const SPACE = '\u00a0'

it.each<[Parameters<typeof dotted>[0], string]>([
  [['Mumbai', '178 cm'], `Mumbai${SPACE}· 178 cm`],
  [['Mumbai', null, false, undefined, '', '178 cm'], `Mumbai${SPACE}· 178 cm`],
  [['Mumbai'], 'Mumbai'],
  [[], ''],
])('facts %j are one line that never begins with a dot', (facts, line) => {
  expect(dotted(facts)).toBe(line)
})
