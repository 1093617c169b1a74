export type Mutant = { what: string; file: string; before: string; after: string; tests?: string[] }
export const mutants: Mutant[]
