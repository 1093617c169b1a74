import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk, claimOf, states } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

async function confirmedOnTwoDays() {
  const at = atDesk()
  const agreed = await at.agreed('Neel', ['2026-03-20', '2026-03-21'])
  const { job } = await at.desk.claims.confirm(claimOf(agreed))
  const { user } = renderDesk(at.t, `/admin/jobs/${job.number}`, { account: at.noor })
  return { ...at, job, user }
}

it('asks before it cancels a confirmed talent, and keeps the dates that are unticked', async () => {
  const { user, job, again } = await confirmedOnTwoDays()
  await user.click(await screen.findByRole('button', { name: 'Cancel dates: Zoya' }))
  let dialog = within(await screen.findByRole('dialog', { name: 'Cancel the dates of Zoya?' }))
  await user.click(dialog.getByRole('button', { name: 'Keep them' }))
  expect(states(await again(job))).toEqual(['confirmed', 'confirmed'])

  await user.click(screen.getByRole('button', { name: 'Cancel dates: Zoya' }))
  dialog = within(await screen.findByRole('dialog', { name: 'Cancel the dates of Zoya?' }))
  await user.click(dialog.getByLabelText('20 Mar · full day'))
  await user.click(dialog.getByRole('button', { name: 'Cancel these dates' }))
  expect(await screen.findByText('Zoya is cancelled')).toBeTruthy()
  expect(states(await again(job))).toEqual(['confirmed', 'cancelled'])
})

it('asks for at least one date, and records that a talent fell out', async () => {
  const { user, job, again } = await confirmedOnTwoDays()
  await user.click(await screen.findByRole('button', { name: 'Dropped out: Zoya' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Has Zoya dropped out?' }))
  const [one, other] = ['20 Mar · full day', '21 Mar · full day']
  for (const day of [one, other]) await user.click(dialog.getByLabelText(day))
  await user.click(dialog.getByRole('button', { name: 'Free these dates' }))
  expect(dialog.getByText('Choose at least one date')).toBeTruthy()
  expect(states(await again(job))).toEqual(['confirmed', 'confirmed'])
  for (const day of [one, other]) await user.click(dialog.getByLabelText(day))
  await user.click(dialog.getByRole('button', { name: 'Free these dates' }))
  await expect.poll(async () => states(await again(job))).toEqual(['withdrawn', 'withdrawn'])
})
