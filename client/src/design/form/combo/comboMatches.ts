import { fold } from '../../../../../shared/text/fold'

type Line = { words: string; note?: string | undefined }
type Folded<Choice> = { choice: Choice; words: string; note: string }

/** Folded once, so that each keystroke does not fold a thousand names again. */
export const foldedLines = <Choice extends Line>(choices: readonly Choice[]): Folded<Choice>[] =>
  choices.map((choice) => ({ choice, words: fold(choice.words), note: fold(choice.note ?? '') }))

/**
 * The options that contain every typed word. Order: the name starts with it, a word of the name does, elsewhere in
 * the name, only in the note. So "nai" finds Naina before Kabir from Chennai.
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
