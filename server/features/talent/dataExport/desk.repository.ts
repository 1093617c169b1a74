import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'

// What the desk keeps about one talent, for itself.

type JobDate = {
  title: string
  day: string
  part: string
  state: string
  answer: string
  words: string | null
  answeredAt: string | null
  feePaise: number | null
}
const JOB_DATE = columns<JobDate>({
  title: 'case when d.confirmed_at is null then j.talent_title else j.title end',
  day: 't.day',
  part: 't.part',
  state: 'd.state',
  answer: 'c.answer',
  words: 'c.answer_words',
  answeredAt: 'c.answered_at',
  feePaise: 'case when c.fee_is_shared then c.fee_paise end',
})
/** The talent's dates in jobs with its answers; the job's own title only where it was confirmed (D35, D58). */
export const jobDatesOf = (db: Db, modelId: string) =>
  query(
    db,
    JOB_DATE,
    `select ${JOB_DATE}
     from claims c join jobs j on j.id = c.job_id join claim_dates d on d.claim_id = c.id
     join job_dates t on t.id = d.job_date_id
     where c.model_id = :modelId order by t.day, c.created_at`,
  ).all({ modelId })

type Bookout = {
  fromDay: string
  fromHalf: string
  toDay: string
  toHalf: string
  kind: string
  place: string | null
  note: string | null
  madeBy: string
  endedAt: string | null
  createdAt: string
}
const BOOKOUT = columns<Bookout>({
  fromDay: 'from_day',
  fromHalf: 'from_half',
  toDay: 'to_day',
  toHalf: 'to_half',
  kind: 'kind',
  place: 'place',
  note: 'note',
  madeBy: 'made_by',
  endedAt: 'ended_at',
  createdAt: 'created_at',
})
/** The days on which the talent could not work, past ones too (D58). */
export const bookoutsOf = (db: Db, modelId: string) =>
  query(
    db,
    BOOKOUT,
    `select ${BOOKOUT} from bookouts where model_id = :modelId order by from_day, created_at`,
  ).all({ modelId })

type OwnHours = {
  day: string
  onSet: string
  wrapped: string | null
  breakMinutes: number
  saidBy: string
  confirmedAt: string | null
}
const OWN_HOURS = columns<OwnHours>({
  day: 't.day',
  onSet: 'h.on_set',
  wrapped: 'h.wrapped',
  breakMinutes: 'h.break_minutes',
  saidBy: "case when h.via = 'talent' then h.said_by else 'the agency or the client' end",
  confirmedAt: 'h.confirmed_at',
})
/** What was said of a talent's hours; who of the client said it is not told. */
export const hoursOf = (db: Db, modelId: string) =>
  query(
    db,
    OWN_HOURS,
    `select ${OWN_HOURS} from hour_entries h join claim_dates d on d.id = h.claim_date_id
     join claims c on c.id = d.claim_id join job_dates t on t.id = d.job_date_id
     where c.model_id = :modelId order by t.day, h.number`,
  ).all({ modelId })

type OwnUsage = {
  media: string
  territory: string
  from: string
  until: string
  exclusivity: string | null
}
const OWN_USAGE = columns<OwnUsage>({
  media: "(select group_concat(value, ', ') from json_each(u.media))",
  territory: 'u.territory',
  from: 'u.from_day',
  until: 'u.until_day',
  exclusivity: 'u.exclusivity',
})
/** Where a talent's pictures may be used, and how long. */
export const usagesOf = (db: Db, modelId: string) =>
  query(
    db,
    OWN_USAGE,
    `select ${OWN_USAGE} from usages u join claims c on c.id = u.claim_id
     where c.model_id = :modelId order by u.from_day, u.id`,
  ).all({ modelId })

type OwnSheet = {
  day: string
  number: number
  sentAt: string | null
  readAt: string | null
  question: string | null
  answer: string | null
}
const OWN_SHEET = columns<OwnSheet>({
  day: 't.day',
  number: 'q.number',
  sentAt: 'q.sent_at',
  readAt: 'q.acknowledged_at',
  question: 'q.question',
  answer: 'q.answer',
})
/** The call sheets that a talent got, and what the talent asked. */
export const callSheetsOf = (db: Db, modelId: string) =>
  query(
    db,
    OWN_SHEET,
    `select ${OWN_SHEET}
     from sheet_receipts q join sheet_links l on l.id = q.link_id join claims c on c.id = l.claim_id
     join job_dates t on t.id = l.job_date_id where c.model_id = :modelId order by t.day, q.number`,
  ).all({ modelId })

type InPackage = { addedAt: string; client: string | null; endedAt: string }
const IN_PACKAGE = columns<InPackage>({ addedAt: 'p.created_at', client: 'c.kind', endedAt: 'p.expires_at' })
/** The packages that a talent was shown in: when, and to what kind of client, without a name. */
export const packagesWith = (db: Db, modelId: string) =>
  query(
    db,
    IN_PACKAGE,
    `select ${IN_PACKAGE}
     from package_entries e
     join packages p on p.id = e.package_id left join clients c on c.id = p.client_id
     where e.model_id = :modelId and p.state <> 'draft' order by p.created_at`,
  ).all({ modelId })

const OWN_TEXT = columns<{ at: string }>({ at: 'at' })
/** When the agency wrote to the talent about no job. Who of it did is not told by name. */
export const textsTo = (db: Db, modelId: string) =>
  query(
    db,
    OWN_TEXT,
    `select ${OWN_TEXT} from activities a
     where model_id = :modelId and kind = 'text opened' and job_id is null
       and not exists (select 1 from activities u where u.undoes = a.decision_id)
     order by number`,
  ).all({ modelId })
