import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('takes a talent off one date of a job, and names a confirmed one that must stay', async () => {
  const { t, noor, desk, agreed, again } = atDesk()
  const job = await agreed('Neel', ['2026-03-20', '2026-03-21'])
  const [first = ''] = job.dates.map(({ id }) => id)
  await desk.claims.confirm({ ...claimOf(job), dateIds: [first], others: 'keep' })
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const card = await screen.findByRole('region', { name: 'Zoya' })
  card.focus()
  await user.keyboard('d')
  const dialog = await screen.findByRole('dialog', { name: 'Dates of Zoya' })
  const fixed = within(dialog).getByLabelText('20 Mar · full day · confirmed: cancel it first')
  expect(fixed).toHaveProperty('disabled', true)
  await user.click(within(dialog).getByLabelText('21 Mar · full day'))
  await user.click(within(dialog).getByRole('button', { name: 'Save the dates' }))
  expect(await screen.findByText('Dates of Zoya saved')).toBeTruthy()
  expect((await again(job)).claims[0]?.dates.map(({ state }) => state)).toEqual(['confirmed', 'released'])
})

it('writes call times as all other times', async () => {
  const { t, noor, desk, agreed } = atDesk()
  const job = await agreed('Neel', ['2026-03-03'])
  const { id: dateId = '' } = job.dates[0] ?? {}
  await desk.jobs.changeDate({ jobId: job.id, dateId, version: job.version, callTime: '16:30' })
  await desk.claims.confirm(claimOf(job))
  const { go } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  expect(await screen.findByText('3 Mar · full day · Shoot · call 16:30')).toBeTruthy()
  await go('/admin/desk')
  expect((await screen.findAllByText(/, 16:30 · full day$/)).length).toBeGreaterThan(0)
})

it('offers nothing for a date that is cancelled, and says why another was released', async () => {
  const { t, noor, desk, agreed, optioned, again } = atDesk()
  const neel = await agreed('Neel', ['2026-03-20', '2026-03-21'])
  const kori = await optioned('Kori', ['2026-03-20'])
  const { job } = await desk.claims.confirm(claimOf(neel))
  const dateId = job.dates[1]?.id ?? ''
  await desk.jobs.cancelDate({ jobId: job.id, dateId, version: job.version })
  expect((await again(job)).claims[0]?.dates[1]?.state).toBe('cancelled')
  const { go } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  expect(await screen.findByRole('button', { name: 'Fee: Zoya' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask again: Zoya' })).toBeNull()
  await go(`/admin/jobs/${kori.number}`)
  expect(await screen.findByText('confirmed for another job')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask again: Zoya' })).toBeTruthy()
})

it('says when no date is left, and what happened meanwhile when a colleague was faster', async () => {
  const { t, noor, kabir, proposed } = atDesk()
  const job = await proposed('Neel', ['2026-03-20', '2026-03-21'])
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Dates: Zoya' }))
  const dialog = await screen.findByRole('dialog', { name: 'Dates of Zoya' })
  const days = within(dialog).getAllByRole('checkbox')
  for (const day of days) await user.click(day)
  expect(within(dialog).getByRole('alert').textContent).toBe('Choose at least one date')
  await user.click(days[0] as HTMLElement)
  await t.as(kabir).desk.claims.option(claimOf(job))
  await user.click(within(dialog).getByRole('button', { name: 'Save the dates' }))
  expect(await within(dialog).findByText('What happened since')).toBeTruthy()
  expect(days[0]).toHaveProperty('checked', true)
})

it('offers the travel date with a confirmation, ticked, and takes the yes for it', async () => {
  const { t, noor, desk, agreed, settle } = atDesk()
  const job = await agreed('Neel', ['2026-03-20'])
  const { job: added } = await desk.jobs.addDate({
    jobId: job.id,
    version: job.version,
    day: '2026-03-19',
    part: 'pm',
    kind: 'travel',
  })
  const shoot = added.dates.find(({ kind }) => kind === 'shoot')?.id ?? ''
  await desk.claims.setDates({ ...claimOf(added), dateIds: [shoot] })
  settle(job)
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const card = await screen.findByRole('region', { name: 'Zoya' })
  card.focus()
  await user.keyboard('c')
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Zoya' })
  expect(within(dialog).getByLabelText('19 Mar · afternoon · Travel')).toHaveProperty('checked', true)
  await user.click(within(dialog).getByLabelText('Said yes to the travel as well'))
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(within(card).getAllByText('Confirmed')).toHaveLength(2))
})
