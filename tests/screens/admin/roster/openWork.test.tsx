import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk, claimOf } from '../../../helpers/desk/desk'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

async function withConfirmedZoya() {
  const d = atDesk()
  const job = await d.agreed('Neel', ['2026-03-20'])
  await d.desk.claims.confirm(claimOf(job))
  return { ...d, job }
}

it('D22 the question before a model is deleted lists the jobs that lose them, below its sentence', async () => {
  const { t, zoya, job } = await withConfirmedZoya()
  const { user } = renderAdmin(t, `/admin/models/${zoya.id}`)
  await user.click(await screen.findByRole('button', { name: /^Delete/ }))
  const dialog = await screen.findByRole('alertdialog')
  const link = await within(dialog).findByRole('link', { name: `${job.number} Neel` })
  expect(link.getAttribute('href')).toBe(`/admin/jobs/${job.number}`)
  expect(link.closest('li')?.textContent).toBe(`${job.number} Neel: confirmed for 20 Mar`)
  expect(within(dialog).getByText(/This action cannot be undone\./)).toBeTruthy()
})

it('D22 a model who is no longer assigned shows what is still open on the desk', async () => {
  const { t, zoya, job } = await withConfirmedZoya()
  const { user } = renderAdmin(t, `/admin/models/${zoya.id}`)
  const assigned = await screen.findByRole('switch', { name: 'Zoya on the roster' })
  expect(screen.queryByText(/Still open on the desk/)).toBeNull()
  await user.click(assigned)
  expect(await screen.findByText('Zoya is not assigned. Still open on the desk:')).toBeTruthy()
  expect(screen.getByRole('link', { name: `${job.number} Neel` })).toBeTruthy()
})
