import { z } from 'zod'
import { prose } from '../text/text'
import type { TextLanguage, TextPurpose } from './textPurposes'

/** The words in braces that each text can have. */
export const TEXT_WORDS: Record<TextPurpose, readonly string[]> = {
  ask: ['name', 'job', 'days', 'fee', 'usage', 'link', 'agency'],
  remind: ['name', 'job', 'days', 'fee', 'usage', 'link', 'agency'],
  confirm: ['name', 'job', 'days', 'fee', 'usage', 'agency'],
  option: ['name', 'job', 'talents', 'until', 'agency'],
  first: ['name', 'job', 'talents', 'until', 'agency'],
  price: ['name', 'job', 'days', 'price', 'usage', 'agency'],
  confirmation: ['name', 'job', 'talents', 'usage', 'terms', 'agency'],
  package: ['name', 'faces', 'title', 'days', 'link', 'example'],
}

type Pair = Record<TextLanguage, string>

/** What is written unless the agency wrote its own. */
export const USUAL_TEXTS: Record<TextPurpose, Pair> = {
  ask: {
    en: `{name}, can you do this job?

{job}
{days}
Fee: {fee}
Usage: {usage}

Answer here (yes, no, or yes with a condition):
{link}

If you say yes, please keep these days free until we confirm or release you. Nothing is booked yet.

{agency}`,
    hi: `नमस्ते {name}, क्या आप इस काम के लिए उपलब्ध हैं?

{job}
{days}
फ़ीस: {fee}
उपयोग: {usage}

यहाँ जवाब दें (हाँ, नहीं, या शर्त के साथ हाँ):
{link}

हाँ कहने पर ये दिन खाली रखें, जब तक हम पक्का न करें या मना न करें। अभी कुछ बुक नहीं हुआ है।

{agency}`,
  },
  remind: {
    en: `{name}, we still need your answer for this job:

{job}
{days}
Fee: {fee}

Answer here (yes, no, or yes with a condition):
{link}

{agency}`,
    hi: `नमस्ते {name}, इस काम के लिए हमें अभी आपका जवाब चाहिए:

{job}
{days}
फ़ीस: {fee}

यहाँ जवाब दें (हाँ, नहीं, या शर्त के साथ हाँ):
{link}

{agency}`,
  },
  confirm: {
    en: `{name}, you are confirmed:

{job}
{days}
Fee: {fee}
Usage: {usage}

If anything has changed, please call us right away.

{agency}`,
    hi: `नमस्ते {name}, आपकी बुकिंग पक्की है:

{job}
{days}
फ़ीस: {fee}
उपयोग: {usage}

कुछ बदला हो तो कृपया हमें तुरंत फ़ोन करें।

{agency}`,
  },
  option: {
    en: `Hi {name}, these are on option for {job}:

{talents}

The option ends {until}. Please tell us here whether you confirm.

{agency}`,
    hi: `नमस्ते {name}, {job} के लिए ये ऑप्शन पर हैं:

{talents}

ऑप्शन {until} तक है। कृपया यहीं बताएँ कि पक्का करें या नहीं।

{agency}`,
  },
  first: {
    en: `Hi {name}, you now have the 1st option for {job}:

{talents}

The option ends {until}. Shall we confirm?

{agency}`,
    hi: `नमस्ते {name}, {job} के लिए अब आपका पहला ऑप्शन है:

{talents}

ऑप्शन {until} तक है। क्या हम पक्का करें?

{agency}`,
  },
  price: {
    en: `Hi {name}, our price for {job}: {price}

{days}
Usage: {usage}

Reply with yes and we go ahead.

{agency}`,
    hi: `नमस्ते {name}, {job} के लिए हमारी कीमत: {price}

{days}
उपयोग: {usage}

हाँ लिख दें तो हम आगे बढ़ें।

{agency}`,
  },
  confirmation: {
    en: `Hi {name}, confirmed for {job}:

{talents}
Usage: {usage}

{terms}

{agency}`,
    hi: `नमस्ते {name}, {job} के लिए पक्का:

{talents}
उपयोग: {usage}

{terms}

{agency}`,
  },
  package: {
    en: 'Hi {name}, {faces} for {title}{days}: {link}\nAnswer there, or here with numbers: “{example}”.',
    hi: 'नमस्ते {name}, {title}{days} के लिए {faces}: {link}\nवहीं जवाब दें, या यहाँ नंबर लिखें: “{example}”।',
  },
}

export const TEXT_MAX = 1500
const pairOf = (purpose: TextPurpose) => {
  const text = prose(TEXT_MAX)
    .refine((given) => given !== '', 'Write a text')
    .refine(
      (given) => !TEXT_WORDS[purpose].includes('link') || given.includes('{link}'),
      'Keep {link} in this text',
    )
  return z.object({ en: text, hi: text })
}
/** All texts as the settings page sends them. */
export const messageTexts = z.object({
  ask: pairOf('ask'),
  remind: pairOf('remind'),
  confirm: pairOf('confirm'),
  option: pairOf('option'),
  first: pairOf('first'),
  price: pairOf('price'),
  confirmation: pairOf('confirmation'),
  package: pairOf('package'),
})
export type MessageTexts = z.output<typeof messageTexts>
