import { screen, waitFor, within } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useFirstField } from '../../../../client/src/admin/forms/useFirstField'
import { atDesk } from '../../../helpers/desk/desk'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

it('a dialog that asks something begins in its first field', async () => {
  const { t, noor, optioned } = atDesk()
  const job = await optioned('Neel')
  const { user, go } = renderAdmin(t, '/admin/desk', { account: noor })
  await screen.findByRole('button', { name: 'New job' })
  await user.keyboard('n')
  const call = within(await screen.findByRole('dialog', { name: 'New job' }))
  const client = await call.findByLabelText('Client')
  await waitFor(() => expect(client).toBe(document.activeElement))
  await user.keyboard('Neel')
  expect(call.getByLabelText('Client')).toHaveProperty('value', 'Neel')
  await go(`/admin/jobs/${job.number}`)
  await user.click(await screen.findByRole('button', { name: 'Fee: Zoya' }))
  const fee = within(await screen.findByRole('dialog', { name: 'Fee of Zoya' }))
  await waitFor(() => expect(fee.getByLabelText(/^Fee in rupees/)).toBe(document.activeElement))
  await user.click(fee.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Add talents' }))
  const search = await screen.findByLabelText('Search by name or city')
  await waitFor(() => expect(search).toBe(document.activeElement))
})

it('the focus is in the first field as soon as it is drawn, not after a moment in which another can be chosen', async () => {
  // As in a browser, where nobody waits for what React has put off.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const Form = () => {
    const fields = useFirstField<HTMLDivElement>()
    return (
      <div ref={fields}>
        <input aria-label="Title" />
        <input aria-label="Brand" />
      </div>
    )
  }
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const drawn = new Promise((resolve) => new MutationObserver(resolve).observe(page, { childList: true }))
  root.render(<Form />)
  await drawn
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Title')
  root.unmount()
  page.remove()
})
