import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('a job is agreed with who agreed and how, by the Enter key', async () => {
  const { t, noor, aJob, again } = atDesk()
  const job = await aJob('Neel')
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Mark as agreed' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Did the client agree?' }))
  await user.type(
    asked.getByRole('textbox', { name: 'Who agreed, and how (optional)' }),
    'Meera, by phone{Enter}',
  )
  const activity = within(screen.getByRole('region', { name: 'Activity' }))
  expect(await activity.findByText('Meera, by phone')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await again(job)).stage).toBe('agreed')
})

it('work with a confirmed day ahead is not offered as done, and the page says when it is', async () => {
  const { t, noor, desk, agreed } = atDesk()
  const { job } = await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-20', '2026-03-21'])))
  await desk.jobs.setStage({ id: job.id, version: job.version, stage: 'agreed' })
  const { go } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  expect(await screen.findByText('The work counts as done after 21 Mar')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Work is done' })).toBeNull()
  const free = await desk.jobs.create({ title: 'A call', client: 'Neel', day: '2026-03-20' })
  await desk.jobs.setStage({ id: free.job.id, version: free.job.version, stage: 'agreed' })
  await go(`/admin/jobs/${free.job.number}`)
  expect(await screen.findByRole('button', { name: 'Work is done' })).toBeTruthy()
})

it('a closed job can be opened again', async () => {
  const { t, noor, desk, aJob } = atDesk()
  let job = await aJob('Neel')
  for (const stage of ['agreed', 'done', 'closed'] as const)
    job = (await desk.jobs.setStage({ id: job.id, version: job.version, stage })).job
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Open again' }))
  expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy()
})

it('a job that has ended keeps its days, and its next step keeps the focus near', async () => {
  const { t, noor, desk, aJob } = atDesk()
  let job = await aJob('Neel')
  for (const stage of ['agreed', 'done'] as const)
    job = (await desk.jobs.setStage({ id: job.id, version: job.version, stage })).job
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const close = await screen.findByRole('button', { name: 'Close' })
  const dates = within(screen.getByRole('region', { name: 'Dates' }))
  await user.click(dates.getByRole('button', { name: 'Edit: Dates' }))
  // A day that is still ahead makes the job agreed again.
  expect(dates.getByRole('button', { name: 'Add date' })).toBeTruthy()
  expect(dates.queryByRole('button', { name: /^(Cancel this date|Delete)/ })).toBeNull()
  close.focus()
  await user.keyboard('{Enter}')
  const again = await screen.findByRole('button', { name: 'Open again' })
  await user.tab()
  expect(document.activeElement).toBe(again)
  expect(dates.queryByRole('button', { name: 'Add date' })).toBeNull()
  expect(dates.getByRole('button', { name: /^Change/ })).toBeTruthy()
})

it('a job with a confirmed talent is not offered as lost', async () => {
  const { t, noor, desk, agreed } = atDesk()
  const { job } = await desk.claims.confirm(claimOf(await agreed('Neel')))
  renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  expect(await screen.findByRole('button', { name: 'Cancel the job' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark as lost' })).toBeNull()
})

it('to cancel an agreed job is one of its steps, never the next one', async () => {
  const { t, noor, agreed, desk, settle, again } = atDesk()
  const job = await agreed('Neel')
  settle(job)
  await desk.claims.confirm(claimOf(await again(job)))
  renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  expect(await screen.findByRole('button', { name: 'Cancel the job' })).toBeTruthy()
  const next = within(screen.getByRole('region', { name: 'Next' }))
  expect(next.getByText('The work counts as done after 20 Mar')).toBeTruthy()
  expect(next.queryByRole('button')).toBeNull()
})

it('a refused step keeps what was typed', async () => {
  const { t, noor, desk, aJob } = atDesk()
  const job = await aJob('Neel')
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Price sent' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Was the price sent?' }))
  const field = asked.getByRole('textbox', { name: 'How much, and how you sent it (optional)' })
  await desk.jobs.change({ id: job.id, version: job.version, city: 'Pune' })
  await user.type(field, '1,20,000 by email')
  await user.click(asked.getByRole('button', { name: 'Yes, it was sent' }))
  expect((await asked.findByRole('alert')).textContent).toContain('changed by a colleague in the meantime')
  expect(asked.getByDisplayValue('1,20,000 by email')).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Yes, it was sent' }))
  expect(await screen.findByText('1,20,000 by email')).toBeTruthy()
})
