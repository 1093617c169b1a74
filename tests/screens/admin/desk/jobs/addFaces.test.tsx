import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('talents for a job are narrowed down by gender, rate and who is free', async () => {
  const d = atDesk()
  aModel(d.t, { stageName: 'Asha', email: 'asha@example.in', gender: 'female', dailyRate: 20_000 })
  aModel(d.t, { stageName: 'Kiran', email: 'kiran@example.in', gender: 'male', dailyRate: 40_000 })
  await d.desk.claims.confirm(claimOf(await d.agreed('Neel')))
  const { number } = await d.aJob('Kori')
  const { user } = renderDesk(d.t, `/admin/jobs/${number}`, { account: d.noor })
  await user.click(await screen.findByRole('button', { name: 'Add talents' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add talents' }))
  const names = () =>
    dialog
      .getAllByRole('checkbox', { name: /^Mark / })
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent?.replace('Mark ', ''))
  await dialog.findByText('Zoya')
  expect(names().sort()).toEqual(['Asha', 'Kiran', 'Zoya'])
  await user.click(dialog.getByLabelText('Free on all dates'))
  await waitFor(() => expect(names().sort()).toEqual(['Asha', 'Kiran']))
  await user.type(dialog.getByLabelText('Usual rate at most'), '30,000')
  await waitFor(() => expect(names()).toEqual(['Asha']))
  await user.selectOptions(dialog.getByLabelText('Gender'), 'Male')
  expect(await dialog.findByText('Nobody found')).toBeTruthy()
})

it('talents for a job are narrowed down by language, height and age as well', async () => {
  const d = atDesk()
  d.t.db.$client.prepare('update models set languages = \'["Hindi"]\', height_cm = 178').run()
  aModel(d.t, { stageName: 'Asha', email: 'asha@example.in', heightCm: 165, languages: ['Tamil'] })
  const { number } = await d.aJob('Kori')
  const { user } = renderDesk(d.t, `/admin/jobs/${number}`, { account: d.noor })
  await user.click(await screen.findByRole('button', { name: 'Add talents' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add talents' }))
  await dialog.findByText('Zoya')
  await user.click(dialog.getByText('More filters'))
  await user.type(dialog.getByLabelText('Height from, cm'), '170')
  await waitFor(() => expect(dialog.queryByText('Asha')).toBeNull())
  expect(dialog.getByText('Zoya')).toBeTruthy()
  await user.type(dialog.getByLabelText('Language'), 'tamil')
  expect(await dialog.findByText('Nobody found')).toBeTruthy()
})

it('talents are added by keyboard alone: / opens, the arrow goes down, Enter adds one after the other', async () => {
  const d = atDesk()
  aModel(d.t, { stageName: 'Asha', email: 'asha@example.in' })
  const job = await d.aJob('Kori')
  const { user } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  await screen.findByRole('heading', { name: 'Talents' })
  await user.keyboard('/')
  await screen.findByRole('button', { name: 'Add Zoya' })
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Asha' }))
  await user.keyboard('{Enter}{Enter}')
  await waitFor(async () =>
    expect((await d.again(job)).claims.map(({ modelName }) => modelName).sort()).toEqual(['Asha', 'Zoya']),
  )
})

it('on a phone all filters are folded, and their line says how many are in use', async () => {
  const wide = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(wide(media), { matches: media === '(max-width: 47.99em)' }),
  )
  const d = atDesk()
  const { number } = await d.aJob('Kori')
  const { user } = renderDesk(d.t, `/admin/jobs/${number}`, { account: d.noor })
  await user.click(await screen.findByRole('button', { name: 'Add talents' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add talents' }))
  const fold = (await dialog.findByText('Filters')).closest('details')
  expect(fold?.open).toBe(false)
  for (const name of ['Gender', 'Type of work', 'Usual rate at most', 'Language', 'Age from'])
    expect(fold?.contains(dialog.getByLabelText(name))).toBe(true)
  expect(fold?.contains(dialog.getByLabelText('Free on all dates'))).toBe(false)
  await user.click(dialog.getByText('Filters'))
  await user.selectOptions(dialog.getByLabelText('Gender'), 'Male')
  expect(dialog.getByText('Filters, 1 in use')).toBeTruthy()
  vi.restoreAllMocks()
})
