// @module-tag slow

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newDemo } from '../../helpers/roster/demoRows'

describe('two demo agencies', () => {
  /** Everything except what is random or depends on the clock: ids, and what is derived from them. */
  const rows = () => {
    const t = newDemo()
    return [
      'select number, name, stage_name, slug, gender, date_of_birth, city, height_cm, weight, bust, chest, bio, daily_rate from models order by number',
      'select number, stage_name, city_key, is_featured from roster order by number',
      'select model_id = (select id from models where number = 1) as first, type, is_locked, position from portfolio_items order by rowid',
      'select rating, comment, created_at from ratings order by rowid',
      'select title, status, type, created_at from projects order by rowid',
      'select client_name, model_name, work_type, date_required, status, created_at, search_text from bookings order by rowid',
      'select name, subject, status, created_at from enquiries order by rowid',
      'select name, status, created_at, notes from applications order by rowid',
      'select title, deadline, posted_at from opportunities order by rowid',
      'select status, created_at from submissions order by rowid',
      'select name, kind, city, country, standing, version, created_at from clients order by rowid',
      'select name, email, phone, function, is_billing, created_at from contacts order by rowid',
      'select kind, state, due_at, first_answered_at, closed_reason, version from desk_items order by rowid',
      'select number, title, stage, next_step, next_step_on, end_reason, version, created_at from jobs order by rowid',
      'select day, part, kind, place, call_time, cancelled_at, version from job_dates order by rowid',
      'select model_name, expires_at, answer, answered_at, fee_paise, version, created_at from claims order by rowid',
      'select state, reason, is_answered, told_first_at, confirmed_at, sequence from claim_dates order by rowid',
      'select day, half, firm, seq, until from held_halves order by rowid',
      'select number, at, actor_name, kind, words from activities order by number',
      'select day, visitor from profile_views order by rowid',
      'select thumbhash, width, original_name from media order by rowid',
    ].map((query) => t.db.all(sql.raw(query)))
  }

  it('are equal except for ids', () => {
    expect(rows()).toEqual(rows())
  })
})
