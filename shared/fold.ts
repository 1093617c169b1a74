// biome-ignore lint/suspicious/noControlCharactersInRegex: these are all of ASCII
const PLAIN = /^[\u0000-\u007F]*$/

/**
 * Lower case without accents, for comparing and searching: `Śrī` and `sri` become the same text.
 * Marks of Indic scripts stay, because there they are vowels and not accents. Lies apart from the validators, so
 * that a page that searches need not load them.
 */
export function fold(text: string): string {
  // Most texts have nothing to fold, and telling that costs a tenth of folding.
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
}
