import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentNotices } from '../../../../client/src/lib/notify'
import { atDesk } from '../../../helpers/desk/desk'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { aLine } from '../../../helpers/screens/talentScreens'

const NO_ANSWER = 'No response from the server. Check your connection and try again.'

/** A job with Zoya on its shortlist, open at a booker's. */
async function atJob() {
  const d = atDesk()
  const job = await d.proposed('Neel')
  const line = aLine()
  const { user } = renderAdmin(d.t, `/admin/jobs/${job.number}`, { account: d.noor, before: [line.link] })
  await screen.findByRole('region', { name: 'Zoya' })
  return { ...d, job, line, user }
}

describe('while the connection is broken', { tags: ['slow'] }, () => {
  it('a decision about a talent says that there is no response', async () => {
    const { line, user } = await atJob()
    line.cut()
    await user.click(screen.getByRole('button', { name: 'Place option: Zoya' }))
    expect((await screen.findByText(NO_ANSWER)).closest('[role=alert]')).toBeTruthy()
  })

  it('a note that is not added says why, and keeps its words', async () => {
    const { line, user } = await atJob()
    await user.click(screen.getByRole('button', { name: 'Note' }))
    const note = screen.getByLabelText('Note')
    await user.type(note, 'Call at six')
    line.cut()
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(currentNotices()).toMatchObject([{ title: 'Error', description: NO_ANSWER }]))
    expect(note).toHaveProperty('value', 'Call at six')
  })

  it('a failure is not shown any more once a decision was made', async () => {
    const { line, user } = await atJob()
    await user.click(screen.getByRole('button', { name: 'Note' }))
    await user.type(screen.getByLabelText('Note'), 'Call at six')
    line.cut()
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(currentNotices()).toMatchObject([{ description: NO_ANSWER }]))
    line.mend()
    await user.click(screen.getByRole('button', { name: 'Place option: Zoya' }))
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
    expect(currentNotices()).toEqual([])
  })

  it('a decision can still be undone once there is a response again', async () => {
    const { line, user } = await atJob()
    await user.click(screen.getByRole('button', { name: 'Place option: Zoya' }))
    await screen.findByText('1st option')
    line.cut()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(currentNotices()).toMatchObject([{ description: NO_ANSWER }]))
    line.mend()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByText('1st option')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('a contact that is not added says why, and keeps what was typed', async () => {
    const { t, noor, job } = await atJob()
    const line = aLine()
    const { user } = renderAdmin(t, `/admin/clients/${job.client?.id}`, {
      account: noor,
      before: [line.link],
    })
    await user.click(await screen.findByRole('button', { name: 'Add contact' }))
    const name = await within(screen.getByRole('region', { name: 'Contacts' })).findByLabelText(/^Name/)
    await user.type(name, 'Mitali Sen')
    line.cut()
    await user.click(screen.getByRole('button', { name: 'Save contact' }))
    await waitFor(() => expect(currentNotices()).toMatchObject([{ description: NO_ANSWER }]))
    expect(name).toHaveProperty('value', 'Mitali Sen')
  })

  it.each([
    {
      title: 'The job could not be created',
      at: '/admin/desk',
      open: 'New job',
      field: /^What/,
      send: 'Create job',
    },
    {
      title: 'The client could not be created',
      at: '/admin/clients',
      open: 'New client',
      field: /^Name/,
      send: 'Create client',
    },
  ])('$title says why, and the dialog keeps what was typed', async ({ title, at, open, field, send }) => {
    const { t, noor } = atDesk()
    const line = aLine()
    const { user } = renderAdmin(t, at, { account: noor, before: [line.link] })
    await user.click(await screen.findByRole('button', { name: open }))
    const dialog = within(await screen.findByRole('dialog'))
    const typed = await dialog.findByLabelText(field)
    await user.type(typed, 'Neel')
    line.cut()
    await user.click(dialog.getByRole('button', { name: send }))
    await waitFor(() => expect(currentNotices()).toMatchObject([{ title, description: NO_ANSWER }]))
    expect(typed).toHaveProperty('value', 'Neel')
  })

  it('the desk settings say why they are not saved', async () => {
    const { t } = atDesk()
    const line = aLine()
    const { user } = renderAdmin(t, '/admin/desk-settings', { before: [line.link] })
    await user.click(await screen.findByRole('button', { name: 'Edit: Requests and options' }))
    const days = screen.getByLabelText(/^Days an option lasts/)
    await user.type(days, '{Backspace}9')
    line.cut()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(currentNotices()).toMatchObject([
        { title: 'The settings could not be saved', description: NO_ANSWER },
      ]),
    )
    expect(days).toHaveProperty('value', '9')
  })
})
