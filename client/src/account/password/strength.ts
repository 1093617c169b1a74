export const CRITERIA = ['length', 'lower', 'upper', 'digit', 'special'] as const
export type Criterion = (typeof CRITERIA)[number]

const MET: Record<Criterion, (password: string) => boolean> = {
  length: (password) => [...password].length >= 8,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\d/.test(password),
  special: (password) => /[^\p{L}\p{N}]/u.test(password),
}

export const isMet = (criterion: Criterion, password: string) => MET[criterion](password)

const WORDS = ['', 'Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const

export function strengthOf(password: string) {
  const count = CRITERIA.filter((criterion) => isMet(criterion, password)).length
  return { count, word: WORDS[count] ?? '' }
}
