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
  expect(await palette.findByRole('option', { name: /^Kori ?Kori client/ })).toBeTruthy()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe(`/admin/jobs/${kori.number}`))
  palette = await openPalette()
  expect(titles(palette.getAllByRole('option'))[0]).toMatch(/^Kori/)
})

it('keeps what is typed before it is there, and the page does nothing by these letters', async () => {
  const d = atDesk()
  const { path } = renderAdmin(d.t, '/admin/desk', { account: d.noor })
  await screen.findByRole('heading', { name: 'Desk', level: 1 })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  for (const key of 'nchart') fireEvent.keyDown(document.body, { key })
  const palette = within(await screen.findByRole('dialog', { name: 'Find or do' }))
  expect(palette.getByRole('combobox')).toHaveProperty('value', 'nchart')
  expect(screen.queryByRole('dialog', { name: 'New job' })).toBeNull()
  expect(path()).toBe('/admin/desk')
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

const OPTION = 'option zoy 20 mar'
const firstLine = async (palette: Awaited<ReturnType<typeof openPalette>>, line: RegExp) =>
  waitFor(() => expect(titles(palette.getAllByRole('option'))[0]).toMatch(line))

it('the first line of an option says which rank results, behind whom, and that the job gets a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  const d = atDesk()
  await d.optioned('Ambar', ['2026-03-20'])
  const kori = await d.proposed('Kori', ['2026-03-20'])
  const { user } = renderAdmin(d.t, `/admin/jobs/${kori.number}`, { account: d.noor })
  await screen.findByRole('heading', { name: 'Kori', level: 1 })
  const palette = await openPalette()
  await user.keyboard(OPTION)
  await firstLine(palette, /Option Zoya, 20 Mar, for Kori\s?2nd option behind Ambar$/)
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}21 mar')
  await firstLine(palette, /Option Zoya, 21 Mar, for Kori\s?1st option\s·\sadds\s21 Mar to the job$/)
})

it('a job that has ended is passed over for the next of one’s own, with its rank', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  const d = atDesk()
  await d.optioned('Ambar', ['2026-03-20'])
  const kori = await d.proposed('Kori', ['2026-03-20'])
  await d.desk.jobs.setStage({ id: kori.id, version: kori.version, stage: 'lost', reason: 'Price' })
  await d.aJob('Neel', ['2026-03-20'])
  const { user } = renderAdmin(d.t, `/admin/jobs/${kori.number}`, { account: d.noor })
  await screen.findByRole('heading', { name: 'Kori', level: 1 })
  const palette = await openPalette()
  await user.keyboard(OPTION)
  await firstLine(palette, /Option Zoya, 20 Mar, for Neel\s?2nd option behind Ambar$/)
  expect(palette.queryByRole('option', { name: /for Kori/ })).toBeNull()
})

it('where no option can be placed the first line says why, and Enter places none', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  const d = atDesk()
  await d.desk.bookouts.add({ modelId: d.zoya.id, fromDay: '2026-03-20', toDay: '2026-03-20' })
  const kori = await d.proposed('Kori', ['2026-03-20'])
  const { user } = renderAdmin(d.t, `/admin/jobs/${kori.number}`, { account: d.noor })
  await screen.findByRole('heading', { name: 'Kori', level: 1 })
  const palette = await openPalette()
  await user.keyboard(OPTION)
  await firstLine(palette, /Not possible\. The talent is booked out on this day\.$/)
  await user.keyboard('{Enter}')
  expect(palette.getByRole('combobox')).toHaveProperty('value', OPTION)
  expect((await d.again(kori)).claims[0]?.dates[0]?.state).toBe('proposed')
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
