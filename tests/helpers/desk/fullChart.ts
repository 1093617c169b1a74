import type { Db } from '../../../server/core/db/database'

/** `ofAgency`: the models are those of the agency, in place of new ones. */
export type ChartSize = { models: number; days: number; bars: number; ofAgency?: true }

/** The chart's limit of an agency with 300 models (D53). */
export const USUAL: ChartSize = { models: 300, days: 60, bars: 6_000 }
/** As much as a chart shows at all. */
export const LARGEST: ChartSize = { models: 1_000, days: 92, bars: 30_000 }

const NOW = '2026-03-02T10:00:00.000Z'
/** Every model has pairs of bars: on one day or on two days in a row, each for another job. */
const PAIR_DAYS = 6

/**
 * Fills a chart that begins on `from` with as many models and bars: a third of the days are confirmed, the others are on
 * option until `until`.
 */
export function fillChart(
  { $client }: Db,
  { models, days, bars, ofAgency }: ChartSize,
  { from, until }: { from: string; until: string },
) {
  const each = bars / models
  const step = Math.min(PAIR_DAYS, days / Math.ceil(each / 2))
  const people = ofAgency
    ? `create temp table people as select row_number() over (order by created_at) - 1 as n, id from models limit ${models};`
    : `create temp table people as with recursive n(n) as (select 0 union all select n + 1 from n where n < ${models - 1})
      select n, 'm' || n as id from n;
    insert into models (id, name, stage_name, slug, gender, city, is_active, created_at, updated_at)
      select id, 'Talent ' || n, 'Talent ' || n, 'talent-' || n, case when n % 2 then 'female' else 'male' end,
        'Pune', 1, '${NOW}', '${NOW}' from people;`
  $client.exec(`${people}
    create temp table bars as with recursive k(k) as (select 0 union all select k + 1 from k where k < ${each - 1})
      select p.n * ${each} + k as n, p.id as model, (p.n * 7 + k) % ${models} as job,
        cast(k / 2 * ${step} as integer) + (k % 2) * (k / 2 % 2 or k / 2 % 3 = 0) as away, k / 2 % 3 = 0 as firm
      from people p join k;
    insert into jobs (id, number, title, talent_title, stage, created_at)
      select 'j' || n, 'J-2526-' || printf('%04d', n + 1), 'A collection in the old mill ' || n, 'Work', 'agreed', '${NOW}'
      from people;
    insert into job_dates (id, job_id, day)
      select distinct 'd' || job || '-' || away, 'j' || job, date('${from}', away || ' days') from bars;
    insert into claims (id, job_id, model_id, model_name, answer, expires_at, created_at)
      select 'k' || n, 'j' || job, model, 'Talent', 'yes', '${until}', '${NOW}' from bars;
    insert into claim_dates (id, claim_id, job_date_id, state, is_answered)
      select 'p' || n, 'k' || n, 'd' || job || '-' || away, case when firm then 'confirmed' else 'option' end, 1 from bars;
    insert into held_halves (id, model_id, day, half, claim_date_id, job_id, firm, seq, until)
      select 'h' || b.n || h.value, b.model, date('${from}', b.away || ' days'), h.value, 'p' || b.n, 'j' || b.job, b.firm,
        b.n + 1, case when b.firm then null else '${until}' end from bars b join json_each('["am", "pm"]') h;
    analyze`)
}
