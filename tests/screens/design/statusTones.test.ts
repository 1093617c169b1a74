import { describe, expect, it } from 'vitest'
import { type StatusDomain, statusStyle } from '../../../client/src/design/feedback/statusTones'

/** Each status as it is shown, with its tone. The specification names the colours of requests, projects and bookings. */
const shown: Record<StatusDomain, Record<string, [words: string, tone: string]>> = {
  artistRequest: {
    pending: ['Pending', 'yellow'],
    approved: ['Approved', 'green'],
    rejected: ['Rejected', 'red'],
  },
  project: {
    draft: ['Draft', 'grey'],
    casting: ['Casting', 'yellow'],
    shooting: ['Shooting', 'blue'],
    completed: ['Completed', 'green'],
    active: ['Active', 'green'],
  },
  package: {
    draft: ['Draft', 'grey'],
    live: ['Live', 'blue'],
    ended: ['Ended', 'plain'],
    closed: ['Closed', 'grey'],
  },
  enquiry: {
    pending: ['Pending', 'yellow'],
    read: ['Read', 'grey'],
    responded: ['Responded', 'green'],
  },
  booking: {
    pending: ['Pending', 'yellow'],
    reviewed: ['Reviewed', 'blue'],
    accepted: ['Accepted', 'green'],
    rejected: ['Rejected', 'red'],
  },
  opportunity: {
    open: ['Open', 'yellow'],
    over: ['Deadline passed', 'plain'],
    closed: ['Closed', 'grey'],
  },
  // As the specification says: pending in the default look, reviewed in yellow.
  submission: {
    pending: ['Pending', 'plain'],
    reviewed: ['Reviewed', 'yellow'],
    accepted: ['Accepted', 'green'],
    rejected: ['Rejected', 'red'],
  },
  availability: {
    available: ['Available', 'green'],
    booked: ['Booked', 'grey'],
    other: ['Booked', 'grey'],
  },
  jobStage: {
    open: ['Open', 'yellow'],
    quoted: ['Price sent', 'blue'],
    agreed: ['Agreed', 'green'],
    done: ['Done', 'grey'],
    closed: ['Closed', 'grey'],
    lost: ['Lost', 'red'],
    cancelled: ['Cancelled', 'red'],
  },
  claim: {
    proposed: ['Proposed', 'plain'],
    option: ['Option', 'yellow'],
    confirmed: ['Confirmed', 'green'],
    done: ['Done', 'grey'],
    released: ['Released', 'grey'],
    expired: ['Expired', 'grey'],
    declined: ['Declined', 'red'],
    cancelled: ['Cancelled', 'red'],
    withdrawn: ['Withdrawn', 'red'],
  },
  answer: {
    none: ['Not asked', 'plain'],
    asked: ['Asked', 'blue'],
    yes: ['Said yes', 'green'],
    conditional: ['Yes, but …', 'yellow'],
    no: ['Said no', 'red'],
  },
  standing: { good: ['Good', 'green'], watch: ['Watch', 'yellow'], blocked: ['Blocked', 'red'] },
  account: { active: ['Active', 'green'], inactive: ['Inactive', 'grey'] },
}

describe('the badge of a status', () => {
  it.each(
    Object.entries(shown).flatMap(([domain, statuses]) =>
      Object.entries(statuses).map(([status, look]) => [domain as StatusDomain, status, ...look] as const),
    ),
  )('%s %s is %s in %s', (domain, status, words, tone) => {
    expect(statusStyle(domain, status)).toEqual({ words, tone })
  })

  it('has one tone for each word, but for what the specification says of a talent’s applications', () => {
    const tones = new Map<string, Set<string>>()
    const { submission: _, ...others } = shown
    for (const [words, tone] of Object.values(others).flatMap((statuses) => Object.values(statuses)))
      tones.set(words, (tones.get(words) ?? new Set()).add(tone))
    expect([...tones].filter(([, found]) => found.size > 1)).toEqual([])
  })
})
