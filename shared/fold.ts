/**
 * Lower case without accents, for comparing and searching: `Śrī` and `sri` become the same text.
 * Marks of Indic scripts stay, because there they are vowels and not accents. Lies apart from the validators, so
 * that a page that searches need not load them.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
}
