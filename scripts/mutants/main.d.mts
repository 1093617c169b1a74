import type { Mutant } from './list.mjs'

export function testsOf(mutant: Pick<Mutant, 'file' | 'tests'>): string[]
export function applied(text: string, mutant: Mutant): string
