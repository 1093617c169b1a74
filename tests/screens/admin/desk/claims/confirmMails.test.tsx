import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('shows the email before it is sent, and leaves it out when it is unticked', async () => {
  const { t, noor, agreed, settle, minutesLater } = atDesk()
  const job = await agreed('Neel', ['2026-03-20', '2026-03-21'])
  settle(job)
  minutesLater(3)
  const sent = t.mails().length
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Confirm: Zoya' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Zoya' })
  const tick = await within(dialog).findByLabelText('Email to Zoya, zoya@example.in')
  await user.click(within(dialog).getByText('Read the email to Zoya'))
  expect(await within(dialog).findByText('Confirmed: Neel, 20–21 Mar 2026')).toBeTruthy()
  await user.click(tick)
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Zoya is confirmed')).toBeTruthy()
  minutesLater(3)
  expect(t.mails()).toHaveLength(sent)
})
