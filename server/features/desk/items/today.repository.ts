import type { DeskToday } from '../../../../shared/desk/desk'
import { columns } from '../../../core/db/columns'
import { type Db, query, valueQuery } from '../../../core/db/database'
import { isMine } from '../jobs/mine.repository'
import { AT_WORK } from '../jobs/repository'

const IS_MINE = isMine('j.booker_id')

/** As the database has it: the face as JSON. */
type Faced<Row> = Omit<Row, 'face'> & { face: string | null }
const FACE = '(select r.face from roster r where r.id = c.model_id)'

/** Living options and those that end today, and confirmed dates ahead. */
export function countOptions(db: Db, now: string, endOfDay: string) {
  return {
    options:
      valueQuery<number>(
        db,
        'select count(distinct claim_date_id) from held_halves where firm = 0 and until > :now',
      ).get({ now }) ?? 0,
    endToday:
      valueQuery<number>(
        db,
        'select count(distinct claim_date_id) from held_halves where firm = 0 and until > :now and until <= :endOfDay',
      ).get({ now, endOfDay }) ?? 0,
  }
}

export const countConfirmedAhead = (db: Db, today: string) =>
  valueQuery<number>(
    db,
    `select count(*) from job_dates j join claim_dates d on d.job_date_id = j.id and d.state = 'confirmed'
     where j.day >= :today`,
  ).get({ today }) ?? 0

/** The hours from arrival to first answer of requests answered since then, in order. */
export const answerHours = (db: Db, since: string) =>
  valueQuery<number>(
    db,
    `select (julianday(first_answered_at) - julianday(created_at)) * 24 as hours from desk_items
     where first_answered_at >= :since and kind <> 'vacancy' order by hours`,
  ).all({ since })

const CONFIRMED_ON = columns<Faced<DeskToday['dates'][number]>>({
  id: 'd.id',
  day: 't.day',
  part: 't.part',
  callTime: 't.call_time',
  place: 't.place',
  talent: 'c.model_name',
  face: FACE,
  modelId: 'c.model_id',
  jobNumber: 'j.number',
  jobTitle: 'j.title',
})
/** Confirmed dates of some days, by day and call time. */
export const confirmedOn = (db: Db, from: string, to: string) =>
  query(
    db,
    CONFIRMED_ON,
    `select ${CONFIRMED_ON}
     from job_dates t join claim_dates d on d.job_date_id = t.id and d.state = 'confirmed'
     join claims c on c.id = d.claim_id join jobs j on j.id = t.job_id
     where t.day between :from and :to order by t.day, t.call_time is null, t.call_time, c.model_name limit 200`,
  ).all({ from, to })

const DUE_STEPS = columns<DeskToday['steps'][number]>({
  number: 'j.number',
  title: 'j.title',
  nextStep: 'j.next_step',
  nextStepOn: 'j.next_step_on',
})
/** Next steps that are due in a booker's jobs, then in nobody's. */
export const dueSteps = (db: Db, accountId: string, today: string) =>
  query(
    db,
    DUE_STEPS,
    `select ${DUE_STEPS}
     from jobs j
     where ${IS_MINE} and ${AT_WORK} and j.next_step_on <= :today order by j.booker_id is not :accountId, j.next_step_on limit 50`,
  ).all({ accountId, today })

const UNDECIDED_JOBS = columns<DeskToday['undecided'][number]>({
  number: 'j.number',
  title: 'j.title',
  stage: 'j.stage',
})
/** Jobs of a booker, then of nobody, whose dates have all passed or are cancelled, and that are not ended. */
export const undecidedJobs = (db: Db, accountId: string, today: string) =>
  query(
    db,
    UNDECIDED_JOBS,
    `select ${UNDECIDED_JOBS}
     from jobs j where ${IS_MINE} and ${AT_WORK}
       and exists (select 1 from job_dates t where t.job_id = j.id)
       and not exists (select 1 from job_dates t where t.job_id = j.id and t.cancelled_at is null and t.day >= :today)
     order by j.booker_id is not :accountId, j.created_at limit 50`,
  ).all({ accountId, today })

const OPEN_JOBS = columns<DeskToday['jobs'][number]>({
  number: 'j.number',
  title: 'j.title',
  stage: 'j.stage',
  nextDay: 'min(t.day)',
})
/** A booker's own jobs at work with a date ahead or without any, the next day first. */
export const openJobs = (db: Db, accountId: string, today: string) =>
  query(
    db,
    OPEN_JOBS,
    `select ${OPEN_JOBS}
     from jobs j
     left join job_dates t on t.job_id = j.id and t.cancelled_at is null and t.day >= :today
     where j.booker_id = :accountId and ${AT_WORK}
     group by j.id
     having nextDay is not null or not exists (select 1 from job_dates d where d.job_id = j.id)
     order by nextDay is null, nextDay, j.created_at limit 50`,
  ).all({ accountId, today })

