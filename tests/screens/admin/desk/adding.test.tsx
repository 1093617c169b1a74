import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withPackage } from '../../../helpers/desk/packages'
import { renderDesk } from '../../../helpers/screens/deskScreens'

it('marked talents of the list become a package, which opens', async () => {
  const { t, noor } = await withPackage()
  const { user, path } = renderDesk(t, '/admin/talents', { account: noor })
  await user.click(await screen.findByRole('checkbox', { name: 'Mark Kiran' }))
  await user.click(screen.getByRole('checkbox', { name: 'Mark Ruhi' }))
  await user.click(screen.getByRole('button', { name: 'Add to a package…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 2 talents to a package' }))
  await user.type(dialog.getByRole('searchbox'), 'Rain{Enter}')
  expect(await dialog.findByText('No open package is called so. Make it a new one.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'New package “Rain”' }))
  await waitFor(() => expect(path()).toMatch(/^\/admin\/packages\/[\w-]+$/))
  const { items } = await t.as(noor).desk.packages.list({ search: 'Rain' })
  expect(items).toMatchObject([{ title: 'Rain', faces: 2 }])
})

it('a talent is added to a package from the card, and the notice says who was in it already', async () => {
  const { t, noor, modelIds, pack, models } = await withPackage()
  const { user } = renderDesk(t, `/admin/talents/${modelIds[0]}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Add to a package…' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: `Add ${models[0]?.stageName} to a package` }),
  )
  await user.click(await dialog.findByRole('button', { name: 'Add to Third Monsoon' }))
  expect(await screen.findByText('Nobody new for Third Monsoon')).toBeTruthy()
  expect(screen.getByText('Already in it: Meher.')).toBeTruthy()
  expect((await t.as(noor).desk.packages.get({ id: pack.id })).entries).toHaveLength(3)
})

it('a talent is added to a job from the card, and why another was not added stays to be read', async () => {
  const { t, noor, desk, aJob, modelIds } = await withPackage()
  const job = await aJob('Neel', ['2026-03-20'])
  const { user } = renderDesk(t, `/admin/talents/${modelIds[0]}`, { account: noor })
  const add = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add to a job…' }))
    await user.click(await screen.findByRole('button', { name: 'Add to Neel' }))
  }
  await add()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await desk.jobs.get({ number: job.number })).claims.map(({ modelName }) => modelName)).toEqual([
    'Meher',
  ])
  await add()
  expect(await screen.findByText('Meher is on this job already.')).toBeTruthy()
})

it('talents who are found for a job become a package of it', async () => {
  const { t, noor, aJob } = await withPackage()
  const job = await aJob('Neel', ['2026-03-20'])
  const { user, path } = renderDesk(t, `/admin/jobs/${job.number}?add=1`, { account: noor })
  const add = await screen.findAllByRole('button', { name: /^Add talent/ })
  await user.click(add[0] as HTMLElement)
  await user.click(await screen.findByRole('checkbox', { name: 'Mark Ruhi' }))
  await user.click(screen.getByRole('button', { name: 'Add to a package…' }))
  await user.click(await screen.findByRole('button', { name: 'New package' }))
  await waitFor(() => expect(path()).toMatch(/^\/admin\/packages\//))
  const { items } = await t.as(noor).desk.packages.list({ search: 'Neel' })
  expect(items).toMatchObject([{ title: 'Neel', jobNumber: job.number, faces: 1 }])
})
