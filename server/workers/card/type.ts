import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

// Complete font files, because the site's fonts are subsets that the PDF library cannot read.
const file = createRequire(import.meta.url).resolve
const archivo = (cut: string) => file(`@expo-google-fonts/archivo/${cut}/Archivo_${cut}.ttf`)
const noto = (cut: string) =>
  file(`@expo-google-fonts/noto-sans-devanagari/${cut}/NotoSansDevanagari_${cut}.ttf`)
const narrow = file('@expo-google-fonts/archivo-narrow/700Bold/ArchivoNarrow_700Bold.ttf')

const LONG_WORD = 22 // longer than any word that must not break

Font.register({
  family: 'Archivo',
  fonts: [
    { src: archivo('400Regular'), fontWeight: 400 },
    { src: archivo('600SemiBold'), fontWeight: 600 },
    { src: archivo('900Black'), fontWeight: 900 },
  ],
})
// A name is set narrow, as on the site.
Font.register({ family: 'Archivo Narrow', fonts: [{ src: narrow, fontWeight: 700 }] })
/** For the words in Devanagari alone: `Text` sets them. */
export const DEVANAGARI = 'Noto Sans Devanagari'
Font.register({
  family: DEVANAGARI,
  fonts: [
    { src: noto('400Regular'), fontWeight: 400 },
    { src: noto('600SemiBold'), fontWeight: 600 },
    { src: noto('700Bold'), fontWeight: 700 },
  ],
})
// No hyphenation for names; only words that fit no line are split.
Font.registerHyphenationCallback((word) =>
  [...word].length <= LONG_WORD ? [word] : (word.match(/.{1,8}/gu) ?? [word]),
)

export const type = {
  name: { fontFamily: 'Archivo Narrow', fontWeight: 700, letterSpacing: -0.6 },
  label: { fontFamily: 'Archivo', fontWeight: 600, fontSize: 6.2, letterSpacing: 0.7 },
  text: { fontFamily: 'Archivo', fontWeight: 400, fontSize: 8, lineHeight: 1.4 },
  data: { fontFamily: 'Archivo', fontWeight: 400, lineHeight: 1.25 },
  edge: { fontFamily: 'Archivo', fontWeight: 400, fontSize: 7.2, letterSpacing: 0.25 },
} as const
