import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

async function withJob() {
  const d = atDesk()
  const job = await d.proposed('Neel')
  const { user } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  await user.click(await screen.findByRole('button', { name: 'Add: Roles' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a role' })
  return { ...d, job, user, dialog: within(dialog) }
}

it('adds a role and gives it to a talent, who is shown under it with its fee', async () => {
  const { user, dialog } = await withJob()
  await user.type(dialog.getByLabelText(/^Role/), 'Lead')
  await user.type(dialog.getByLabelText(/^Fee in rupees/), '60,000')
  await user.click(dialog.getByRole('button', { name: 'Add role' }))
  expect(await screen.findByText('Lead × 1 · ₹60,000 for a day')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Role: Zoya' }))
  const cast = await screen.findByRole('dialog', { name: 'Role of Zoya' })
  await user.selectOptions(within(cast).getByLabelText(/^Role/), 'Lead')
  await user.click(within(cast).getByRole('button', { name: 'Save the role' }))
  expect(await screen.findByRole('heading', { name: 'Lead\u00a0· 1 wanted\u00a0· 0 confirmed' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Zoya' })).getByText('₹60,000 for a day')).toBeTruthy()
})

it('keeps what was typed, and says at the field what is wrong', async () => {
  const { user, dialog } = await withJob()
  await user.type(dialog.getByLabelText(/^Fee in rupees/), 'a lot')
  await user.click(dialog.getByRole('button', { name: 'Add role' }))
  expect(await dialog.findByText('Enter an amount, for example 45000')).toBeTruthy()
  await user.clear(dialog.getByLabelText(/^Fee in rupees/))
  await user.type(dialog.getByLabelText(/^Brief/), 'Long hair')
  await user.click(dialog.getByRole('button', { name: 'Add role' }))
  expect(await dialog.findByText('Enter what the role is')).toBeTruthy()
  expect(dialog.getByLabelText(/^Brief/)).toHaveProperty('value', 'Long hair')
})

it('keeps what was typed when a colleague was faster, and saves it when it is sent again', async () => {
  const { t, kabir, job, user, dialog } = await withJob()
  await user.type(dialog.getByLabelText(/^Role/), 'Lead')
  await t.as(kabir).desk.jobs.change({ id: job.id, version: job.version, city: 'Goa' })
  await user.click(dialog.getByRole('button', { name: 'Add role' }))
  expect(await dialog.findByText('What happened since')).toBeTruthy()
  expect(dialog.getByText(/Kabir changed the job/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Add role' }))
  expect(await screen.findByText('Lead × 1')).toBeTruthy()
})
