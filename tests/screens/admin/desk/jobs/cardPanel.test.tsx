import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
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

it('a talent with a number is written to by the first button of the card', async () => {
  const d = atDesk()
  const asha = aModel(d.t, { stageName: 'Asha', phone: '+919810012345', email: 'asha@talent.example' })
  renderDesk(d.t, `/admin/talents/${asha.id}`, { account: d.noor })
  const chat = await screen.findByRole('link', { name: /^WhatsApp/ })
  expect(chat).toHaveProperty('href', 'https://wa.me/919810012345')
  const add = screen.getByRole('button', { name: 'Add to a job…' })
  expect(chat.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(chat.parentElement).toBe(add.parentElement)
})
