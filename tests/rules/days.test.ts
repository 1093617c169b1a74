import { describe, expect, it } from 'vitest'
import { longDay, shortDay, shortMoment } from '../../shared/format'

/** The agency is in India (specification section 1): a night's work there lies on the day that its clock shows. */
describe('what is written of a moment', () => {
  const night = '2026-03-05T20:00:00.000Z'

  it('is the same day with the hour and without, also between midnight and half past five', () => {
    expect(shortMoment(night)).toBe('Mar 6, 2026, 01:30 AM')
    expect(shortDay(night)).toBe('Mar 6, 2026')
    expect(longDay(night)).toBe('March 6, 2026')
    expect(shortDay('2026-12-31T18:30:00.000Z')).toBe('Jan 1, 2027')
    expect(shortDay('2026-03-05T18:29:59.999Z')).toBe('Mar 5, 2026')
  })

  it('leaves a day without an hour as it is', () => {
    expect(shortDay('2026-03-05')).toBe('Mar 5, 2026')
    expect(longDay('2026-12-31')).toBe('December 31, 2026')
  })
})
