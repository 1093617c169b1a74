import type { ChartModel } from '../../../../shared/desk/chart/chart'
import type { FeeUnit } from '../../../../shared/desk/deskLists'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { largeQuery } from '../../../core/db/largeQuery'

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

const MODEL = columns<ModelRow>({
  id: 'm.id',
  name: 'coalesce(m.stage_name, m.name)',
  city: 'm.city',
  gender: 'm.gender',
  height: 'm.height_cm',
  rate: 'm.daily_rate',
  dateOfBirth: 'm.date_of_birth',
  statedAge: 'm.stated_age',
  statedAgeOn: 'm.stated_age_on',
  workTypes: 'm.work_types',
  languages: 'm.languages',
  face: 'r.face',
})
/** The models of the chart by name: those assigned, and those who hold something in the window. Pictures are public. */
export const chartModels = (db: Db, from: string, to: string, limit: number) =>
  query(
    db,
    MODEL,
    `select ${MODEL}
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

const HOLD = columns<HoldRow>({
  modelId: 'h.model_id',
  day: 'h.day',
  half: 'h.half',
  firm: 'h.firm',
  until: 'h.until',
  bookoutId: 'h.bookout_id',
  jobId: 'h.job_id',
  kind: 't.kind',
  challengeEndsAt: 'd.challenge_ends_at',
  bookoutKind: 'b.kind',
  isAnswered: 'd.is_answered',
  answer: 'm.answer',
  answerFeePaise: 'm.answer_fee_paise',
  feePaise: 'm.fee_paise',
})
/** Every hold of a window, each half's in the order of its queue. */
export const holdsIn = (db: Db, from: string, to: string) =>
  largeQuery(
    db,
    HOLD,
    `select ${HOLD}
     from held_halves h left join claim_dates d on d.id = h.claim_date_id
     left join job_dates t on t.id = d.job_date_id
     left join bookouts b on b.id = h.bookout_id
     left join claims m on m.id = d.claim_id and h.firm = 0
     where h.day between :from and :to order by h.day, h.model_id, h.half, h.seq`,
  ).all({ from, to })

const JOBS_IN = columns<{ id: string; number: string; title: string }>({
  id: 'j.id',
  number: 'j.number',
  title: 'j.title',
})
/** The jobs that hold something in a window. */
export const jobsIn = (db: Db, from: string, to: string) =>
  query(
    db,
    JOBS_IN,
    `select ${JOBS_IN}
     from jobs j
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

const QUEUE_HOLD = columns<QueueHold>({
  firm: 'h.firm',
  seq: 'h.seq',
  until: 'h.until',
  jobNumber: 'j.number',
  jobTitle: 'j.title',
  client: 'c.name',
  bookoutId: 'b.id',
  bookoutKind: 'b.kind',
  note: 'b.note',
  fromDay: 'b.from_day',
  toDay: 'b.to_day',
  kind: 't.kind',
  challengeEndsAt: 'd.challenge_ends_at',
  challengedById: 'd.challenged_by_id',
  claimDateId: 'd.id',
  claimId: 'd.claim_id',
  version: 'm.version',
  jobDateId: 'd.job_date_id',
  clientId: 'coalesce(c.merged_into_id, c.id)',
  isAnswered: 'd.is_answered',
  answer: 'm.answer',
  answerFeePaise: 'm.answer_fee_paise',
  feePaise: 'm.fee_paise',
  feeUnit: 'm.fee_unit',
  answerWords: 'm.answer_words',
})
/** Everybody in the queue of one half, with the details for the desk. */
export const holdsOnHalf = (db: Db, modelId: string, day: string, half: string) =>
  query(
    db,
    QUEUE_HOLD,
    `select ${QUEUE_HOLD}
     from held_halves h left join jobs j on j.id = h.job_id left join clients c on c.id = j.client_id
     left join bookouts b on b.id = h.bookout_id left join claim_dates d on d.id = h.claim_date_id
     left join claims m on m.id = d.claim_id left join job_dates t on t.id = d.job_date_id
     where h.model_id = :modelId and h.day = :day and h.half = :half order by h.firm desc, h.seq`,
  ).all({ modelId, day, half })
