import type { DocumentKind } from '../../../../shared/lists'

const DOTS = '••••'

/** A number that only says which document it is: its last four characters, or of a short one the last two. */
export function maskedNumber(kind: DocumentKind, number: string | null): string | null {
  if (number === null) return null
  const characters = [...number]
  const shown = kind === 'aadhaar' || characters.length >= 8 ? 4 : characters.length >= 5 ? 2 : 0
  return `${DOTS}${characters.slice(characters.length - shown).join('')}`
}
