import { z } from 'zod'
import type { DocumentKind } from '../lists'
import { search } from '../paging'
import type { Face } from '../roster/faces'
import { oneOf } from '../text/choices'
import { id } from '../text/text'
import type { JobStage } from './deskLists'

/** Decisions after a number; with a job, only those in it. */
export const changesSince = z.object({ since: z.int().min(0).max(1_000_000_000), jobId: id.optional() })
export type ChangesSince = z.output<typeof changesSince>
/** What colleagues decided since a number; `reload` when it is too much to list. */
export type DeskChanges = {
  last: number
  reload: boolean
  lines: { number: number; at: string; words: string; jobNumber: string | null; isMine: boolean }[]
}

/** What a press decided and can still take back: one decision, or one for each row of a bulk press. */
export type Undoable = { decisionIds: string[]; undoMs: number; words: string }

/** Some models by name or city, for the palette. */
export const talentNames = z.object({ search })
export type TalentName = { id: string; name: string; city: string | null; face: Face | null }
export const talentId = z.object({ modelId: id })
export const compCard = talentId.extend({ as: oneOf(['pdf', 'jpeg'], 'PDF or JPEG').default('pdf') })
/** A job in which a talent is still wanted on days that are not over, one line for each state. */
export type OpenWork = {
  jobNumber: string
  jobTitle: string
  state: 'proposed' | 'option' | 'confirmed'
  days: string[]
  /** the places in line that an option has on its days, each once, the best first */
  ranks: number[]
}

type TalentOnJob = {
  claimId: string
  talent: string
  face: Face | null
  /** null once the model is deleted */
  modelId: string | null
  jobNumber: string
  jobTitle: string
  until: string
}

/** Somebody who gets a call sheet. */
type OnSheet = {
  linkId: string
  name: string
  phone: string | null
  face: Face | null
  /** null for crew and contacts */
  modelId: string | null
  jobNumber: string
  jobTitle: string
  dateId: string
  day: string
  number: number
}

/** What waits for me, and what happens today and tomorrow. */
export type DeskToday = {
  figures: {
    options: number
    endToday: number
    confirmedAhead: number
    /** median hours from request to first answer in the last 30 days */
    answerHours: number | null
  }
  dates: {
    id: string
    day: string
    part: string
    callTime: string | null
    place: string | null
    talent: string
    face: Face | null
    /** null once the model is deleted */
    modelId: string | null
    jobNumber: string
    jobTitle: string
  }[]
  /** my jobs with a due next step */
  steps: { number: string; title: string; nextStep: string | null; nextStepOn: string }[]
  /** my other jobs at work; `nextDay` is null for one without a date */
  jobs: { number: string; title: string; stage: JobStage; nextDay: string | null }[]
  /** my jobs with past dates and no outcome */
  undecided: { number: string; title: string; stage: JobStage }[]
  /** my options that end within 48 hours */
  ending: TalentOnJob[]
  /** my options that another client challenges: `until` is when I must have decided, `by` the other job */
  challenged: (TalentOnJob & { days: string[]; by: string | null })[]
  /** talents that my jobs lost to another job, the next day first */
  lost: {
    claimId: string
    version: number
    talent: string
    face: Face | null
    /** null once the model is deleted */
    modelId: string | null
    jobNumber: string
    jobTitle: string
    dates: { id: string; day: string }[]
    /** number and title of the job that has confirmed the talent then */
    takenBy: string | null
    /** nobody holds the talent on these days any more: they can be asked again */
    isFree: boolean
  }[]
  /** who has not read the call sheet of today or, from 18:00 on, tomorrow */
  unread: (OnSheet & { claimId: string | null; call: string; seenAt: string | null })[]
  /** who is confirmed for a day and stands on none of its issued call sheet */
  untold: (Omit<OnSheet, 'linkId' | 'phone'> & { claimId: string })[]
  /** questions about call sheets that nobody has answered */
  questions: (OnSheet & { question: string; at: string })[]
  /** talents of my open jobs, and those without one, who wrote in the chat and whom nobody answered */
  messages: {
    modelId: string
    name: string
    face: Face | null
    /** the beginning of the newest message, and its id and time */
    text: string
    newest: string
    at: string
    /** how many are unread */
    count: number
  }[]
  /** documents of the same talents that end within 60 days, or ended within 30 */
  documents: {
    id: string
    modelId: string
    name: string
    face: Face | null
    kind: DocumentKind
    validUntil: string
  }[]
  /** packages that I made, with answers that nobody has looked at */
  selections: { id: string; title: string; names: string; count: number; at: string }[]
  /** answers of talents in my jobs that can still be confirmed */
  answers: {
    claimId: string
    talent: string
    face: Face | null
    /** null once the model is deleted */
    modelId: string | null
    answer: string
    words: string | null
    /** to confirm it is the next step: each day ahead is answered, and nobody stands before the talent */
    isReady: boolean
    jobNumber: string
    jobTitle: string
    at: string
  }[]
}
