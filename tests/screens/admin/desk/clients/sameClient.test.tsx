import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccount } from '../../../../../server/demo/builders/accounts'
import { renderDesk } from '../../../../helpers/screens/deskScreens'
import { testApp } from '../../../../helpers/testApp'

it('a client that is not the same as another is asked about once', async () => {
  const t = testApp()
  const noor = anAccount(t, { role: 'booker', name: 'Noor' })
  const { desk } = t.as(noor)
  const [neel, sons] = [
    await desk.clients.create({ name: 'Neel' }),
    await desk.clients.create({ name: 'Neel & Sons' }),
  ]
  for (const [{ id: clientId }, email] of [
    [neel, 'meera@neel.example'],
    [sons, 'arjun@neel.example'],
  ] as const)
    await desk.contacts.create({ clientId, name: 'Meera', email })
  const { user } = renderDesk(t, `/admin/clients/${neel.id}`, { account: noor })
  expect(await screen.findByText('Same as Neel & Sons?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'No, they are different clients' }))
  await waitFor(() => expect(screen.queryByText('Same as Neel & Sons?')).toBeNull())
  expect((await desk.clients.get({ id: neel.id })).maybeSame).toEqual([])
})
