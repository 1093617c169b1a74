/**
 * Writes names in Indian scripts in Latin letters (`अनन्या` becomes `Ananya`): where a font lacks the script, and to compare them with names in Latin letters. Their
 * Unicode blocks are laid out alike, so one table serves nine scripts. PDFs have a font for Devanagari.
 */

const FIRST = 0x900 // Devanagari; Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam follow
const LAST = 0xd7f
const BLOCK = 0x80
/**
 * In these scripts, Devanagari to Gujarati, an unwritten vowel at the end of a word or between two syllables
 * is silent.
 */
const DROPS_SCHWA = 4

const VOWELS = 'a a i i u u ri l e e e ai o o o au'.split(' ') // from 05
const CONSONANTS = // from 15
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ') // from 3E
const NUKTA: Record<string, string> = { j: 'z', ph: 'f', d: 'r', dh: 'rh', k: 'q' }
const NASALS = new Set([0x01, 0x02, 0x70, 0x71])

/** A consonant with its vowel, or a vowel alone. `a?` is the unwritten vowel. */
type Syllable = { consonant: string; vowel: string }

const inBlocks = (point: number) => point >= FIRST && point <= LAST

/** Replaces every word in an Indian script, or those of a pattern. */
export function transliterate(text: string, words = /[\u0900-\u0D7F\u200C\u200D]+/gu): string {
  return text.normalize('NFC').replace(words, (word) => {
    const points = [...word].map((each) => each.codePointAt(0) ?? 0).filter(inBlocks)
    const drops = points.every((point) => (point - FIRST) / BLOCK < DROPS_SCHWA)
    const syllables = syllablesOf(points)
    if (drops) dropSchwas(syllables)
    const said = syllables.map(({ consonant, vowel }) => consonant + vowel.replace('?', '')).join('')
    return said.charAt(0).toUpperCase() + said.slice(1)
  })
}

function syllablesOf(points: readonly number[]): Syllable[] {
  const found: Syllable[] = []
  for (const point of points) {
    const at = (point - FIRST) % BLOCK
    const last = found.at(-1)
    if (at >= 0x05 && at <= 0x14) found.push({ consonant: '', vowel: VOWELS[at - 0x05] ?? '' })
    else if (at >= 0x15 && at <= 0x39) found.push({ consonant: CONSONANTS[at - 0x15] ?? '', vowel: 'a?' })
    else if (at >= 0x66 && at <= 0x6f) found.push({ consonant: String(at - 0x66), vowel: '' })
    else if (NASALS.has(at)) found.push({ consonant: 'n', vowel: '' })
    else if (!last) continue
    else if (at >= 0x3e && at <= 0x4c) last.vowel = SIGNS[at - 0x3e] ?? ''
    else if (at === 0x4d) last.vowel = ''
    else if (at === 0x3c) last.consonant = NUKTA[last.consonant] ?? last.consonant
    else if (at === 0x03) last.vowel += 'h'
  }
  return found
}

function dropSchwas(syllables: Syllable[]) {
  const final = syllables.at(-1)
  if (final?.vowel === 'a?' && syllables.length > 1) final.vowel = ''
  for (let index = syllables.length - 2; index > 0; index--) {
    const [before, here, after] = syllables.slice(index - 1, index + 2)
    const isBetween = before?.vowel !== '' && here?.vowel === 'a?' && here.consonant !== ''
    if (isBetween && after?.vowel && after.consonant !== '') here.vowel = ''
  }
}
