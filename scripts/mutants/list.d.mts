export type Mutant = {
  what: string
  /** the test file that found it last */
  foundBy: string
  file: string
  before: string
  after: string
  /** where it is looked for, if not in the tests of its domain */
  tests?: string[]
}
export const mutants: Mutant[]
