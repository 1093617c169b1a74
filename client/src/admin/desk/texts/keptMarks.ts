import type { TextLanguage, TextStep } from '../../../../../shared/agency/textPurposes'
import type { Marked } from '../../../../../shared/desk/walks'
import { currentSession } from '../../../lib/session'

export type MarkedClient = { id: string; name: string }
/** A walk to marked people, as this tab keeps it: a reload goes on where it was. */
export type KeptMarks = {
  ids: readonly string[]
  /** whose contacts were marked, on the client's page */
  client?: MarkedClient
  /** as typed, with words in braces */
  texts: Record<TextLanguage, string>
  /** The texts are ready: people are written to. */
  isReady: boolean
  /** what was changed for one person */
  own: Readonly<Record<string, string>>
  steps: Readonly<Record<string, { step: TextStep; at: string }>>
}
/** What the parts of such a walk share. */
export type MarkedProps = { of: Marked; kept: KeptMarks; change: (part: Partial<KeptMarks>) => void }
/** The owner is the account: another one that signs in in this tab does not get it. */
type Stored = KeptMarks & { owner: string | undefined }

/** How a text begins that nobody has typed yet. */
const GREETINGS: Record<TextLanguage, string> = { en: 'Hi {name}, ', hi: 'नमस्ते {name}, ' }

/** Whether there is a text in this language, more than its greeting. */
export const isTyped = (texts: KeptMarks['texts'], language: TextLanguage): boolean => {
  const text = texts[language].trim()
  return text !== '' && text !== GREETINGS[language].trim()
}

const keyOf = (of: Marked) => `walk.${of}`
const owner = () => currentSession()?.userId

export function readMarks(of: Marked): KeptMarks | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(of)) ?? 'null') as Stored | null
    return stored?.owner === owner() ? stored : null
  } catch {
    return null
  }
}

export function keepMarks(of: Marked, kept: KeptMarks) {
  try {
    sessionStorage.setItem(keyOf(of), JSON.stringify({ ...kept, owner: owner() }))
  } catch {
    // Without storage the walk goes on until the page is left.
  }
}

/** Begins a walk to these people, in place of the one before. */
export const startMarks = (of: Marked, ids: readonly string[], client?: MarkedClient) =>
  keepMarks(of, { ids, client, texts: GREETINGS, isReady: false, own: {}, steps: {} })
