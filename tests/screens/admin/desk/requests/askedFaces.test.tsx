import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('a request begins with the faces that are asked for, and says who is free that day', async () => {
  const { t, noor, zoya, desk, agreed } = atDesk()
  const job = await agreed('Neel', ['2026-03-20'])
  await desk.claims.confirm(claimOf(job))
  const asha = aModel(t, { stageName: 'Asha' })
  await t.visitor().site.bookings.requestShortlist({
    clientName: 'Devika Rao',
    email: 'devika@kori.example',
    phone: '+91 98100 12345',
    workType: 'Editorial',
    dateRequired: '2026-03-20',
    budgetRange: 'TBD (To Be Discussed)',
    details: 'A day in the studio.',
    modelId: zoya.id,
    otherIds: [asha.id],
  })
  const { user } = renderDesk(t, '/admin/desk', { account: noor })
  const [line] = await screen.findAllByRole('button', { name: /^Devika Rao/, hidden: true })
  await user.click(line as HTMLElement)
  await screen.findByText('A day in the studio.')
  const dialog = within(screen.getByRole('dialog', { name: 'Booking request' }))
  expect(dialog.getByRole('heading', { name: '2 are asked for' })).toBeTruthy()
  expect(dialog.queryByText('Model')).toBeNull()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(new RegExp(`Zoyaconfirmed for ${job.number} Neel$`)),
    expect.stringMatching(/Ashafree that day$/),
  ])
})
