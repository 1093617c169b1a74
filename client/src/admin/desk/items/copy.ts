/** Whom a request asks for. */
export const asked = {
  all: (count: number) => `${count} are asked for`,
  free: 'free that day',
} as const

/** What the column of the caller's own work says. */
export const mine = {
  empty: 'What you take appears here, with your options that end soon and the answers that came.',
  daysLate: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
  payBy: (day: string) => `pay by ${day}`,
  invoiceBy: (day: string) => `invoice by ${day}`,
  exportDue: (day: string) => `abroad without tax: due here by ${day}`,
  parts: {
    trouble: 'Trouble',
    overdue: 'Overdue papers',
    quotes: 'Accepted quotes',
    notInvoiced: 'Work without an invoice',
    paySoon: 'Talents to pay within 45 days',
    requests: 'Requests you took',
    steps: 'Next steps',
    jobs: 'My open jobs',
    undecided: 'How did it end?',
    ending: 'Options that end soon',
    answers: 'Answers you can use',
    questions: 'Questions on call sheets',
    selections: 'New answers to packages',
  },
}
