import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { models } from '../../../../../drizzle/schema'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('a confirmation that lacks nothing and takes no day from anybody acts at once', async () => {
  const { t, noor, agreed, settle } = atDesk()
  const job = await agreed('Neel')
  settle(job)
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Confirm: Zoya' }))
  expect(await screen.findByText('Zoya is confirmed')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('one that lacks something asks once, names it, and is made by one press', async () => {
  const { t, noor, agreed, again } = atDesk()
  const job = await agreed('Neel')
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Confirm: Zoya' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Zoya' }))
  expect(dialog.getByText('Not set yet: fee, usage, place, agreed price')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Confirm anyway' }))
  expect(await screen.findByText('Zoya is confirmed')).toBeTruthy()
  expect((await again(job)).claims[0]?.dates[0]?.state).toBe('confirmed')
})

it('one that takes a day from another job names the job, its booker, the talent and the day', async () => {
  const { t, noor, kabir, agreed, settle } = atDesk()
  const job = await agreed('Neel')
  settle(job)
  const his = t.as(kabir).desk
  let { job: tamba } = await his.jobs.create({ title: 'Tamba', client: 'Tamba', day: '2026-03-20' })
  tamba = (await his.claims.propose({ jobId: tamba.id, modelId: job.claims[0]?.modelId ?? '' })).job
  await his.claims.option(claimOf(tamba))
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Confirm: Zoya' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Zoya' }))
  expect(dialog.queryByText(/Not set yet/)).toBeNull()
  expect(dialog.getByText(`${tamba.number} Tamba (Kabir) loses Zoya on 20 Mar`)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Zoya is confirmed')).toBeTruthy()
})

it('a cell of the grid asks the same about its one day', async () => {
  const { t, noor, desk, agreed, again } = atDesk()
  const job = await agreed('Neel', ['2026-03-20', '2026-03-21'])
  await desk.claims.propose({ jobId: job.id, modelId: aModel(t, { stageName: 'Asha' }).id })
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const name = 'Zoya, 21 Mar\u00a0· full day: 1st option'
  await user.click(await screen.findByRole('button', { name, hidden: true }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Zoya' }))
  expect(dialog.getByText('Not set yet: fee, usage, place, agreed price')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Confirm anyway' }))
  await waitFor(async () =>
    expect((await again(job)).claims[0]?.dates.map(({ state }) => state)).toEqual(['option', 'confirmed']),
  )
})

it('several talents at once are asked about together, each with its name', async () => {
  const { t, noor, desk, agreed, again } = atDesk()
  const job = await agreed('Neel')
  const asha = aModel(t, { stageName: 'Asha', isActive: true })
  const both = (await desk.claims.propose({ jobId: job.id, modelId: asha.id })).job
  const second = { claimId: both.claims[1]?.id ?? '', version: both.claims[1]?.version ?? 0 }
  await desk.claims.recordAnswer({ ...second, answer: 'yes' })
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Mark all' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm them' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 2 talents' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Zoya.*Not set yet: fee, usage, place, agreed price$/),
    expect.stringMatching(/Asha.*Not set yet: fee, usage, place, agreed price$/),
  ])
  await user.click(dialog.getByRole('button', { name: 'Confirm them anyway' }))
  expect(await screen.findByText('2 confirmed')).toBeTruthy()
  expect((await again(job)).claims.map(({ dates }) => dates[0]?.state)).toEqual(['confirmed', 'confirmed'])
})

it('one without a fee offers the usual rate, and confirms with it or with another amount', async () => {
  const { t, noor, zoya, agreed, again } = atDesk()
  t.db.update(models).set({ dailyRate: 45_000 }).where(eq(models.id, zoya.id)).run()
  const job = await agreed('Neel')
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Confirm: Zoya' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Zoya' }))
  const fee = dialog.getByLabelText(/^Fee in rupees, a day/) as HTMLInputElement
  expect(fee.value).toBe('45000')
  expect(document.activeElement).toBe(fee)
  expect(dialog.getByText('Not set yet: usage, place, agreed price')).toBeTruthy()
  await user.clear(fee)
  expect(dialog.getByText('Not set yet: fee, usage, place, agreed price')).toBeTruthy()
  await user.type(fee, 'dear{Enter}')
  expect(await dialog.findByText('Enter an amount, for example 45000')).toBeTruthy()
  await user.clear(fee)
  await user.type(fee, '50k{Enter}')
  expect(await screen.findByText('Zoya is confirmed')).toBeTruthy()
  expect((await again(job)).claims[0]).toMatchObject({ feePaise: 50_000_00, feeUnit: 'day' })
})
