import { describe, expect, it } from 'vitest'
import { daysInWords } from '../../../server/emails/days'
import { talentFreed } from '../../../server/emails/desk'
import { newReleaseMail } from '../../../server/emails/system'

describe('the days in an email', () => {
  it('days that follow each other are one span', () => {
    expect(daysInWords(['2026-03-20'])).toBe('Mar 20, 2026')
    expect(daysInWords(['2026-03-21', '2026-03-20', '2026-03-22', '2026-03-22'])).toBe('Mar 20 – 22, 2026')
    expect(daysInWords(['2026-03-20', '2026-03-22', '2026-03-23'])).toBe('Mar 20, 2026 and Mar 22 – 23, 2026')
    expect(daysInWords(['2026-12-31', '2027-01-01', '2027-02-01', '2027-03-01'])).toBe(
      'Dec 31, 2026 – Jan 1, 2027, Feb 1, 2027 and Mar 1, 2027',
    )
  })

  it('a half day that an option no longer holds is not called a day', () => {
    const days = [{ day: '2026-03-20', part: 'pm' as const, place: null, callTime: null }]
    const props = {
      ...{ to: 'zoya@example.in', name: 'Zoya', talent: 'Zoya', title: 'Kori', city: null, days },
      ...{ usageWords: null, feePaise: null, feeUnit: 'day' },
    }
    expect(talentFreed(props, { free: days, confirmed: [] }).text).toContain(
      'You are free again on Mar 20, 2026, afternoon.',
    )
  })
})

it('the email about a release without notes has no gap', () => {
  const { text } = newReleaseMail('meera@house.example', 'https://house.example', '1.2.0', '')
  expect(text).not.toContain('What changed')
  expect(text).not.toContain('\n\n\n')
})
