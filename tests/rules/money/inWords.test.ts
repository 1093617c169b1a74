import fc from 'fast-check'
import { toCardinal } from 'n2words/en-IN'
import { ToWords } from 'to-words'
import { describe, expect, it } from 'vitest'
import { rupeesInWords } from '../../../shared/money/rupees'
import { gstinProblem } from '../../../shared/money/tax/gstin'

const TO_WORDS = new ToWords({ localeCode: 'en-IN' })
const BELOW_100_CRORE = fc.integer({ min: 0, max: 100_00_00_000 * 100 - 1 })
const RUNS = { numRuns: 1000 }

/** The words of one package for rupees and paise, in our frame. */
const framed = (paise: number, words: (value: number) => string) => {
  const part = paise % 100 ? ` and ${words(paise % 100)} paise` : ''
  return `Rupees ${words(Math.floor(paise / 100))}${part} only`
}
/** to-words writes capitals and neither hyphen nor "and". */
const plain = (words: string) => words.toLowerCase().replaceAll('-', ' ').replaceAll(' and ', ' ')

describe('an amount in words', () => {
  it('is letter for letter what n2words says, for a thousand amounts below 100 crore (M16)', () =>
    fc.assert(
      fc.property(BELOW_100_CRORE, (paise) => {
        expect(rupeesInWords(paise)).toBe(framed(paise, toCardinal))
      }),
      RUNS,
    ))

  it('has the words of to-words, for a thousand amounts below 100 crore', () =>
    fc.assert(
      fc.property(BELOW_100_CRORE, (paise) => {
        expect(plain(rupeesInWords(paise))).toBe(plain(framed(paise, (value) => TO_WORDS.convert(value))))
      }),
      RUNS,
    ))

  it('counts in crore above that, where both packages say arab', () => {
    expect(rupeesInWords(123_00_00_000_00)).toBe('Rupees one hundred and twenty-three crore only')
    expect(toCardinal(123_00_00_000)).toBe('one arab twenty-three crore')
    expect(TO_WORDS.convert(123_00_00_000)).toBe('One Arab Twenty Three Crore')
  })
})

describe('the check digit of a GSTIN', () => {
  const GOOD = ['27AAPFU0939F1ZV', '24AANFA2641L1ZF', '29AABCR1718E1ZL', '07AAGFF2194N1Z1']
  const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

  it('finds every wrong letter or digit', () => {
    for (const gstin of GOOD)
      for (const [at, is] of [...gstin].entries()) {
        if (at < 2 || at === 13) continue
        for (const other of /\d/.test(is) ? [...'0123456789'] : LETTERS) {
          const changed = gstin.slice(0, at) + other + gstin.slice(at + 1)
          if (other !== is) expect(gstinProblem(changed), changed).not.toBeNull()
        }
      }
  })

  it('is the one of 36 that makes it right', () => {
    for (const gstin of GOOD) {
      const right = [...'0123456789', ...LETTERS].filter(
        (last) => gstinProblem(gstin.slice(0, 14) + last) === null,
      )
      expect(right).toEqual([gstin.at(-1)])
    }
  })
})
