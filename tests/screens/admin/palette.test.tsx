import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { atDesk } from '../../helpers/desk/desk'
import { renderAdmin } from '../../helpers/screens/adminScreens'
import { NOW } from '../../helpers/testApp'

const openPalette = async () => {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return within(await screen.findByRole('dialog', { name: 'Find or do' }))
}
const titles = (options: HTMLElement[]) => options.map(({ textContent }) => textContent)

it('Ctrl K finds a face, a job and a page, and opens what Enter is on; it is the first the next time', async () => {
  const d = atDesk()
  const kori = await d.optioned('Kori')
  const { user, path } = renderAdmin(d.t, '/admin/desk', { account: d.noor })
  await screen.findByRole('heading', { name: 'Desk', level: 1 })
  let palette = await openPalette()
  await user.keyboard('kor')
  // The client of the job has its name as well.
  expect(await palette.findByRole('option', { name: /^Kori ?J-/ })).toBeTruthy()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe(`/admin/jobs/${kori.number}`))
  palette = await openPalette()
  expect(titles(palette.getAllByRole('option'))[0]).toMatch(/^Kori/)
})

it('option, a name and a day place an option on the job that was used last', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  const d = atDesk()
  const kori = await d.proposed('Kori', ['2026-03-20'])
  const { user } = renderAdmin(d.t, `/admin/jobs/${kori.number}`, { account: d.noor })
  await screen.findByRole('heading', { name: 'Kori', level: 1 })
  const palette = await openPalette()
  await user.keyboard('option zoy 20 mar')
  expect(await palette.findByRole('option', { name: /^Option Zoya, 20 Mar, for Kori/ })).toBeTruthy()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect((await d.again(kori)).claims[0]?.dates[0]?.state).toBe('option'))
})

it('a booker finds a page of hers, no page of administrators, and the card of a talent', async () => {
  const d = atDesk()
  const account = anAccount(d.t, { role: 'booker' })
  const { user, path } = renderAdmin(d.t, '/admin/desk', { account })
  await screen.findByRole('heading', { name: 'Desk', level: 1 })
  const palette = await openPalette()
  await user.keyboard('repor')
  expect(await palette.findByRole('option', { name: 'Report' })).toBeTruthy()
  await user.clear(palette.getByRole('combobox'))
  await user.keyboard('audit')
  expect(await palette.findByText('Nothing found. Try a shorter word.')).toBeTruthy()
  await user.clear(palette.getByRole('combobox'))
  await user.keyboard('zoy')
  expect(await palette.findByRole('option', { name: /^Zoya/ })).toBeTruthy()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe(`/admin/talents/${d.zoya.id}`))
})
