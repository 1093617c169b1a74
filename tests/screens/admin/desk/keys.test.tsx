import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { renderDesk } from '../../../helpers/screens/deskScreens'
import { testApp } from '../../../helpers/testApp'

async function twoEnquiries() {
  const t = testApp()
  anEnquiry(t, { name: 'Devika Rao' })
  anEnquiry(t, { name: 'Imran Ali' })
  const { user, unmount } = renderDesk(t, '/admin/enquiries')
  expect(await screen.findAllByRole('button', { name: /^View / })).toHaveLength(2)
  return { t, user, unmount }
}
const rowOfFocus = () => document.activeElement?.closest('tr')?.rowIndex

describe('the keys of a list', () => {
  it('lead to the search and from row to row, and rest while something is typed', async () => {
    const { user } = await twoEnquiries()
    await user.keyboard('j')
    expect(rowOfFocus()).toBe(1)
    await user.keyboard('j')
    expect(rowOfFocus()).toBe(2)
    await user.keyboard('k')
    expect(rowOfFocus()).toBe(1)
    await user.keyboard('/')
    const search = screen.getByRole('searchbox')
    expect(document.activeElement).toBe(search)
    await user.keyboard('jk')
    expect(search).toHaveProperty('value', 'jk')
  })

  it('lead from record to record in a dialog', async () => {
    const { user } = await twoEnquiries()
    await user.click(screen.getAllByRole('button', { name: /^View / })[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/^1 of 2/)).toBeTruthy()
    await user.keyboard('j')
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByText(/^2 of 2/)).toBeTruthy())
    await user.keyboard('k')
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByText(/^1 of 2/)).toBeTruthy())
  })

  it('are switched off for every page of the back office', async () => {
    const { t, user, unmount } = await twoEnquiries()
    await user.keyboard('?')
    await user.click(await screen.findByRole('checkbox', { name: 'Use these keys' }))
    await user.keyboard('{Escape}')
    await user.keyboard('j')
    expect(rowOfFocus()).toBeUndefined()
    unmount()
    const clients = renderDesk(t, '/admin/clients')
    await screen.findByRole('heading', { level: 1, name: 'Clients' })
    await clients.user.keyboard('n')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
