import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '../../../../server/core/db/database'
import { createRestores } from '../../../../server/core/processes/restoreRun'
import { migrationsFolder } from '../../../../server/core/projectRoot'
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

/** The page of a superadmin whose restores end as the test says. */
async function thePageOfReplica(environment: NodeJS.ProcessEnv = {}) {
  const { t, meera } = await aRestorableSite()
  Object.assign(t.config, environment)
  const given: { source: string; variables: object }[] = []
  const fault = 'There is no replica at this address.'
  Object.assign(
    t.restores,
    createRestores(async (source, _hear, variables) => {
      given.push({ source, variables })
      return { printed: '', fault }
    }),
  )
  return { given, ...renderAdmin(t, '/admin/restore', { account: meera }) }
}

it('takes the address of a replica, its keys and a moment, and says why it cannot be restored', async () => {
  const { user, given } = await thePageOfReplica()
  const part = within(await screen.findByRole('region', { name: 'From the replica' }))
  expect(part.getByText(/Pictures are not in a replica: those that are here stay\./)).toBeDefined()
  await user.click(await part.findByRole('button', { name: 'Fetch the replica' }))
  expect(await part.findByText(/^Enter an address such as s3:\/\/bucket\/folder/)).toBeDefined()
  await user.type(part.getByLabelText(/^Address of the replica/), 'file:///mnt/other-disk/agency')
  await user.click(part.getByRole('button', { name: 'Fetch the replica' }))
  expect(await screen.findByText('The replica cannot be restored')).toBeDefined()
  expect(screen.getByText('There is no replica at this address.')).toBeDefined()
  expect(given).toEqual([{ source: 'replica:', variables: { REPLICA_URL: 'file:///mnt/other-disk/agency' } }])
  await user.click(screen.getByRole('button', { name: 'Choose another backup' }))
  expect(await screen.findByRole('button', { name: 'Fetch the replica' })).toBeDefined()
})

it('asks for no address of a replica that the settings of the server name', async () => {
  const { user, given } = await thePageOfReplica({ REPLICA_URL: 's3://kori/agency' })
  expect(await screen.findByText('The settings of this server name it: s3://kori/agency')).toBeDefined()
  expect(screen.queryByLabelText(/^Address of the replica/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Fetch the replica' }))
  await screen.findByText('The replica cannot be restored')
  expect(given).toEqual([{ source: 'replica:', variables: {} }])
})

it('says as of when a replica is, that pictures stay, and asks before it takes the place of the database', async () => {
  const { t, meera } = await aRestorableSite()
  const ready = { step: 'ready', madeAt: '2026-03-02T09:59:30.000Z', files: null }
  openDatabase(`${t.config.databasePath}.restored`, migrationsFolder).$client.close()
  Object.assign(t.restores, { state: () => ready })
  const { user } = renderAdmin(t, '/admin/restore', { account: meera })
  expect(await screen.findByText('The replica is complete')).toBeDefined()
  expect(screen.getByText('As of')).toBeDefined()
  expect(screen.queryByText('Files')).toBeNull()
  expect(
    screen.getByText(
      'Pictures are not in a replica: those that are on the site now stay, and one that is missing is shown as missing.',
    ),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Restore this state' }))
  expect(await screen.findByRole('alertdialog', { name: 'Replace everything on the site?' })).toBeDefined()
})