const ENDING_OPTIONS = columns<Faced<DeskToday['ending'][number]>>({
  claimId: 'c.id',
  talent: 'c.model_name',
  face: FACE,
  modelId: 'c.model_id',
  jobNumber: 'j.number',
  jobTitle: 'j.title',
  until: 'min(h.until)',
})
export const endingOptions = (db: Db, accountId: string, now: string, before: string) =>
  query(
    db,
    ENDING_OPTIONS,
    `select ${ENDING_OPTIONS}
     from jobs j join claims c on c.job_id = j.id join claim_dates d on d.claim_id = c.id and d.state = 'option'
     join held_halves h on h.claim_date_id = d.id and h.until > :now and h.until <= :before
     where ${IS_MINE} and ${AT_WORK} group by c.id order by until limit 50`,
  ).all({ accountId, now, before })

type ChallengedRow = Omit<Faced<DeskToday['challenged'][number]>, 'days'> & { days: string }
const CHALLENGED = columns<ChallengedRow>({
  claimId: 'c.id',
  talent: 'c.model_name',
  face: FACE,
  modelId: 'c.model_id',
  jobNumber: 'j.number',
  jobTitle: 'j.title',
  until: 'min(d.challenge_ends_at)',
  days: "group_concat(t.day, ' ')",
  by: '(select o.title from claims b join jobs o on o.id = b.job_id where b.id = d.challenged_by_id)',
})
/** Options of a booker's jobs and of nobody's that another client challenges; `days` are joined by spaces. */
export const challengedOptions = (db: Db, accountId: string, now: string) =>
  query(
    db,
    CHALLENGED,
    `select ${CHALLENGED}
     from jobs j join claims c on c.job_id = j.id
     join claim_dates d on d.claim_id = c.id and d.state = 'option' and d.challenge_ends_at > :now
     join job_dates t on t.id = d.job_date_id
     where ${IS_MINE} and ${AT_WORK} group by c.id order by until limit 50`,
  ).all({ accountId, now })

/** In SQL what is held, in `held_halves h`, of the halves that a claim `c` needs on a job date `t`. */
const HELD_ON_DATE = `h.model_id = c.model_id and (
  (h.day = t.day and (t.part = 'full' or t.part = h.half or (t.part = 'night' and h.half = 'pm')))
  or (t.part = 'night' and h.half = 'am' and h.day = date(t.day, '+1 day')))`
const FIRM_ON_DATE = `h.firm = 1 and ${HELD_ON_DATE}`

type LostRow = Omit<Faced<DeskToday['lost'][number]>, 'dates' | 'isFree'> & {
  jobDateId: string
  day: string
  isFree: number
}
const LOST = columns<LostRow>({
  claimId: 'c.id',
  version: 'c.version',
  talent: 'c.model_name',
  face: FACE,
  modelId: 'c.model_id',
  jobNumber: 'j.number',
  jobTitle: 'j.title',
  jobDateId: 't.id',
  day: 't.day',
  takenBy: `(select max(o.number || ' ' || o.title) from held_halves h join jobs o on o.id = h.job_id
         where ${FIRM_ON_DATE})`,
  isFree: `c.model_id is not null and not exists (select 1 from held_halves h where ${FIRM_ON_DATE})`,
})
/** Dates ahead that a booker's jobs and nobody's lost to another job, and for which nobody was put on or confirmed since. */
export const lostDates = (db: Db, accountId: string, today: string) =>
  query(
    db,
    LOST,
    `select ${LOST}
     from jobs j join claims c on c.job_id = j.id
     join claim_dates d on d.claim_id = c.id and d.state = 'released' and d.reason in ('taken', 'challenge')
     join job_dates t on t.id = d.job_date_id and t.cancelled_at is null and t.day >= :today
     where ${IS_MINE} and ${AT_WORK} and not exists (
       select 1 from claim_dates o join claims other on other.id = o.claim_id
       where o.job_date_id = t.id and o.state in ('proposed', 'option', 'confirmed')
         and max(other.created_at, coalesce(o.optioned_at, ''), coalesce(o.confirmed_at, '')) > d.ended_at)
     order by t.day, c.model_name, c.id limit 50`,
  ).all({ accountId, today })

type AnswerRow = Omit<Faced<DeskToday['answers'][number]>, 'isReady'> & {
  answerFeePaise: number | null
  feePaise: number | null
}
const OPEN_ANSWERS = columns<AnswerRow>({
  claimId: 'c.id',
  talent: 'c.model_name',
  face: FACE,
  modelId: 'c.model_id',
  answer: 'c.answer',
  words: 'c.answer_words',
  answerFeePaise: 'c.answer_fee_paise',
  feePaise: 'c.fee_paise',
  jobNumber: 'j.number',
  jobTitle: 'j.title',
  at: 'c.answered_at',
})
/** Answers for which a date ahead can still be confirmed: nobody else holds the talent then. */
export const openAnswers = (db: Db, accountId: string, today: string) =>
  query(
    db,
    OPEN_ANSWERS,
    `select ${OPEN_ANSWERS}
     from jobs j join claims c on c.job_id = j.id and c.answer in ('yes', 'conditional')
     where ${IS_MINE} and ${AT_WORK}
       and exists (select 1 from claim_dates d join job_dates t on t.id = d.job_date_id
         where d.claim_id = c.id and d.state in ('proposed', 'option') and t.cancelled_at is null
           and t.day >= :today and not exists (select 1 from held_halves h where ${FIRM_ON_DATE}))
     order by c.answered_at desc limit 50`,
  ).all({ accountId, today })
