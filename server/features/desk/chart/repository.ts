import type { ChartModel } from '../../../../shared/desk/chart'
import type { FeeUnit } from '../../../../shared/desk/deskLists'
import { type Db, query } from '../../../core/db/database'

export type ModelRow = Pick<ChartModel, 'id' | 'name' | 'city' | 'gender' | 'height' | 'rate'> & {
  dateOfBirth: string | null
  statedAge: number | null
  statedAgeOn: string | null
  /** JSON lists */
  workTypes: string
  languages: string
  /** as JSON */
  face: string | null
}

/** The models of the chart by name: those assigned, and those who hold something in the window. Pictures are public. */
export const chartModels = (db: Db, from: string, to: string, limit: number) =>
  query<ModelRow>(
    db,
    `select m.id, coalesce(m.stage_name, m.name) as name, m.city, m.gender, m.height_cm as height,
       m.daily_rate as rate, m.date_of_birth as dateOfBirth, m.stated_age as statedAge,
       m.stated_age_on as statedAgeOn, m.work_types as workTypes,
       m.languages, r.face
     from models m left join roster r on r.id = m.id
     where m.is_active = 1
       or m.id in (select model_id from held_halves where day between :from and :to)
     order by name collate nocase, m.id limit :limit`,
  ).all({ from, to, limit })

export type HoldRow = {
  modelId: string
  day: string
  half: 'am' | 'pm'
  firm: number
  until: string | null
  bookoutId: string | null
  jobId: string | null
  kind: string | null
  challengeEndsAt: string | null
  bookoutKind: string | null
} & AnswerRow

/** Of an option, what its talent said; null of what is held firmly. */
export type AnswerRow = {
  isAnswered: number | null
  answer: string | null
  answerFeePaise: number | null
  feePaise: number | null
}

/** Every hold of a window, each half's in the order of its queue. */
export const holdsIn = (db: Db, from: string, to: string) =>
  query<HoldRow>(
    db,
    `select h.model_id as modelId, h.day, h.half, h.firm, h.until, h.bookout_id as bookoutId, h.job_id as jobId,
       t.kind, d.challenge_ends_at as challengeEndsAt, b.kind as bookoutKind, d.is_answered as isAnswered,
       m.answer, m.answer_fee_paise as answerFeePaise, m.fee_paise as feePaise
     from held_halves h left join claim_dates d on d.id = h.claim_date_id
     left join job_dates t on t.id = d.job_date_id
     left join bookouts b on b.id = h.bookout_id
     left join claims m on m.id = d.claim_id and h.firm = 0
     where h.day between :from and :to order by h.day, h.model_id, h.half, h.seq`,
  ).all({ from, to })

/** The jobs that hold something in a window. */
export const jobsIn = (db: Db, from: string, to: string) =>
  query<{ id: string; number: string; title: string }>(
    db,
    `select j.id, j.number, j.title from jobs j
     where j.id in (select job_id from held_halves where day between :from and :to)`,
  ).all({ from, to })

type QueueHold = {
  firm: number
  seq: number
  until: string | null
  jobNumber: string | null
  jobTitle: string | null
  client: string | null
  bookoutId: string | null
  bookoutKind: string | null
  note: string | null
  fromDay: string | null
  toDay: string | null
  kind: string | null
  challengeEndsAt: string | null
  challengedById: string | null
  claimDateId: string | null
  claimId: string | null
  version: number | null
  jobDateId: string | null
  clientId: string | null
  feeUnit: FeeUnit | null
  answerWords: string | null
} & AnswerRow

/** Everybody in the queue of one half, with the details for the desk. */
export const holdsOnHalf = (db: Db, modelId: string, day: string, half: string) =>
  query<QueueHold>(
    db,
    `select h.firm, h.seq, h.until, j.number as jobNumber, j.title as jobTitle, c.name as client,
       b.id as bookoutId, b.kind as bookoutKind, b.note, b.from_day as fromDay, b.to_day as toDay,
       t.kind, d.challenge_ends_at as challengeEndsAt, d.challenged_by_id as challengedById, d.id as claimDateId,
       d.claim_id as claimId, m.version, d.job_date_id as jobDateId, coalesce(c.merged_into_id, c.id) as clientId,
       d.is_answered as isAnswered, m.answer, m.answer_fee_paise as answerFeePaise, m.fee_paise as feePaise,
       m.fee_unit as feeUnit, m.answer_words as answerWords
     from held_halves h left join jobs j on j.id = h.job_id left join clients c on c.id = j.client_id
     left join bookouts b on b.id = h.bookout_id left join claim_dates d on d.id = h.claim_date_id
     left join claims m on m.id = d.claim_id left join job_dates t on t.id = d.job_date_id
     where h.model_id = :modelId and h.day = :day and h.half = :half order by h.firm desc, h.seq`,
  ).all({ modelId, day, half })
