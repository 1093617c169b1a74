import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterThisTest } from '../../../helpers/cleanUp'
import { aRestorableSite, NAME, restoresHere } from '../../../helpers/installed/restorableSite'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

/** The page of a superadmin whose site has one backup; `isDamaged`: a file of it is missing. */
async function thePage({ isDamaged = false } = {}) {
  const { t, meera, folder } = await aRestorableSite()
  if (isDamaged) rmSync(join(folder, 'agency.sqlite'))
  Object.assign(t.restores, restoresHere(t.config))
  return renderAdmin(t, '/admin/restore', { account: meera })
}

it('checks a backup, says what becomes of the site, asks, and then restarts', async () => {
  const { user } = await thePage()
  await user.click(await screen.findByRole('button', { name: `Check ${NAME}` }))
  expect(await screen.findByText('The backup is complete')).toBeDefined()
  expect(
    screen.getByText(/^It takes the place of everything that is on the site now\./).textContent,
  ).toContain('The data of now are kept on the server for two weeks.')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  afterThisTest(() => vi.unstubAllGlobals())
  await user.click(screen.getByRole('button', { name: 'Restore this backup' }))
  const question = await screen.findByRole('alertdialog', { name: 'Replace everything on the site?' })
  await user.click(within(question).getByRole('button', { name: 'Replace everything' }))
  expect(
    await screen.findByText('The site restarts with the backup. This page goes on to the sign-in by itself.'),
  ).toBeDefined()
})

it('says how many files are through while a backup is checked', async () => {
  const { t, meera } = await aRestorableSite()
  const progress = { stage: 'comparing', done: 1_200, total: 2_473 }
  Object.assign(t.restores, { state: () => ({ step: 'checking', progress }) })
  renderAdmin(t, '/admin/restore', { account: meera })
  expect(
    await screen.findByText('2 of 3: compared 1,200 of 2,473 files with what the backup says of them.'),
  ).toBeDefined()
})

it('says why a backup cannot be restored, and leads back to the choice', async () => {
  const { user } = await thePage({ isDamaged: true })
  await user.click(await screen.findByRole('button', { name: `Check ${NAME}` }))
  expect(await screen.findByText('This backup cannot be restored')).toBeDefined()
  expect(screen.getByText('The backup is incomplete: agency.sqlite is missing.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Choose another backup' }))
  expect(await screen.findByRole('button', { name: `Check ${NAME}` })).toBeDefined()
})
