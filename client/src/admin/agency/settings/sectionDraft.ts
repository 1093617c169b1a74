import type { EditedSection } from '../../../../../shared/agency/agencySettings'
import { currentSession } from '../../../lib/session'
import { sectionFields } from './fields/sectionFields'
import { copiesIn, takeCopies } from './fields/uploadPicture'

/** The values of a section's form by field; each section has its own. */
export type Draft = Record<string, unknown>

/** What was typed in a form and not saved, and what the form was filled with before. */
export type KeptDraft = {
  base: { fields: Draft; versions: { section: number } }
  typed: Draft
}
/** The owner is the account: another one that signs in in this tab does not get the draft. */
type Stored = KeptDraft & {
  owner: string | undefined
  /** of uploads that are not saved, which only this tab can show */
  pictures?: Record<string, string>
}

/** The forms of a section: its page, and a step of the setup, which shows some of its fields. */
export type DraftPlace = 'settings' | 'setup'

const owner = () => currentSession()?.userId

/** The draft of a section in this tab; null where there is none. */
export function readDraft(section: EditedSection, place: DraftPlace): KeptDraft | null {
  if (!isDraftKept(section)) return null
  try {
    const stored = JSON.parse(sessionStorage.getItem(`${place}.${section}`) ?? 'null') as Stored | null
    if (stored?.owner !== owner()) return null
    takeCopies(stored?.pictures ?? {})
    return stored
  } catch {
    return null
  }
}

/** Not one with a password, which would come back without it. */
const isDraftKept = (section: EditedSection) => !sectionFields[section].some(({ kind }) => kind === 'secret')

/** Keeps what is typed in this tab; forgets it where nothing differs any more. */
export function keepDraft(section: EditedSection, place: DraftPlace, { base, typed }: KeptDraft) {
  if (!isDraftKept(section)) return
  const key = `${place}.${section}`
  try {
    if (Object.keys(typed).length === 0) sessionStorage.removeItem(key)
    else {
      const pictures = copiesIn(JSON.stringify(typed))
      sessionStorage.setItem(key, JSON.stringify({ base, typed, owner: owner(), pictures }))
    }
  } catch {
    // Without storage the form works without a draft.
  }
}
