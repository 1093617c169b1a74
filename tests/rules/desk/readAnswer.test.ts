import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../../shared/desk/reading/answer'

type Message = { text: string; yes: number[]; maybe: number[]; no: number[]; doubtful: number[] }
type Messages = { faces: { number: number; name: string }[]; messages: Message[] }
const sorted = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b)

describe.each([
  'given',
  'first',
  'heldOut',
  'heldOut2',
  'heldOut3',
  'englishNames',
  'heldOut5',
  'heldOut6',
  'heldOut7',
  'heldOut8',
  'heldOut9',
  'heldOut10',
  'classes',
  'mended',
  'sameNames',
  'sameNames2',
  'nameWords',
  'inWords',
  'onWhatsApp',
])('the messages of %s.json', (name) => {
  const { faces, messages }: Messages = JSON.parse(
    readFileSync(new URL(`reading/answers/${name}.json`, import.meta.url), 'utf8'),
  )
  it.each(messages)('$text', ({ text, ...expected }) => {
    const { picks, doubts } = readAnswer(text, faces)
    const of = (wanted: string) => picks.filter(({ pick }) => pick === wanted).map(({ number }) => number)
    expect({
      yes: of('yes'),
      maybe: of('maybe'),
      no: of('no'),
      doubtful: sorted(doubts.flatMap(({ numbers }) => numbers)),
    }).toEqual({
      yes: sorted(expected.yes),
      maybe: sorted(expected.maybe),
      no: sorted(expected.no),
      doubtful: sorted(expected.doubtful),
    })
  })
})

const faces = [
  { number: 1, name: 'Zoya', gender: 'female', heightCm: 173 },
  { number: 2, name: 'Kiran', gender: 'female', heightCm: 170 },
  { number: 3, name: 'Kiran Rao', gender: 'male', heightCm: 185 },
]

describe('reading an answer', () => {
  const text = 'Zoya yes, the tall guy, rest no'
  const wordsOf = (words: { start: number; end: number }[]) =>
    words.map(({ start, end }) => text.slice(start, end))

  it('says which words decided each face', () => {
    const { picks, doubts } = readAnswer(text, faces)
    expect(picks.map(({ number, pick, words }) => [number, pick, wordsOf(words)])).toEqual([
      [1, 'yes', ['Zoya', 'yes']],
      [2, 'no', ['rest', 'no']],
    ])
    expect(doubts.map(({ numbers, words, why }) => [numbers, wordsOf([words]), why])).toEqual([
      [[3], ['the tall guy'], 'look'],
    ])
  })

  it('doubts a name of two faces, and a number of none', () => {
    expect(readAnswer('Kiran', faces).doubts).toEqual([
      { words: { start: 0, end: 5 }, numbers: [2, 3], why: 'name' },
    ])
    expect(readAnswer('1 and 7', faces)).toEqual({
      picks: [{ number: 1, pick: 'yes', words: [{ start: 0, end: 1 }] }],
      doubts: [{ words: { start: 6, end: 7 }, numbers: [], why: 'unknown' }],
    })
  })

  it.each([
    ['Simran also yes', [], ['Simran']],
    ['Zoya yes Simran no', ['1 yes'], ['Simran']],
    ['zoya aur simran pakka, baki nahi', ['1 yes', '2 no', '3 no'], ['simran']],
    ['👍 Simran', [], ['Simran']],
    ['Is Simran free on 12?', [], ['Simran']],
    ['only Simran', [], ['Simran']],
    ['Simran Kaur: yes\nZoya: no', ['1 no'], ['Simran Kaur']],
    ['1. Zoya\n2. Simran', ['1 yes'], ['2. Simran']],
    ['2 Simran yes', [], ['2 Simran']],
    ['All but Simran', [], ['Simran']],
    ['except Simran yes', [], ['Simran']],
    ['Everyone except zoya and Simran', ['1 no'], ['Simran']],
    ['Dates confirmed, zoya ok', ['1 yes'], []],
    ['Thanks Noor! Zoya final', ['1 yes'], []],
    ['Zoya yes for 14th, no for 15th', ['1 yes'], []],
    ['zoya ka look nahi jamega', ['1 no'], []],
    ['sure, let me ask about zoya', [], ['zoya']],
    ['zoya yes, timings ok', ['1 yes'], []],
    ['if zoya is not free then kiran rao', ['3 maybe'], []],
  ])('a name of nobody in the package is a doubt and no answer: %j', (message, picked, doubted) => {
    const { picks, doubts } = readAnswer(message, faces)
    expect(picks.map(({ number, pick }) => `${number} ${pick}`)).toEqual(picked)
    expect(doubts.map(({ words: { start, end } }) => message.slice(start, end))).toEqual(doubted)
  })

  it.each([
    '',
    '1'.repeat(40_000),
    ' '.repeat(40_000),
    '1 '.repeat(20_000),
    'the short '.repeat(4000),
    '+91 '.repeat(9000),
    '\'"'.repeat(9000),
    'Simran. '.repeat(4000),
    'may '.repeat(9000),
    'first 1 > 2 then '.repeat(2000),
    'replace 1, 2 and 3 '.repeat(2000),
    'From: a\nTo: b\n'.repeat(2000),
    'whoever is in hmm ... '.repeat(1000),
    'may also not '.repeat(2000),
  ])('takes no longer than its length for hostile text %#', (hostile) => {
    const start = performance.now()
    readAnswer(hostile, [...faces, { number: 4, name: 'May' }])
    expect(performance.now() - start).toBeLessThan(1500)
  })
})
