import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('a line of a row’s menu that is pressed at once closes the menu too', async () => {
  const { t, noor, proposed } = atDesk()
  const job = await proposed('Neel')
  renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const more = await screen.findByLabelText('More: Zoya')
  // The browser tells the page later that the menu is open.
  fireEvent.click(more)
  fireEvent.click(screen.getByRole('button', { name: 'Fee: Zoya' }))
  await screen.findByRole('dialog', { name: 'Fee of Zoya' })
  await waitFor(() => expect(more.closest('details')?.open).toBe(false))
})
