import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aMentorMessage } from '../../../../server/demo/builders/mentorMessages'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk } from '../../../helpers/desk/desk'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

const ROW = { name: /^M?\s*Mehr: “When is the fitting\?”/, hidden: true }

async function opened() {
  const { t, noor } = atDesk()
  const account = anAccount(t, { role: 'model', name: 'Mehr Gill', email: 'mehr@example.in' })
  const mehr = aModel(t, { accountId: account.id, stageName: 'Mehr', email: 'mehr@example.in' })
  aMentorMessage(t, mehr.id)
  const { user } = renderAdmin(t, '/admin/desk', { account: noor })
  await user.click((await screen.findAllByRole('button', ROW))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Messages of Mehr' })
  await within(dialog).findByText('When is the fitting?')
  return { user, dialog, chat: t.as(account).talent.mentorMessages }
}

it('a talent’s message is answered from the desk, and leaves it', async () => {
  const { user, dialog, chat } = await opened()
  const field = within(dialog).getByLabelText('Write to Mehr')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, 'On Tuesday at ten.')
  await user.click(within(dialog).getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(screen.queryAllByRole('button', ROW)).toEqual([]))
  expect((await chat.list({})).messages.at(-1)).toMatchObject({
    sender: 'agency',
    text: 'On Tuesday at ten.',
  })
})

it('a talent’s message that needs no answer is marked as read', async () => {
  const { user, dialog, chat } = await opened()
  await user.click(within(dialog).getByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(screen.queryAllByRole('button', ROW)).toEqual([]))
  expect((await chat.list({})).messages.map(({ isRead }) => isRead)).toEqual([true])
})
