/** Reads a file of messages with what is expected of each, and says which are read otherwise. */
import { readFileSync } from 'node:fs'
import { readAnswer } from '../../shared/desk/reading/answer'
import { compareAll } from './readings'

type Message = { text: string; yes: number[]; maybe: number[]; no: number[]; doubtful: number[] }
const [file = ''] = process.argv.slice(2)
const { faces, messages }: { faces: Parameters<typeof readAnswer>[1]; messages: Message[] } = JSON.parse(
  readFileSync(file, 'utf8'),
)
const sorted = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b)

compareAll(messages, ({ text, ...expected }) => {
  const { picks, doubts } = readAnswer(text, faces)
  const of = (wanted: string) => picks.filter(({ pick }) => pick === wanted).map(({ number }) => number)
  const read = {
    yes: of('yes'),
    maybe: of('maybe'),
    no: of('no'),
    doubtful: doubts.flatMap(({ numbers }) => numbers),
  }
  return (['yes', 'maybe', 'no', 'doubtful'] as const).map((name) => ({
    name,
    expected: sorted(expected[name] ?? []),
    read: sorted(read[name]),
  }))
})
