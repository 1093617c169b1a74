import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('a job says what to do next and why, and its one red button does it', async () => {
  const { t, noor, proposed } = atDesk()
  const job = await proposed('Neel')
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const next = within(await screen.findByRole('region', { name: 'Next' }))
  expect(next.getByText('Place an option on Zoya.')).toBeTruthy()
  await user.click(next.getByRole('button', { name: 'Place option on Zoya' }))
  expect(await next.findByText('Remind Zoya.')).toBeTruthy()
  expect(next.getByText(/Was asked and has not answered\./)).toBeTruthy()
  expect(screen.getByText('1st option')).toBeTruthy()
})

it('a step of several talents is done for all of them by one press', async () => {
  const { t, noor, desk, proposed } = atDesk()
  const job = await proposed('Neel')
  await desk.claims.propose({ jobId: job.id, modelId: aModel(t, { stageName: 'Asha' }).id })
  const { user, path } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const next = within(await screen.findByRole('region', { name: 'Next' }))
  expect(next.getByText('Place options on Zoya and Asha.')).toBeTruthy()
  await user.click(next.getByRole('button', { name: 'Place both options' }))
  expect(await next.findByText('Remind Zoya and Asha.')).toBeTruthy()
  expect(screen.getAllByText('1st option')).toHaveLength(2)
  await user.click(next.getByRole('button', { name: 'Remind both' }))
  expect(path()).toBe(`/admin/jobs/${job.number}/messages/remind`)
})

it('the keys act on the first talent at once, and a key that does nothing says why', async () => {
  const { t, noor, desk, proposed } = atDesk()
  const job = await proposed('Neel')
  await desk.claims.propose({ jobId: job.id, modelId: aModel(t, { stageName: 'Asha' }).id })
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const zoya = await screen.findByRole('region', { name: 'Zoya' })
  await user.keyboard('h')
  expect(screen.getByText('“Challenge” is not possible for Zoya as things are now.')).toBeTruthy()
  await user.keyboard('o')
  expect(await within(zoya).findByText('1st option')).toBeTruthy()
  await user.keyboard('j')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Asha' })))
})

it('what More opens is closed by a press beside it, and by Escape', async () => {
  const { t, noor, proposed } = atDesk()
  const job = await proposed('Neel')
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const more = await screen.findByLabelText('More: Zoya')
  const isOpen = () => more.closest('details')?.open
  await user.click(more)
  expect(isOpen()).toBe(true)
  await user.click(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(isOpen()).toBe(false))
  await user.click(more)
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(more)
})

it('a job that is over, and one without talents, say why its keys do nothing', async () => {
  const { t, noor, desk, aJob } = atDesk()
  const job = await aJob('Neel')
  const { user, unmount } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await screen.findByRole('heading', { name: 'Talents' })
  await user.keyboard('c')
  expect(screen.getByText('Nobody is on this job yet: / adds talents.')).toBeTruthy()
  unmount()
  await desk.jobs.setStage({ id: job.id, version: job.version, stage: 'lost', reason: 'Price' })
  const over = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await screen.findByRole('heading', { name: 'Talents' })
  await over.user.keyboard('c')
  expect(screen.getByText('This job is not worked on any more.')).toBeTruthy()
})

it('a yes with a condition is settled by the row as by the red button', async () => {
  const { t, noor, desk, optioned } = atDesk()
  const job = await optioned('Neel')
  await desk.claims.recordAnswer({ ...claimOf(job), answer: 'conditional', words: 'By ten' })
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  expect(await screen.findByRole('button', { name: 'Settle with Zoya' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Settle: Zoya' }))
  expect(await screen.findByRole('dialog', { name: 'Answer of Zoya' })).toBeTruthy()
})
