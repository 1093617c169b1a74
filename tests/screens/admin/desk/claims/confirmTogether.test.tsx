import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

/** A job on which Zoya and Asha said yes and are first. */
async function twoYeses() {
  const at = atDesk()
  const job = await at.agreed('Neel')
  const asha = aModel(at.t, { stageName: 'Asha', isActive: true })
  const { job: both } = await at.desk.claims.propose({ jobId: job.id, modelId: asha.id })
  const claim = both.claims.find(({ modelName }) => modelName === 'Asha')
  const given = { claimId: claim?.id ?? '', version: claim?.version ?? 0 }
  await at.desk.claims.recordAnswer({ ...given, answer: 'yes' })
  const states = async () => (await at.again(job)).claims.map(({ dates }) => dates[0]?.state)
  return { ...at, job, asha, states }
}

it('two talents who said yes and are first are confirmed by one press, and taken back by one', async () => {
  const { t, noor, job, desk, settle, states, again } = await twoYeses()
  settle(job)
  for (const { id, version, feePaise } of (await again(job)).claims)
    if (feePaise === null) await desk.claims.setFee({ claimId: id, version, feePaise: 1000, feeUnit: 'day' })
  for (const { id, version, isFeeAnswered } of (await again(job)).claims)
    if (!isFeeAnswered) await desk.claims.recordAnswer({ claimId: id, version, answer: 'yes' })
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const next = within(await screen.findByRole('region', { name: 'Next' }))
  expect(next.getByText('Confirm Zoya and Asha.')).toBeTruthy()
  expect(next.getByText(/Both said yes and are first\./)).toBeTruthy()
  await user.click(next.getByRole('button', { name: 'Confirm both' }))
  expect(await screen.findByText('2 confirmed')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await states()).toEqual(['confirmed', 'confirmed'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await states()).toEqual(['option', 'proposed']))
})

it('what is missing is asked once, talent by talent, and nothing is confirmed before', async () => {
  const { t, noor, job, states } = await twoYeses()
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Confirm both' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Zoya and Asha' }))
  expect(dialog.getAllByText('Not set yet: fee, usage, place, agreed price')).toHaveLength(2)
  expect(await states()).toEqual(['option', 'proposed'])
  await user.click(dialog.getByRole('button', { name: 'Confirm both' }))
  expect(await screen.findByText('2 confirmed')).toBeTruthy()
  expect(await states()).toEqual(['confirmed', 'confirmed'])
})

it('a role that would be filled beyond what is wanted is said before', async () => {
  const { t, noor, job, desk, again } = await twoYeses()
  await desk.jobs.addRole({ jobId: job.id, version: (await again(job)).version, title: 'Lead', wanted: 1 })
  const roleId = (await again(job)).roles[0]?.id ?? ''
  for (const { id, version } of (await again(job)).claims)
    await desk.claims.setRole({ claimId: id, version, roleId })
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Confirm both' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Lead: 1 wanted, 2 would be confirmed')).toBeTruthy()
})

it('a talent who cannot be confirmed is named with the reason, and the other is confirmed', async () => {
  const { t, noor, kabir, job, asha, desk, states } = await twoYeses()
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Confirm both' }))
  const dialog = within(await screen.findByRole('dialog'))
  const { job: other } = await t
    .as(kabir)
    .desk.jobs.create({ title: 'Tamba', client: 'Tamba', day: '2026-03-20' })
  const { job: held } = await desk.claims.propose({ jobId: other.id, modelId: asha.id })
  const given = { claimId: held.claims[0]?.id ?? '', version: held.claims[0]?.version ?? 0 }
  const { job: yes } = await desk.claims.recordAnswer({ ...given, answer: 'yes' })
  await desk.claims.confirm({ ...given, version: yes.claims[0]?.version ?? 0 })
  await user.click(dialog.getByRole('button', { name: 'Confirm both' }))
  const refused = within(await screen.findByRole('alert'))
  expect(refused.getByText(/^Asha: /)).toBeTruthy()
  expect((await states())[0]).toBe('confirmed')
})
