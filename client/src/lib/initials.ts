/** The first letters of the first and the last word of a name. */
export const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('')
}
