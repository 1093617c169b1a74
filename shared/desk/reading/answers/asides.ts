import { anyOf, type Left } from '../phrases'
import { COUNTED } from './words'

const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary|uary)?|mar(?:ch)?|apr(?:il)?|may(?!\\s*(?:be|b|work|fit|also|not)\\b)|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const TH = '(?:\\s?(?:st|nd|rd|th))?'
const DAYS = `\\d{1,2}${TH}(?:\\s*(?:-|to|se|till|&|and|aur|n|,|/|or)\\s*\\d{1,2}${TH})*`
const COUNT =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|ek|do|teen|char|chaar|paanch|panch)'
const counted = anyOf(COUNTED, 'u').source

/** Times, sums, dates, heights, sizes, phone numbers: their numbers are no faces. */
const ASIDES = [
  /(?:https?:\/\/|www\.)\S{1,500}/gu,
  /[\w.+-]{1,64}@[\w.-]{1,100}/gu,
  /\+\d[\d\s-]{7,18}\d/gu,
  /(?<![\d])\d{3,5}[\s-]?\d{3,5}[\s-]?\d{2,5}(?!\d)/gu,
  // Sums
  /(?:₹|\brs\.?|\binr)\s*\d[\d.,]*(?:\s*(?:k|l|lakhs?|lacs?|crores?|cr)\b)?/gu,
  /(?<![\d.])\d[\d.,]*\s*(?:k|l|lakhs?|lacs?|lac|thousand|hazaa?r|crores?|cr|rupees|rs|%|percent)(?!\p{L})(?:\s*[x*×]\s*\d{1,2}(?!\d))?/gu,
  /(?<!\d)\d{1,3}(?:,\d{2})*,\d{3}(?!\d)/gu,
  /(?<!\d)\d{1,6}\s*\/-/gu,
  /\b(?:budget|rate|fees?|price|charges|cost|paying|pay)\s*(?:is|of|hai|:|=|-|max|around|about|upto)*\s*\d[\d.,]*/gu,
  /\bbudget\s+(?:is\s+)?for\s+(?:only\s+\d{1,2}\b|\d{1,2}\s+only\b)/gu,
  // Heights, sizes, ages
  /(?<!\d)[4-6]\s?'\s?(?:\d{1,2}(?:\.5)?)?\s?(?:"|'')?\+?/gu,
  /(?<!\d)[4-6]\s?(?:ft|feet|foot)\.?\s?(?:\d{1,2}(?:\s?(?:in|inch|inches)\b)?)?/gu,
  /(?<!\d)\d{2,3}\s?cms?\b/gu,
  /\b(?:size|sizes|age|aged|uk|eu|us|shoe)\s*(?:is|of(?=\s*(?:1[3-9]|[2-9]\d))|:)?\s*\d{1,3}(?:\.\d)?(?:\s*(?:-|to)\s*\d{1,3})?/gu,
  /\b(?:waist|bust|hips?|chest)\s*(?:is|of(?=\s*(?:1[3-9]|[2-9]\d))|:)?\s*\d{2,3}(?:\s*(?:-|to)\s*\d{2,3})?/gu,
  /\bheight\s*(?:is|of|:)?\s*(?:\d{3}(?:\s*(?:-|to)\s*\d{3})?|[4-7](?=\s?(?:'|ft|feet)))/gu,
  // Times
  /\b(?:timings?|time|call|shift|reporting)\s*(?:is|hai|:|=|-)?\s*\d{1,2}\s*(?:-|to|se|till)\s*\d{1,2}(?!\d)(?:\s*tak)?/gu,
  /(?<!\d)\d{1,2}[:.]\d{2}\s*(?:am|pm|hrs)?\b(?![.]\d)/gu,
  /(?<!\d)\d{1,2}\s*(?:-|to)?\s*(?:\d{1,2}\s*)?(?:a\.?m|p\.?m)\b/gu,
  /(?<!\d)\d{1,2}(?:\s*-\s*\d{1,2})?\s*(?:baje|bje|o'clock|oclock)/gu,
  /(?:\b(?:at|(?<!(?:replaced|followed|(?:replace|swap|change)\s+\S{1,20}) )by|before|after|around|until|untill|since)|@)\s*\d{1,2}\b(?!\s*(?:-|to|,|&|and)\s*\d)(?:\s*(?:tak|ish|evening|morning|today|tonight|tomorrow|kal|aaj)\b)?/gu,
  // Dates
  new RegExp(
    `\\bdates?\\s*(?:are|is|:|-)?\\s*\\d{1,2}(?:[ ,&-]{1,3}\\d{1,2}){0,9}\\s+${MONTHS}(?!\\p{L})`,
    'gu',
  ),
  /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-](?:20)?[2-9]\d(?!\d)/gu,
  new RegExp(`(?<!\\d)${DAYS}\\s*(?:of\\s+)?-?${MONTHS}(?!\\p{L})(?:[\\s,'-]*20\\d\\d)?`, 'gu'),
  new RegExp(`(?<!\\p{L})${MONTHS}\\s*\\d{1,2}${TH}(?:\\s*(?:-|to|&|and|n)\\s*\\d{1,2}${TH})*(?!\\d)`, 'gu'),
  new RegExp(`(?<!\\p{L})(?:in|by|till|until|this|next|mid|early|late|end of)\\s+${MONTHS}(?!\\p{L})`, 'gu'),
  new RegExp(`(?<!\\d)${DAYS}\\s*(?:tarikh|tareekh|tareek|tarik|date)(?:\\s+ko)?`, 'gu'),
  new RegExp(
    `(?<!\\b(?:keen|pass|passing|sold|decided|settled|agree[ds]?|voted|going|in|set|focus|thoughts|okay|ok|hold|unsure|sure|(?:not|isn't) clear|work|fence|torn|undecided|convinced)\\s)\\b(?:on|dated?|shoot(?:ing)?(?:\\s+(?:is|hai|will be))?(?:\\s+on)?)\\s+(?:the\\s+)?${DAYS}`,
    'gu',
  ),
  // *We shift to 11th*
  /(?<!\p{L})(?:shift|move|postpone|prepone|push|chang)(?:e|ed|ing)?\s+(?:(?:it|shoot|the|date)\s+)*to\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)/gu,
  /(?<!\d)\d{1,2}(?:st|nd|rd|th)?\s*ko\s+(?=shoot|free|available|avail|milte|call|kaam)/gu,
  /(?<!\d)\d{1,2}(?:st|nd|rd|th)\s+(?:floor|cross|main|street|road|block|week|round|slot|half)\b/gu,
  /\b(?<!(?:ko|maybe) (?=next time))(?:first|second|third|1st|2nd|3rd|next|last|this)\s+(?:week|month|half|day|look|lead|role|character|round|slot|shoot|time|year|week's)\b/gu,
  /\b(?:round|level|part|phase|week|page|studio|episode)\s*\d{1,2}\b/gu,
  /\bday\s*\d{1,2}(?:\s*(?:&|and|aur|,|-|to)\s*\d{1,2}(?!\d|\s+(?:for|ko)(?!\p{L})))*(?!\d)/gu,
  // *Zoya (look 1, 2)*
  /\(\s*looks?\s*(?:no\.?\s*)?\d{1,2}(?:\s*(?:,|&|and|\+|-|to)\s*\d{1,2})*\s*\)/gu,
  // Good wishes
  /(?<!\p{L})hope\s+(?:all|you|u|everyone|everything)(?:\s+\p{L}+){0,3}?\s+(?:well|good|fine|great)(?!\p{L})/gu,
  // Amounts
  /(?<!\d)\d{1,2}\s+(?:out of|of)\s+(?:the\s+)?(?:\d{1,3}|them|these|those)\b/gu,
  /(?<![\d\p{L}])(?:1|one|ek|a)\s+(?:more\s+|other\s+)?(?:girl|boy|guy|woman|man|lady|male|female|ladki|ladka|option)\b/gu,
  /\b(?:top|any|total|kul|approx|atleast|at least|minimum|min|max|maximum|out of|of the|these|those)\s+\d{1,3}\b(?!\s*(?:,|&|and|n|aur|\+)\s*\d)/gu,
  new RegExp(
    `(?<![\\d\\p{L}])(?<!(?:first|last|pehle|pehli|pahle|pahli|aakhri|akhri)\\s)${COUNT}[ \\t]*(?:-|to)?[ \\t]*(?:${COUNT}[ \\t]*)?(?:(?:more|extra|new|other|different|lady|girl|boy|male|female)\\s+)?(?:${counted}|looks(?!\\s*(?:\\p{L}+ly|too|so|very|good|great|nice|perfect|best|right|ok|fine|amazing|stunning|like|super|apt|young|old|beautiful|gorgeous|strong|cool|fab|better)(?!\\p{L})))(?!\\s+(?:with|having)\\b)`,
    'gu',
  ),
]

/** Who wrote it and when, as WhatsApp and mail programs put it before the words. */
const HEADERS = [
  /^[ \t]*\[?(?:\d{1,2}:\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})[^\]\n]{0,40}?(?:\]|\s-\s)[^:\n]{1,60}:/gmu,
  /^[ \t]*\[?\d{1,2}[/.]\d{1,2},?\s+\d{1,2}[:.]\d{2}[^\]\n]{0,12}(?:\]|\s-\s)[^:\n]{1,60}:/gmu,
  /^[ \t]*>.{0,2000}$/gmu,
  // The signature of a mail
  /^[ \t]*(?:(?:with |warm |kind |best |thanks (?:and|&) )*regards|yours? (?:truly|sincerely|faithfully))[,.! ]*(?:\n.{1,80}){1,6}/gmu,
  // *Anil here from Third Monsoon*
  /\b(?:here|this side)\s+from\s+[^\n.,:;!?-]{1,40}/gu,
  // The agency's invitation: *Answer here with numbers: 2, 5 yes*
  /^[^\n]{0,200}\b(?:answer|reply|respond|revert)\b[^\n]{0,60}\bnumbers?\b[^\n]{0,200}$/gmu,
  /"2, 5 yes, 7 maybe"/gu,
  /(?:\bnumbers?|नंबर)[^"\n]{0,12}"[^"\n]{1,200}"/gu,
  /^[ \t]*on .{1,160} wrote:/gmu,
  // A line in quotes above what is answered to it
  /^[ \t]*"[^"\n]{1,500}"[ \t]*\n(?=[^\n]*[\p{L}\p{N}])/gmu,
  /\byou (?:asked|wrote|said)[: ]*"[^"\n]{1,500}"/gu,
  /"[^"\n]{1,500}\?"/gu,
]

/** Where a mail begins that is answered or forwarded. */
const QUOTED = [
  /^[ \t]*-{2,20}[ \t]*(?:original|forwarded) (?:message|mail)[ \t]*-{0,20}[ \t]*$/imu,
  /^[ \t]*(?:on [^\n]{1,160}|[^\n]{1,80}) wrote:[ \t]*\n(?!\s*>)/imu,
  /^[ \t]*from:[^\n]{1,200}\n(?:[ \t]*(?:sent|date|to|cc|subject):[^\n]{0,200}(?:\n|$)){1,6}/imu,
]
/** What a message says above the mail that it answers or forwards; undefined where nothing is quoted below. */
export function aboveQuoted(text: string): string | undefined {
  const starts = QUOTED.flatMap((quoted) => quoted.exec(text)?.index ?? [])
  return starts.length > 0 ? text.slice(0, Math.min(...starts)) : undefined
}

/** Takes what is no answer out of a message. */
export function dropAsides(left: Left) {
  left.drop(...HEADERS, ...ASIDES)
}
