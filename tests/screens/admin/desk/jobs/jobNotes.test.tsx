import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccount } from '../../../../../server/demo/builders/accounts'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

async function withNote(role: 'admin' | 'booker') {
  const d = atDesk()
  const job = await d.aJob('Neel')
  await d.desk.notes.add({ jobId: job.id, words: 'Call Devika on Friday' })
  const [note] = (await d.again(job)).activities
  const account = anAccount(d.t, { role, name: 'Asha' })
  const { user } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account })
  const activity = within(await screen.findByRole('region', { name: 'Activity' }))
  await activity.findByText('Call Devika on Friday')
  return { ...d, number: note?.number ?? 0, user, activity }
}

it('an admin deletes the words of a note after a question, and the line says so', async () => {
  const { user, activity } = await withNote('admin')
  await user.click(activity.getByRole('button', { name: 'Delete this note' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Delete this note?' }))
  await user.click(question.getByRole('button', { name: 'Delete this note' }))
  expect(await activity.findByText('The words were deleted by Asha.')).toBeTruthy()
  expect(activity.queryByText('Call Devika on Friday')).toBeNull()
  expect(activity.queryByRole('button', { name: 'Delete this note' })).toBeNull()
  expect(activity.getByText('Noor wrote a note')).toBeTruthy()
})

it('words that a colleague deleted meanwhile are shown as deleted', async () => {
  const { t, number, user, activity } = await withNote('admin')
  await user.click(activity.getByRole('button', { name: 'Delete this note' }))
  await t.as(anAccount(t, { role: 'admin', name: 'Ravi' })).admin.notes.blank({ number })
  const question = within(screen.getByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete this note' }))
  expect(await activity.findByText('The words were deleted by Ravi.')).toBeTruthy()
})

it('a booker is offered nothing of the kind', async () => {
  const { activity } = await withNote('booker')
  expect(activity.queryByRole('button', { name: 'Delete this note' })).toBeNull()
})
