import { z } from 'zod'
import {
  CLIENT_PURPOSES,
  TEXT_LANGUAGES,
  type TextLanguage,
  type TextStep,
  WALK_PURPOSES,
  type WalkPurpose,
} from '../agency/textPurposes'
import type { Face } from '../roster/faces'
import { oneOf } from '../text/choices'
import { id } from '../text/text'
import { decisionKey, version } from './claims'

/** Writing to the talents of a job one after the other, and to its client. */

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

export type WalkPerson = {
  claimId: string
  version: number
  modelId: string
  name: string
  face: Face | null
  city: string | null
  /** with its country; null where there is none that WhatsApp could open */
  phone: string | null
  email: string | null
  language: TextLanguage
  step: TextStep | null
  at: string | null
}
/** Who is written to, those without a number last. */
export type Walk = { number: string; title: string; purpose: WalkPurpose; people: WalkPerson[] }
export type WrittenText = { text: string; phone: string | null; language: TextLanguage }
