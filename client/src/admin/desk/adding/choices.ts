export type Added = { id: string; name: string }

/** Who is to be added, for which job they were found, and what was typed. */
export type Given = {
  talents: readonly Added[]
  ofJob?: { id: string; title: string } | undefined
  search: string
  onDone: () => void
}

export type Line = { id: string; name: string; about: string }
/** What is there to choose from, and how to add to it or to a new one. */
export type Choices = {
  answer: { isError: boolean; refetch: () => unknown }
  lines: Line[] | undefined
  refused: readonly string[]
  isBusy: boolean
  add: (line: Line) => void
  make: () => void
}
