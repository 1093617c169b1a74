import { fold } from '../../../shared/fold'

type Line = { words: string; note?: string | undefined }
type Folded<Choice> = { choice: Choice; words: string; note: string }

/** The lines as they are searched, so that a letter more does not fold a thousand names again. */
export const foldedLines = <Choice extends Line>(choices: readonly Choice[]): Folded<Choice>[] =>
  choices.map((choice) => ({ choice, words: fold(choice.words), note: fold(choice.note ?? '') }))

/**
 * The lines that have every word of what was typed, in their order among equals: whose name begins so, in whose name
 * a word does, who has it elsewhere in the name, and last who is found by the note: "nai" means Naina, and not Kabir
 * from Chennai.
 */
export function comboMatches<Choice extends Line>(lines: readonly Folded<Choice>[], typed: string): Choice[] {
  const wanted = fold(typed).trim()
  const parts = wanted.split(/\s+/)
  const rankOf = ({ words }: Folded<Choice>) => {
    if (words.startsWith(wanted)) return 0
    if (words.split(/[\s-]+/).some((word) => word.startsWith(wanted))) return 1
    return parts.every((part) => words.includes(part)) ? 2 : 3
  }
  return lines
    .filter(({ words, note }) => parts.every((part) => words.includes(part) || note.includes(part)))
    .map((line) => ({ choice: line.choice, rank: rankOf(line) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice)
}
