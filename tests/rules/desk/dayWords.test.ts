import { afterEach, describe, expect, it } from 'vitest'
import { talentFreed } from '../../../server/emails/desk'
import { newReleaseMail } from '../../../server/emails/system'
import {
  dayAndMonth,
  daySpans,
  daysInWords,
  deskDay,
  deskDayOnPaper,
  deskDays,
  deskMomentOnPaper,
  monthInWords,
  plainDay,
  spanOnPaper,
  wholeDay,
} from '../../../shared/desk/dayWords'
import { INDIA, setRegion } from '../../../shared/region'

afterEach(() => setRegion(INDIA))

const TWO = ['2026-12-15', '2026-12-14']
const OVER_THE_MONTH = ['2026-11-30', '2026-12-01', '2026-12-02']
const OVER_THE_YEAR = ['2026-12-31', '2027-01-01', '2027-02-01']

describe('a day at the desk and in what it sends', () => {
  it.each([
    ['dayAndMonth', () => dayAndMonth('2026-12-14'), '14 Dec', 'Dec 14'],
    ['deskDay', () => deskDay('2026-12-14', '2026-03-05'), '14 Dec', 'Dec 14'],
    ['deskDay over a year', () => deskDay('2028-12-14', '2026-03-05'), '14 Dec 2028', 'Dec 14, 2028'],
    ['deskDayOnPaper', () => deskDayOnPaper('2026-12-14'), '14 Dec 2026', 'Dec 14, 2026'],
    [
      'deskMomentOnPaper',
      () => deskMomentOnPaper('2026-12-14T11:00:00.000Z'),
      '14 Dec 2026, 16:30',
      'Dec 14, 2026, 16:30',
    ],
    ['daySpans', () => daySpans(TWO), '14–15 Dec', 'Dec 14–15'],
    ['daySpans apart', () => daySpans(['2026-12-14', '2026-12-16']), '14 Dec, 16 Dec', 'Dec 14, Dec 16'],
    ['daySpans over a month', () => daySpans(OVER_THE_MONTH), '30 Nov–2 Dec', 'Nov 30–Dec 2'],
    ['deskDays', () => deskDays([...TWO, '2028-03-20']), '14–15 Dec, 20 Mar 2028', 'Dec 14–15, Mar 20, 2028'],
    ['daysInWords', () => daysInWords(TWO), '14–15 Dec 2026', 'Dec 14–15, 2026'],
    [
      'daysInWords over a month',
      () => daysInWords(OVER_THE_MONTH),
      '30 Nov–2 Dec 2026',
      'Nov 30–Dec 2, 2026',
    ],
    [
      'daysInWords over a year',
      () => daysInWords(OVER_THE_YEAR),
      '31 Dec 2026–1 Jan 2027 and 1 Feb 2027',
      'Dec 31, 2026–Jan 1, 2027 and Feb 1, 2027',
    ],
    [
      'spanOnPaper of one day',
      () => spanOnPaper({ from: '2026-12-14', to: '2026-12-14' }),
      '14 Dec 2026',
      'Dec 14, 2026',
    ],
    ['wholeDay', () => wholeDay('2026-12-14'), 'Monday 14 December', 'Monday, December 14'],
    ['plainDay', () => plainDay('2026-12-14'), 'Mon 14 Dec', 'Mon, Dec 14'],
    ['monthInWords', () => monthInWords('2026-12'), 'December 2026', 'December 2026'],
  ])('%s follows the country', (_name, words, inIndia, inAmerica) => {
    expect(words()).toBe(inIndia)
    setRegion({ ...INDIA, country: 'US' })
    expect(words()).toBe(inAmerica)
  })

  it('the same day twice is one day', () => {
    expect(daysInWords(['2026-03-20', '2026-03-20'])).toBe('20 Mar 2026')
  })
})

it('a half day that an option no longer holds is not called a day', () => {
  const days = [{ day: '2026-03-20', part: 'pm' as const, place: null, callTime: null }]
  const props = {
    ...{ to: 'zoya@example.in', name: 'Zoya', talent: 'Zoya', title: 'Kori', city: null, days },
    ...{ usageWords: null, feePaise: null, feeUnit: 'day' },
  }
  expect(talentFreed(props, { free: days, confirmed: [] }).text).toContain(
    'You are free again on 20 Mar 2026, afternoon.',
  )
})

it('the email about a release without notes has no gap', () => {
  const { text } = newReleaseMail('meera@house.example', 'https://house.example', '1.2.0', '')
  expect(text).not.toContain('What changed')
  expect(text).not.toContain('\n\n\n')
})
