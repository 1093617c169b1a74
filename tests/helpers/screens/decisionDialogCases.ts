import { screen } from '@testing-library/react'
import { NAME_MAX, PROSE_MAX } from '../../../shared/limits'
import { atDesk, claimOf } from '../desk/desk'
import { withConfirmed } from '../money/money'
import { withStatements } from '../money/statements'
import type { DialogCase, User } from './deskDialogCases'

const tooLong = (most: number) => 'x'.repeat(most + 1)
const markNeel = async (user: User) =>
  user.click(await screen.findByRole('checkbox', { name: /^Mark .*Neel/ }))

const onOption = async () => {
  const { t, noor, optioned } = atDesk()
  return { t, account: noor, address: `/admin/jobs/${(await optioned('Neel')).number}` }
}
const onJobs = async () => {
  const { t, noor, aJob } = atDesk()
  await aJob('Neel')
  return { t, account: noor, address: '/admin/jobs' }
}

/** Dialogs in which something about a job, its talents or money that has moved is decided. */
export const decisionCases: DialogCase[] = [
  {
    title: 'End of Zoya’s option',
    at: onOption,
    opener: 'Extend: Zoya',
    field: 'Day',
    refused: [
      ['2026-03-01', 'Choose an end in the future'],
      ['{Backspace}', 'Choose a day and a time'],
    ],
    right: '2026-03-12',
  },
  {
    title: 'Change 20 Mar',
    at: onOption,
    prepare: async (user) => user.click(await screen.findByRole('button', { name: 'Edit: Dates' })),
    opener: 'Change: 20 Mar',
    field: 'Day',
    refused: [['{Backspace}', 'Choose a day']],
    right: '2026-03-22',
    leadsAway: true,
  },
  {
    title: 'Cancel 20 Mar?',
    at: async () => {
      const { t, noor, job } = await withConfirmed()
      return { t, account: noor, address: `/admin/jobs/${job.number}` }
    },
    prepare: async (user) => user.click(await screen.findByRole('button', { name: 'Edit: Dates' })),
    opener: 'Cancel this date: 20 Mar',
    field: 'Fee still due for 20 Mar, in percent',
    refused: [['120', 'Enter a whole number from 0 to 100']],
    right: '50',
    leadsAway: true,
  },
  {
    title: 'Move the end of the challenge on Zoya',
    at: async () => {
      const { t, noor, desk, optioned } = atDesk()
      await optioned('Neel')
      const kori = await optioned('Kori')
      await desk.claims.challenge(claimOf(kori))
      return { t, account: noor, address: `/admin/jobs/${kori.number}` }
    },
    opener: 'Move the end of the challenge: Zoya',
    field: 'Why',
    refused: [['{Backspace}', 'Say why']],
    right: 'Her booker is on a flight',
  },
  {
    title: 'Let another option on Zoya go first',
    at: async () => {
      const { t, noor, optioned } = atDesk()
      const neel = await optioned('Neel')
      await optioned('Kori')
      return { t, account: noor, address: `/admin/jobs/${neel.number}` }
    },
    opener: 'Let another job go first: Zoya',
    field: 'Why',
    refused: [[tooLong(500), /500/]],
    right: 'Kori has confirmed by phone',
    leadsAway: true,
  },
  {
    title: 'Answer of Zoya',
    at: onOption,
    opener: 'Record another answer: Zoya',
    field: 'In words',
    refused: [[tooLong(PROSE_MAX), /5,?000/]],
    right: 'Only after noon',
    leadsAway: true,
  },
  {
    title: 'Mark the job as lost?',
    at: onOption,
    opener: 'Mark as lost',
    field: 'Reason',
    refused: [[tooLong(NAME_MAX), /120/]],
    right: 'They chose another agency',
    leadsAway: true,
  },
  {
    title: 'Cancel the job?',
    at: async () => {
      const { t, noor, job } = await withConfirmed()
      return { t, account: noor, address: `/admin/jobs/${job.number}` }
    },
    opener: 'Cancel the job',
    field: 'Fee still due for 20 Mar, in percent',
    before: async (user) => user.type(screen.getByLabelText('Fee still due for 21 Mar, in percent'), '100'),
    refused: [['half', 'Enter a whole number from 0 to 100']],
    right: '50',
    leadsAway: true,
  },
  {
    title: 'Was the price sent?',
    at: onOption,
    opener: 'Price sent',
    field: /^How much/,
    refused: [[tooLong(PROSE_MAX), /5,?000/]],
    right: 'By email to Tara',
    leadsAway: true,
  },
  {
    title: 'Next step of 1 job',
    at: onJobs,
    prepare: markNeel,
    opener: 'Next step',
    field: 'Next step',
    refused: [[tooLong(NAME_MAX), /120/]],
    right: 'Call Tara',
    leadsAway: true,
  },
  {
    title: 'Mark 1 job as lost?',
    at: onJobs,
    prepare: markNeel,
    opener: 'Mark lost',
    field: 'Reason',
    refused: [[tooLong(NAME_MAX), /120/]],
    right: 'No answer',
    leadsAway: true,
  },
  {
    title: 'Give back',
    at: async () => {
      const { t, admin, asAdmin, invoice } = await withConfirmed()
      const { id } = await invoice()
      await asAdmin.recordPayment({ paperId: id, receivedOn: '2026-03-02', amount: '1,27,440', way: 'bank' })
      await asAdmin.credit({ id, reason: 'The amount is wrong' })
      return { t, account: admin, address: `/admin/money/${id}` }
    },
    opener: 'Give back',
    field: 'Sum, ₹',
    refused: [['2,00,000', /^At most ₹[\d,.]+ can go back$/]],
    right: '1000',
  },
  {
    title: 'Record payout',
    at: async () => {
      const { t, admin, paid, issued } = await withStatements()
      await paid()
      return { t, account: admin, address: `/admin/money/statements/${(await issued()).id}` }
    },
    opener: 'Record payout',
    field: 'Reference',
    refused: [[tooLong(60), /60/]],
    right: 'UTR 4412',
    leadsAway: true,
  },
]
