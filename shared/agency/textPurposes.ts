/** Languages and purposes of what an agency writes in messages. */

export const TEXT_LANGUAGES = ['en', 'hi'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]
/** What several talents of a job are written one after the other. */
export const WALK_PURPOSES = ['ask', 'remind', 'confirm'] as const
export type WalkPurpose = (typeof WALK_PURPOSES)[number]
/** What the client of a job is written. */
export const CLIENT_PURPOSES = ['option', 'first', 'price', 'confirmation'] as const
export type ClientPurpose = (typeof CLIENT_PURPOSES)[number]
export const TEXT_PURPOSES = [...WALK_PURPOSES, ...CLIENT_PURPOSES, 'package'] as const
export type TextPurpose = (typeof TEXT_PURPOSES)[number]
/** How far one person of a walk has come. */
export const TEXT_STEPS = ['sent', 'skipped'] as const
export type TextStep = (typeof TEXT_STEPS)[number]

const BRACES = /\{(\w+)\}/g

/** A text with its words filled in. A line whose words are all empty is left out; unknown words stay as written. */
export function fillText(pattern: string, words: Record<string, string>): string {
  const lines = pattern.split('\n').flatMap((line) => {
    const values = [...line.matchAll(BRACES)].flatMap(([, name = '']) => words[name] ?? [])
    if (values.length > 0 && values.every((value) => value === '')) return []
    return [line.replace(BRACES, (whole, name: string) => words[name] ?? whole)]
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
