import type { Tone } from './Badge'

type Look = { words?: string; tone: Tone }
type Domain = { known: Record<string, Look>; other: Look }

/** Colours and words of every status. `other` is for a status that the list does not name. */
const statusTones = {
  artistRequest: {
    known: { pending: { tone: 'yellow' }, approved: { tone: 'green' }, rejected: { tone: 'red' } },
    other: { tone: 'plain' },
  },
  project: {
    known: {
      draft: { tone: 'grey' },
      casting: { tone: 'yellow' },
      shooting: { tone: 'blue' },
      completed: { tone: 'green' },
      active: { tone: 'green' },
    },
    other: { tone: 'grey' },
  },
  package: {
    known: {
      draft: { tone: 'grey', words: 'Draft' },
      live: { tone: 'blue', words: 'Live' },
      ended: { tone: 'plain', words: 'Ended' },
    },
    other: { tone: 'grey', words: 'Closed' },
  },
  enquiry: {
    known: { read: { tone: 'grey', words: 'Read' }, responded: { tone: 'green', words: 'Responded' } },
    other: { tone: 'yellow', words: 'Pending' },
  },
  booking: {
    known: {
      pending: { tone: 'yellow' },
      reviewed: { tone: 'blue' },
      accepted: { tone: 'green' },
      rejected: { tone: 'red' },
    },
    other: { tone: 'plain' },
  },
  opportunity: {
    known: {
      open: { tone: 'yellow' },
      over: { tone: 'plain', words: 'Deadline passed' },
      closed: { tone: 'grey' },
    },
    other: { tone: 'plain' },
  },
  /** A talent's application to an opportunity. */
  submission: {
    known: {
      pending: { tone: 'plain' },
      reviewed: { tone: 'yellow' },
      accepted: { tone: 'green' },
      rejected: { tone: 'red' },
    },
    other: { tone: 'plain' },
  },
  availability: {
    known: { available: { tone: 'green', words: 'Available' } },
    other: { tone: 'grey', words: 'Booked' },
  },
  jobStage: {
    known: {
      open: { tone: 'yellow' },
      quoted: { tone: 'blue', words: 'Price sent' },
      agreed: { tone: 'green' },
      lost: { tone: 'red' },
      cancelled: { tone: 'red' },
    },
    other: { tone: 'grey' },
  },
  claim: {
    known: {
      proposed: { tone: 'plain' },
      option: { tone: 'yellow' },
      confirmed: { tone: 'green' },
      cancelled: { tone: 'red' },
      withdrawn: { tone: 'red' },
      declined: { tone: 'red' },
    },
    other: { tone: 'grey' },
  },
  answer: {
    known: {
      yes: { tone: 'green', words: 'Said yes' },
      conditional: { tone: 'yellow', words: 'Yes, but …' },
      no: { tone: 'red', words: 'Said no' },
      asked: { tone: 'blue' },
    },
    other: { tone: 'plain', words: 'Not asked' },
  },
  standing: {
    known: { good: { tone: 'green' }, watch: { tone: 'yellow' }, blocked: { tone: 'red' } },
    other: { tone: 'grey' },
  },
  account: {
    known: { active: { tone: 'green', words: 'Active' } },
    other: { tone: 'grey', words: 'Inactive' },
  },
} as const satisfies Record<string, Domain>

export type StatusDomain = keyof typeof statusTones

const capitalised = (status: string) =>
  status.charAt(0).toUpperCase() + status.slice(1).toLowerCase().replaceAll('_', ' ')

/** The words and the tone of a status, ignoring its case. */
export function statusStyle(domain: StatusDomain, status: string): { words: string; tone: Tone } {
  const { known, other }: Domain = statusTones[domain]
  const { words, tone } = known[status.toLowerCase()] ?? other
  return { words: words ?? capitalised(status), tone }
}
