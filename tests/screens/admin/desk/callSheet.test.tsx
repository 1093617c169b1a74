import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withSheet } from '../../../helpers/desk/callSheets'
import { atDesk } from '../../../helpers/desk/desk'
import { renderDesk } from '../../../helpers/screens/deskScreens'

it('a booker issues the next sheet with one sentence of what changed, and sends it', async () => {
  const { t, noor, job, save, issue, linkOf } = await withSheet()
  await save('06:15', '06:15')
  await issue()
  const { user } = renderDesk(t, `/admin/jobs/${job.number}/call-sheet`, { account: noor })
  expect(await screen.findByRole('heading', { name: 'Call sheet 1, Fri 20 Mar' })).toBeTruthy()
  expect(screen.getByRole('link', { name: job.title }).getAttribute('href')).toBe(`/admin/jobs/${job.number}`)
  expect(screen.getByRole('button', { name: 'Add a person' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Call, Zoya'), { target: { value: '05:45' } })
  expect(screen.getByText('Zoya: call 05:45, not 06:15.')).toBeTruthy()
  expect(screen.getByText('was 06:15')).toBeTruthy()
  expect(screen.getByText(/Goes to 2 people: WhatsApp 1, Email 1\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Issue sheet 2' }))
  const send = await screen.findByRole('button', { name: 'Send 1 by WhatsApp' })
  await waitFor(() => expect(document.activeElement).toBe(send))
  await user.click(send)
  expect(screen.getByRole('heading', { name: 'Call sheet 2, Fri 20 Mar' })).toBeTruthy()
  const dialog = within(await screen.findByRole('dialog', { name: 'Send by WhatsApp' }))
  const text = (await dialog.findByLabelText<HTMLTextAreaElement>('The text')).value
  expect(text).toMatch(/^Zoya, call 05:45, Fri 20 Mar\nChanged: Zoya: call 05:45, not 06:15\.\n/)
  await user.click(dialog.getByRole('button', { name: 'Skip' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Zoya was told by phone' }))
  expect(await screen.findByText(/told by phone/, { selector: 'span' })).toBeTruthy()
  expect(await linkOf('Zoya')).not.toBe('')
})

it('after somebody joined or left a day, its next sheet is issued without a change by hand', async () => {
  const { t, noor, job, desk, again, save, issue, zoyas } = await withSheet()
  await save('06:15', '06:15')
  await issue()
  const version = (await again(job)).claims.find(({ id }) => id === zoyas)?.version ?? 0
  await desk.claims.cancel({ claimId: zoyas, version })
  const { user } = renderDesk(t, `/admin/jobs/${job.number}/call-sheet`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Issue sheet 2' }))
  expect(await screen.findByRole('heading', { name: 'Call sheet 2, Fri 20 Mar' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Issue sheet/ })).toBeNull())
})

it('a day on which nobody is confirmed leads to the job, and cannot be issued', async () => {
  const { t, noor, aJob } = atDesk()
  const job = await aJob('Neel')
  renderDesk(t, `/admin/jobs/${job.number}/call-sheet`, { account: noor })
  expect(await screen.findByRole('link', { name: 'Confirm a talent' })).toHaveProperty(
    'href',
    expect.stringContaining(`/admin/jobs/${job.number}`),
  )
  expect(screen.queryByRole('button', { name: 'Issue sheet 1' })).toBeNull()
})

it('a refused issue says why, and keeps what was typed', async () => {
  const { t, noor, job } = await withSheet()
  const { user } = renderDesk(t, `/admin/jobs/${job.number}/call-sheet`, { account: noor })
  const food = await screen.findByLabelText('Food')
  // What stops it stands there before the press.
  const missing = screen.getByText('Missing before it can be issued: a call time.')
  const button = screen.getByRole('button', { name: 'Issue sheet 1' })
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.contains(missing)).toBe(true)
  fireEvent.change(food, { target: { value: 'Lunch 13:00' } })
  await user.click(screen.getByRole('button', { name: 'Issue sheet 1' }))
  expect(within(await screen.findByRole('alert')).getByText('Give a call time')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Food').value).toBe('Lunch 13:00')
  await waitFor(() => expect(document.activeElement).toBe(button))
  fireEvent.change(screen.getByLabelText('Where'), { target: { value: '' } })
  expect(screen.getByText('Missing before it can be issued: where it is, a call time.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Where'), { target: { value: 'Versova jetty' } })
  fireEvent.change(screen.getByLabelText('Call, Zoya'), { target: { value: '06:15' } })
  expect(screen.queryByText(/^Missing before/)).toBeNull()
})

it('on a phone the parts are folded to one line each, and one is open at a time', async () => {
  const { t, noor, job, save } = await withSheet()
  await save('05:45', '06:30')
  const { user } = renderDesk(t, `/admin/jobs/${job.number}/call-sheet`, { account: noor })
  const fold = (name: RegExp) => screen.getByRole('button', { name, hidden: true })
  await screen.findByLabelText('Food')
  const isOpen = (name: RegExp) => fold(name).getAttribute('aria-expanded')
  expect(fold(/^Place/).textContent).toContain('Versova jetty, gate 1, Fisheries Road, Andheri West')
  expect(fold(/^Calls/).textContent).toContain('2 talents, from 05:45')
  fold(/^Place/).focus()
  await user.keyboard('{Enter}')
  expect(isOpen(/^Place/)).toBe('true')
  fold(/^Calls/).focus()
  await user.keyboard('{Enter}')
  expect([isOpen(/^Place/), isOpen(/^Calls/)]).toEqual(['false', 'true'])
})

it('a long address wraps in its field, stays one line, and takes a pasted line break as a comma', async () => {
  const { t, noor, job } = await withSheet()
  const { user } = renderDesk(t, `/admin/jobs/${job.number}/call-sheet`, { account: noor })
  const address = await screen.findByLabelText<HTMLTextAreaElement>('Address')
  expect(address.tagName).toBe('TEXTAREA')
  expect(address.rows).toBe(1)
  await user.clear(address)
  await user.click(address)
  await user.paste('Fisheries Road\nAndheri West')
  await user.keyboard('{Enter}')
  expect(address.value).toBe('Fisheries Road, Andheri West')
})

it('All 15 min earlier moves calls, the lines of the day and wrap, and says beside each what it was', async () => {
  const { t, noor, job, save, issue } = await withSheet()
  const schedule = [
    { time: '06:15', what: 'Hair and make-up' },
    { time: '13:30', what: 'Lunch' },
  ]
  await save('06:15', '06:45', { schedule, wrap: '17:30' })
  await issue()
  const { user } = renderDesk(t, `/admin/jobs/${job.number}/call-sheet`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'All 15 min earlier' }))
  const valuesOf = (label: string) =>
    screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value)
  expect(valuesOf('Call, Zoya')).toEqual(['06:00'])
  expect(valuesOf('Call, Kiran')).toEqual(['06:30'])
  expect(valuesOf('Time')).toEqual(['06:00', '13:15'])
  expect(valuesOf('Wrap, about')).toEqual(['17:15'])
  for (const was of ['was 13:30', 'was 17:30', 'was 06:45']) expect(screen.getByText(was)).toBeTruthy()
  expect(screen.getAllByText('was 06:15')).toHaveLength(2)
  expect(screen.getByText(/Wrap 17:15, not 17:30\. The lines of the day and arrival are new\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'All 15 min later' }))
  expect(screen.queryByText(/^was /)).toBeNull()
})
