import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'
import { aSlowLine } from '../../../../helpers/screens/slowNetwork'

/** A job whose booker places an option on Zoya and leaves the page before the server has answered. */
async function pressedAndLeft(colleague?: (desk: ReturnType<typeof atDesk>, job: Job) => Promise<unknown>) {
  const at = atDesk()
  const job = await at.proposed('Neel')
  const { link, hold, holdAnswers, release } = aSlowLine()
  const { user } = renderDesk(at.t, `/admin/jobs/${job.number}`, { account: at.noor, before: [link] })
  await screen.findByRole('region', { name: 'Zoya' })
  if (colleague) hold('desk.claims.option')
  else holdAnswers('desk.claims.option')
  await user.keyboard('o')
  await colleague?.(at, job)
  await user.click(screen.getByRole('link', { name: 'All jobs' }))
  await screen.findByRole('heading', { name: 'Jobs' })
  release()
  return user
}
type Job = Awaited<ReturnType<ReturnType<typeof atDesk>['proposed']>>

it('a decision can be taken back also where its job was left before the server answered', async () => {
  const user = await pressedAndLeft()
  expect(await screen.findByText('Option placed on Zoya')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeTruthy()
})

it('a decision that is refused after its job was left says so', async () => {
  await pressedAndLeft(({ t, kabir }, job) => t.as(kabir).desk.claims.release(claimOf(job)))
  expect(await screen.findByText('The decision was not made')).toBeTruthy()
})

it('a press about several talents can be taken back also where their job was left', async () => {
  const { t, noor, desk, proposed } = atDesk()
  const job = await proposed('Neel')
  await desk.claims.propose({ jobId: job.id, modelId: aModel(t, { stageName: 'Asha', isActive: true }).id })
  const { link, holdAnswers, release } = aSlowLine()
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor, before: [link] })
  await user.click(await screen.findByRole('button', { name: 'Mark all' }))
  holdAnswers('desk.claims.bulk')
  const bar = within(await screen.findByRole('region', { name: '2 marked' }))
  await user.click(bar.getByRole('button', { name: 'Place options' }))
  await user.click(screen.getByRole('link', { name: 'All jobs' }))
  await screen.findByRole('heading', { name: 'Jobs' })
  release()
  expect(await screen.findByText('2 options placed')).toBeTruthy()
})
