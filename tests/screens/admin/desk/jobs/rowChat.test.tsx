import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

const opened = vi.spyOn(window, 'open').mockReturnValue(null)
beforeEach(() => void opened.mockClear())

it('a talent on a job is written to from the menu of its row, and by w', async () => {
  const { t, noor, proposed } = atDesk()
  const asha = aModel(t, { stageName: 'Asha', phone: '+919810012345' })
  const job = await proposed('Neel', undefined, undefined, asha.id)
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const row = within(await screen.findByRole('region', { name: 'Asha' }))
  expect(row.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
  expect(row.getByText('o place option · w WhatsApp · y record a yes · ? all keys')).toBeTruthy()
  await user.click(row.getByLabelText('More: Asha'))
  await user.click(row.getByRole('button', { name: 'WhatsApp: Asha' }))
  await user.keyboard('w')
  const chat = ['https://wa.me/919810012345', '_blank', 'noopener']
  expect(opened.mock.calls).toEqual([chat, chat])
})

it('without a number for WhatsApp the menu has no such line, and w says so', async () => {
  const { t, noor, proposed } = atDesk()
  const job = await proposed('Neel')
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByLabelText('More: Zoya'))
  expect(screen.queryByRole('button', { name: 'WhatsApp: Zoya' })).toBeNull()
  await user.keyboard('w')
  expect(screen.getByText('“WhatsApp” is not possible for Zoya as things are now.')).toBeTruthy()
  expect(opened).not.toHaveBeenCalled()
})

it('a talent of a job that is over is still written to, and nothing is decided', async () => {
  const { t, noor, desk, proposed } = atDesk()
  const asha = aModel(t, { stageName: 'Asha', phone: '+919810012345' })
  let job = await proposed('Neel', ['2026-03-01'], undefined, asha.id)
  job = (await desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })).job
  job = (await desk.claims.confirm(claimOf(job))).job
  for (const stage of ['agreed', 'done'] as const)
    job = (await desk.jobs.setStage({ id: job.id, version: job.version, stage })).job
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const row = within(await screen.findByRole('region', { name: 'Asha' }))
  await user.click(row.getByLabelText('More: Asha'))
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'WhatsApp: Asha',
  ])
  const chat = vi.spyOn(window, 'open').mockReturnValue(null)
  await user.click(row.getByRole('button', { name: 'WhatsApp: Asha' }))
  expect(chat).toHaveBeenCalledWith('https://wa.me/919810012345', '_blank', 'noopener')
})
