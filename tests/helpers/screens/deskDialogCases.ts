import { fireEvent, screen } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { withSheet } from '../desk/callSheets'
import { atDesk } from '../desk/desk'
import { withConfirmed, withMoney } from '../money/money'
import { withStatements } from '../money/statements'
import type { Account, TestApp } from '../testApp'

export type User = ReturnType<typeof userEvent.setup>
type Place = { t: TestApp; account: Account; address: string }
export type DialogCase = {
  /** the dialog by its title */
  title: string | RegExp
  at: () => Promise<Place>
  /** what has to be pressed before its button is there */
  prepare?: (user: User) => Promise<void>
  /** the button that opens it */
  opener: string | RegExp
  /** what stands in its way inside */
  before?: (user: User) => Promise<void>
  field: string | RegExp
  /** what is refused, and what is said then */
  refused: [wrong: string, says: string | RegExp][]
  right: string
  /** what it makes can never be changed, so Enter does nothing */
  isFinal?: true
  /** where it leads away, there is nothing to return to */
  leadsAway?: true
}

const onJob = async (): Promise<Place> => {
  const { t, noor, optioned } = atDesk()
  return { t, account: noor, address: `/admin/jobs/${(await optioned('Neel')).number}` }
}
const onClient = async (): Promise<Place> => {
  const { t, noor, desk } = atDesk()
  const { id } = await desk.clients.create({
    name: 'Neel',
    kind: 'brand',
    city: '',
    decisionKey: 'a'.repeat(32),
  })
  await desk.contacts.create({ clientId: id, name: 'Tara', email: 'tara@neel.example' })
  return { t, account: noor, address: `/admin/clients/${id}` }
}
const onPricedJob = async (): Promise<Place> => {
  const { t, noor, job } = await withMoney()
  return { t, account: noor, address: `/admin/jobs/${job.number}` }
}
const onInvoice = async (): Promise<Place> => {
  const { t, admin, invoice } = await withConfirmed()
  return { t, account: admin, address: `/admin/money/${(await invoice()).id}` }
}

/** Dialogs of the desk and of money: how each is opened, and what it takes and refuses. */
export const dialogCases: DialogCase[] = [
  {
    title: 'New job',
    at: async () => {
      const { t, noor } = atDesk()
      return { t, account: noor, address: '/admin/desk' }
    },
    opener: 'New job',
    field: 'What is it?',
    refused: [['{Backspace}', 'Enter what the job is']],
    right: 'Kori',
    leadsAway: true,
  },
  {
    title: 'Fee of Zoya',
    at: onJob,
    opener: 'Fee: Zoya',
    field: /^Fee in rupees/,
    refused: [['a lot', 'Enter an amount, for example 45000']],
    right: '45,000',
  },
  {
    title: 'Add a role',
    at: onJob,
    opener: 'Add: Roles',
    field: /^Fee/,
    refused: [['a lot', 'Enter an amount, for example 45000']],
    right: '45,000',
    before: async (user) => user.type(screen.getByLabelText('Role'), 'Bride'),
  },
  {
    title: 'Edit Tara',
    at: onClient,
    opener: 'Edit Tara',
    field: 'Email',
    refused: [['tara', 'Enter a valid email address']],
    right: 'tara@neel.example.in',
  },
  {
    title: 'Add a line',
    at: onPricedJob,
    opener: 'Add a line',
    before: async (user) => user.type(screen.getByLabelText('Words on the paper'), 'Flight'),
    field: 'Price of one, ₹',
    refused: [['a lot', 'Enter an amount in rupees']],
    right: '8,640',
  },
  {
    title: 'Client on papers',
    at: onPricedJob,
    opener: 'Client on papers',
    field: 'GSTIN, if registered',
    refused: [['29AABCT1332L1Z5', 'The last character of this GSTIN is wrong: please check it']],
    right: '07AAGFF2194N1Z1',
  },
  {
    title: 'Record payment',
    at: onInvoice,
    opener: 'Record payment',
    field: 'Sum, ₹',
    refused: [['2,00,000', 'At most ₹1,27,440.00 is owed']],
    right: '1000',
  },
  {
    title: 'Ask for more',
    at: onInvoice,
    opener: 'Ask for more',
    before: async (user) => user.type(screen.getByLabelText('Words on the note'), 'Overtime'),
    field: 'Amount before tax, ₹',
    refused: [['a lot', 'Enter an amount in rupees']],
    right: '1000',
    isFinal: true,
    leadsAway: true,
  },
  {
    title: 'Add an expense',
    at: async () => {
      const { t, admin, paid, draft } = await withStatements()
      await paid()
      return { t, account: admin, address: `/admin/money/statements/${(await draft()).id}` }
    },
    opener: 'Add an expense',
    before: async (user) => user.type(screen.getByLabelText('What for'), 'Taxi'),
    field: 'Sum, ₹',
    refused: [['twelve', 'Enter an amount in rupees']],
    right: '1,240',
  },
  {
    title: 'Write the hours of Zoya',
    at: async () => {
      const { t, noor, job, save, issue, minutesLater } = await withSheet()
      await save('05:45', '06:30')
      await issue()
      minutesLater((18 * 24 + 3) * 60)
      return { t, account: noor, address: `/admin/jobs/${job.number}/hours` }
    },
    opener: 'Write the hours of Zoya',
    before: async () => {
      fireEvent.change(screen.getByLabelText('Wrapped'), { target: { value: '16:45' } })
    },
    field: 'Break, minutes in all',
    refused: [['two', /minutes/]],
    right: '60',
  },
  {
    title: 'Who else gets it',
    at: async () => {
      const { t, noor, job } = await withSheet()
      return { t, account: noor, address: `/admin/jobs/${job.number}/call-sheet` }
    },
    opener: 'Add a person',
    before: async (user) => {
      const contact = screen.queryByLabelText('Contact')
      if (contact) await user.selectOptions(contact, 'Someone else')
      await user.type(screen.getByLabelText('Name'), 'Suresh')
    },
    field: 'Email',
    refused: [['suresh', 'Enter a valid email address']],
    right: 'suresh@example.in',
  },
  {
    title: 'New client',
    at: async () => {
      const { t, noor } = atDesk()
      return { t, account: noor, address: '/admin/clients' }
    },
    opener: 'New client',
    field: 'Name',
    refused: [['{Backspace}', 'Enter a name']],
    right: 'Neel',
    leadsAway: true,
  },
  {
    title: 'New package',
    at: async () => {
      const { t, noor } = atDesk()
      return { t, account: noor, address: '/admin/packages' }
    },
    opener: 'New package',
    field: 'Title',
    refused: [],
    right: 'Neel',
    leadsAway: true,
  },
  {
    title: 'Book Zoya out',
    at: async () => {
      const { t, noor, zoya } = atDesk()
      return { t, account: noor, address: `/admin/talents/${zoya.id}` }
    },
    opener: 'Book out',
    before: async () => {
      fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-03-20' } })
    },
    field: 'Last day',
    refused: [['2026-03-10', 'The end is before the start']],
    right: '2026-03-21',
  },
]
