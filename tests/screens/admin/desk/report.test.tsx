import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk, claimOf, DAY } from '../../../helpers/desk/desk'
import { renderDesk } from '../../../helpers/screens/deskScreens'
import { brokenLine } from '../../../helpers/screens/renderScreen'

const table = (name: string) => screen.findByRole('table', { name })
const figures = (of: HTMLElement, name: string) =>
  within(within(of).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

/** Zoya is confirmed for Neel on two days, and Kori’s option on her was released. */
async function aWeek() {
  const d = atDesk()
  const agreed = await d.agreed('Neel', ['2026-03-20', '2026-03-21'])
  await d.desk.claims.confirm({ ...claimOf(agreed), others: 'release' })
  const kori = await d.optioned('Kori', ['2026-03-23'])
  await d.desk.claims.release({ ...claimOf(kori), reason: 'client' })
  return d
}

it('shows the week beside the one before, and what a figure counted', async () => {
  const { t, noor } = await aWeek()
  const { user, path } = renderDesk(t, '/admin/desk', { account: noor })
  await user.click(await screen.findByRole('link', { name: 'Report' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Report' })).toBeTruthy()
  expect(
    await screen.findByText('2 Mar – 8 Mar, compared with 23 Feb – 1 Mar. This week so far.'),
  ).toBeTruthy()
  const options = await table('Options')
  expect(figures(options, 'Placed')).toEqual(['3', '0'])
  // A table below another is read with its heads, and shows them once above.
  expect(within(options).getByRole('columnheader', { name: 'Week before' })).toBeTruthy()
  expect(within(await table('By talent')).getByRole('columnheader', { name: 'Week before' })).toBeTruthy()
  expect(figures(options, 'Confirmed')).toEqual(['2', '0'])
  expect(figures(options, 'Released')).toEqual(['1', '0'])
  expect(figures(await table('By talent'), 'Zoya')).toEqual(['2', '0'])
  expect(figures(await table('By client'), 'Neel client')).toEqual(['2', '0'])
  expect(figures(await table('By booker'), 'Noor')).toEqual(['2', '0'])
  expect(screen.queryByRole('link', { name: 'Next week' })).toBeNull()
  await user.click(within(options).getByRole('link', { name: '1' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Options released' })).toBeTruthy()
  expect(path()).toBe('/admin/desk/report/released?unit=week&day=2026-03-02')
  expect((await screen.findByRole('link', { name: 'Kori' })).getAttribute('href')).toBe(
    '/admin/jobs/J-2526-0002',
  )
  await user.click(screen.getByRole('link', { name: 'Back to the report' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Report' })).toBeTruthy()
})

it('shows what confirmed dates are worth, and leads to those without a fee', async () => {
  const d = await aWeek()
  const lune = await d.agreed('Lune', ['2026-03-24', '2026-03-25'])
  d.settle(lune)
  await d.desk.claims.confirm({ ...claimOf(await d.again(lune)), others: 'release' })
  const { user, path } = renderDesk(d.t, '/admin/desk/report', { account: d.noor })
  const value = await table('Value')
  expect(figures(value, 'Confirmed')).toEqual(['₹90,000', '₹0'])
  expect(figures(value, 'Confirmed without a fee')).toEqual(['2', '0'])
  expect(figures(await table('Value by client'), 'Lune client')).toEqual(['₹90,000', '₹0'])
  expect(figures(await table('Value by booker'), 'Noor')).toEqual(['₹90,000', '₹0'])
  expect(figures(await table('Value by talent'), 'Zoya')).toEqual(['₹90,000', '₹0'])
  await user.click(within(value).getByRole('link', { name: '2' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirmed without a fee' })).toBeTruthy()
  expect(path()).toBe('/admin/desk/report/withoutFee?unit=week&day=2026-03-02')
  expect(await screen.findAllByRole('link', { name: 'Neel' })).toHaveLength(2)
})

it('goes to the week before by a key, and to a month by the choice', async () => {
  const d = await aWeek()
  d.t.later(7 * DAY)
  const { user } = renderDesk(d.t, '/admin/desk/report', { account: d.noor })
  expect(figures(await table('Options'), 'Placed')).toEqual(['0', '3'])
  await user.keyboard('[[')
  expect(await screen.findByText(/^2 Mar – 8 Mar, compared with/)).toBeTruthy()
  expect(figures(await table('Options'), 'Placed')).toEqual(['3', '0'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Month')
  expect(await screen.findByText(/^1 Mar – 31 Mar, compared with 1 Feb/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Previous month' })).toBeTruthy()
})

it('says that nothing was counted, and still who had no day', async () => {
  const { t, noor } = atDesk()
  const { user } = renderDesk(t, '/admin/desk/report', { account: noor })
  expect(await screen.findByText('Nothing happened in this period')).toBeTruthy()
  const idle = await table('Not working')
  expect(figures(idle, 'For 60 days')).toEqual(['1', '1'])
  await user.click(within(idle).getAllByRole('link', { name: '1' })[0] as HTMLElement)
  expect(await screen.findByText('Zoya')).toBeTruthy()
  expect(screen.getByText('Never')).toBeTruthy()
})

it('says when it cannot be loaded, with a way to try again', async () => {
  const { t, noor } = atDesk()
  renderDesk(t, '/admin/desk/report', { account: noor, before: [brokenLine] })
  expect((await screen.findAllByText('Error loading the report')).length).toBeGreaterThan(0)
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
})
