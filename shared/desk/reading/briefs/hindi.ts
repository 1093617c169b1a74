import { transliterate } from '../../../text/transliterate'

/** Words of a brief whose usual spelling in Latin letters is another than the letters say; without dots below. */
const SPELLINGS: Record<string, string> = Object.fromEntries(
  (
    'जनवरी january|फरवरी february|अप्रैल april|सितंबर september|अक्टूबर october|नवंबर november|दिसंबर december|' +
    'आज aaj|में mein|तीन teen|रोज per day|प्रति per|दिन day|आधा half|रुपये rupees|रुपए rupees|' +
    'लडका ladka|लडकी ladki|लडके ladke|लडकियां ladkiyan|लडकियों ladkiyon|पुरुष male|महिला female|महिलाएं females|' +
    'मॉडल model|चाहिए chahiye|लिए liye|उम्र age|हाइट height|फीट feet|फुट feet|इंच inch|शूट shoot|कैटलॉग catalogue|विज्ञापन ad|फिल्म film|' +
    'मुंबई Mumbai|जयपुर Jaipur|उदयपुर Udaipur|हैदराबाद Hyderabad|बेंगलुरु Bengaluru|चेन्नई Chennai|गोवा Goa|लखनऊ Lucknow|इंदौर Indore|कोच्चि Kochi|नोएडा Noida|अहमदाबाद Ahmedabad'
  )
    .split('|')
    .map((pair) => pair.split(/ (.*)/)),
)
const WORD = /[\u0900-\u0963\u0966-\u097F\u200C\u200D]+/gu
/** `लड़कियाँ` and `लडकियां` are one word. */
const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\u093C/g, '')
    .replace(/\u0901/g, '\u0902')

type At = { start: number; end: number }

/** A brief with its words of Devanagari in Latin letters, and where what stands in it stood before. */
export function inLatin(text: string): { latin: string; before: (at: At) => At } {
  const words: { latin: At; hindi: At }[] = []
  let latin = ''
  let done = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    latin += text.slice(done, index)
    done = index + word.length
    const start = latin.length
    latin += SPELLINGS[plain(word)] ?? transliterate(word).toLowerCase()
    words.push({ latin: { start, end: latin.length }, hindi: { start: index, end: done } })
  }
  latin += text.slice(done)
  const place = (offset: number, side: keyof At) => {
    const word = words.findLast(({ latin: { start } }) =>
      side === 'start' ? start <= offset : start < offset,
    )
    if (!word) return offset
    return offset < word.latin.end ? word.hindi[side] : word.hindi.end + offset - word.latin.end
  }
  return { latin, before: ({ start, end }) => ({ start: place(start, 'start'), end: place(end, 'end') }) }
}
