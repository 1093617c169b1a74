import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('opens a talent’s card beside the job, by press or by key, and goes on to its page', async () => {
  const d = atDesk()
  const job = await d.proposed('Show')
  const { user, path } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  await user.click(await screen.findByRole('link', { name: 'Zoya' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Zoya' }))
  expect(await panel.findByRole('heading', { name: 'Sizes' })).toBeTruthy()
  expect(path()).toBe(`/admin/jobs/${job.number}`)
  await user.click(panel.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('v')
  const again = within(await screen.findByRole('dialog', { name: 'Zoya' }))
  await user.click(await again.findByRole('link', { name: 'Open page' }))
  await waitFor(() => expect(path()).toBe(`/admin/talents/${d.zoya.id}`))
})
