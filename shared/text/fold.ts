// biome-ignore lint/suspicious/noControlCharactersInRegex: these are all of ASCII
const PLAIN = /^[\u0000-\u007F]*$/

/**
 * Lower case without accents, for comparing and searching: `Śrī` and `sri` become equal. Marks of Indic scripts stay,
 * because they are vowels. Kept apart from the validators, so that a page with a search does not load them.
 */
export function fold(text: string): string {
  // Most texts are plain ASCII; this check costs a tenth of folding.
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
}
