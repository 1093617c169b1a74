import type { DocumentKind } from '../lists'

/** What a document is called on the screen and in messages. */
export const DOCUMENT_WORDS: Record<DocumentKind, string> = {
  passport: 'Passport',
  contract: 'Contract',
  pan: 'PAN card',
  aadhaar: 'Aadhaar',
  release: 'Release',
  other: 'Other document',
}

/** The same within a sentence after *your*. */
export const documentInText = (kind: DocumentKind): string =>
  kind === 'other'
    ? 'document'
    : kind === 'pan' || kind === 'aadhaar'
      ? DOCUMENT_WORDS[kind]
      : DOCUMENT_WORDS[kind].toLowerCase()

/** The ends of documents are listed this many days before; the last of them stand out. */
export const END_NEAR_DAYS = 60
const END_SOON_DAYS = 30

const DAY_MS = 86_400_000

/** How near the end of a document is: past, within 30 days, within 60, or neither. Its last day still counts. */
export function endState(validUntil: string | null, today: string): 'over' | 'soon' | 'near' | null {
  if (validUntil === null) return null
  const days = Math.round((Date.parse(validUntil) - Date.parse(today)) / DAY_MS)
  if (days < 0) return 'over'
  if (days <= END_SOON_DAYS) return 'soon'
  return days <= END_NEAR_DAYS ? 'near' : null
}
