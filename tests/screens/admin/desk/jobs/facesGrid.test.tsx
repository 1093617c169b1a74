import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderAdmin } from '../../../../helpers/screens/adminScreens'
import { lookAway, restoreVisibility } from '../../../../helpers/screens/pageVisibility'

afterEach(restoreVisibility)

async function twoByTwo() {
  const d = atDesk()
  const job = await d.proposed('Neel', ['2098-03-20', '2098-03-21'])
  const { id: modelId } = aModel(d.t, { stageName: 'Asha', isActive: true })
  const { job: both } = await d.desk.claims.propose({ jobId: job.id, modelId })
  const { user } = renderAdmin(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  const grid = within(await screen.findByRole('table', { name: 'Talents by dates', hidden: true }))
  const cell = (name: string) => grid.getByRole('button', { name, hidden: true })
  const statesOf = async (at: number) => (await d.again(job)).claims[at]?.dates.map(({ state }) => state)
  return { ...d, job, both, user, cell, statesOf }
}

it('a cell of the grid decides about one talent on one date, and the other date stays', async () => {
  const { user, cell, statesOf } = await twoByTwo()
  await user.click(cell('Asha, Mar 21, 2098 · full day: Proposed'))
  const opened = within(await screen.findByRole('dialog', { name: 'Asha, Mar 21, 2098 · full day' }))
  expect(
    opened.getByText('This is about this day only. Emails wait while you can still undo it.'),
  ).toBeTruthy()
  await user.click(opened.getByRole('button', { name: 'Place option' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await statesOf(1)).toEqual(['proposed', 'option'])
  expect(cell('Asha, Mar 21, 2098 · full day: 1st option')).toBeTruthy()
})

it('one day is confirmed, and the option on the other day stays', async () => {
  const { desk, again, settle, job, user, cell, statesOf } = await twoByTwo()
  settle(job)
  await desk.claims.option(claimOf(await again(job)))
  await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
  act(lookAway)
  await user.click(await waitFor(() => cell('Zoya, Mar 20, 2098 · full day: 1st option')))
  const opened = within(await screen.findByRole('dialog'))
  await user.click(await opened.findByRole('button', { name: 'Confirm' }))
  await waitFor(async () => expect(await statesOf(0)).toEqual(['confirmed', 'option']))
})

it('a refused press says what happened in the meantime', async () => {
  const { t, kabir, both, user, cell } = await twoByTwo()
  await user.click(cell('Zoya, Mar 20, 2098 · full day: Proposed'))
  await t.as(kabir).desk.claims.release(claimOf(both))
  const opened = within(await screen.findByRole('dialog'))
  await user.click(opened.getByRole('button', { name: 'Place option' }))
  expect((await opened.findByRole('alert')).textContent).toContain('Kabir released Zoya')
})

it('a job with one date has no grid', async () => {
  const { t, noor, proposed } = atDesk()
  const job = await proposed('Neel')
  renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  await screen.findByRole('region', { name: 'Zoya' })
  expect(screen.queryByRole('table', { name: 'Talents by dates', hidden: true })).toBeNull()
})
