import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('the marked talents of a job are placed on option and taken back, by the key x and a press', async () => {
  const { t, noor, desk, proposed, again } = atDesk()
  const job = await proposed('Neel')
  for (const stageName of ['Asha', 'Mitali'])
    await desk.claims.propose({ jobId: job.id, modelId: aModel(t, { stageName, isActive: true }).id })
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const states = async () => (await again(job)).claims.map(({ dates }) => dates[0]?.state)
  for (const name of ['Asha', 'Mitali']) {
    ;(await screen.findByRole('region', { name })).focus()
    await user.keyboard('x')
  }
  const bar = within(await screen.findByRole('region', { name: '2 marked' }))
  await user.click(bar.getByRole('button', { name: 'Place options' }))
  expect(await screen.findByText('2 options placed')).toBeTruthy()
  expect(await states()).toEqual(['proposed', 'option', 'option'])
  expect((await screen.findAllByText('1st option')).length).toBe(2)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await states()).toEqual(['proposed', 'proposed', 'proposed']))
})

it('a talent alone on a job has no tick', async () => {
  const { t, noor, proposed } = atDesk()
  const job = await proposed('Neel')
  renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await screen.findByRole('region', { name: 'Zoya' })
  expect(screen.queryByRole('checkbox', { name: 'Mark Zoya' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Mark all' })).toBeNull()
})
