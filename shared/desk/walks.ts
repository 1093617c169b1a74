import { z } from 'zod'
import {
  CLIENT_PURPOSES,
  TEXT_LANGUAGES,
  type TextLanguage,
  type TextStep,
  WALK_PURPOSES,
  type WalkPurpose,
} from '../agency/textPurposes'
import { WALK_MAX } from '../limits'
import type { Face } from '../roster/faces'
import { oneOf } from '../text/choices'
import { id, shortList } from '../text/text'
import { decisionKey, version } from './claims'

/** Writing to several people one after the other: the talents of a job, or whom a booker marked; and to a job's client. */

const purpose = oneOf(WALK_PURPOSES, 'Choose what to write')
/** Without one: in the person's own. A chosen one becomes the person's own. */
const language = oneOf(TEXT_LANGUAGES, 'Choose a language').optional()
export const walkOf = z.object({ number: id, purpose })
export type WalkOf = z.output<typeof walkOf>
export const walkText = z.object({ claimId: id, purpose, language })
export type WalkText = z.output<typeof walkText>
/** `back`: it did not go, or is skipped no more. */
export const walkStep = z.object({
  claimId: id,
  version,
  purpose,
  step: oneOf(['sent', 'skipped', 'back'], 'Choose what happened'),
  decisionKey,
})
export type WalkStep = z.output<typeof walkStep>
export const clientText = z.object({
  jobId: id,
  purpose: oneOf(CLIENT_PURPOSES, 'Choose what to write'),
  language,
})
export type ClientText = z.output<typeof clientText>

/** Who is marked to be written to without a job. Of clients it is their contacts, or those that were marked one by one. */
export const MARKED = ['talents', 'clients'] as const
export type Marked = (typeof MARKED)[number]
const of = oneOf(MARKED, 'Choose whom to write to')
export const markedPeople = z.object({ of, ids: shortList(id, WALK_MAX, `At most ${WALK_MAX} at once`) })
export type MarkedPeople = z.output<typeof markedPeople>
export const markedLanguage = z.object({
  of,
  /** of the model or the contact */
  id,
  language: oneOf(TEXT_LANGUAGES, 'Choose a language'),
})
/** Whether somebody was written to; `back`: it did not go. */
export const markedStep = z.object({ of, id, step: oneOf(['sent', 'back'], 'Choose what happened') })
export type MarkedStep = z.output<typeof markedStep>
/** When a colleague last wrote to somebody about no job, and who. */
export type Written = { at: string; who: string }
export type MarkedLanguage = z.output<typeof markedLanguage>

export type WalkPerson = {
  /** of the claim; without a job of the model or the contact */
  id: string
  /** null for a contact */
  modelId: string | null
  /** null for a talent */
  clientId: string | null
  name: string
  face: Face | null
  /** the city of a talent, the client of a contact */
  more: string | null
  /** with its country; null where there is none that WhatsApp could open */
  phone: string | null
  email: string | null
  language: TextLanguage
  step: TextStep | null
  at: string | null
  /** absent in a walk to the talents of a job */
  written?: Written | null
}
export type JobWalkPerson = WalkPerson & { version: number }
/** Which talents of a job are written to, those without a number last. */
export type Walk = { number: string; title: string; purpose: WalkPurpose; people: JobWalkPerson[] }
/** Which marked people are written to, those without a number last; `without`: the names of clients that have no contact. */
export type MarkedWalk = { people: WalkPerson[]; without: string[] }
export type WrittenText = { text: string; language: TextLanguage }
