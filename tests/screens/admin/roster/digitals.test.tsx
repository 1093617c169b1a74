import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { lostSending } from '../../../helpers/screens/slowNetwork'
import { testApp } from '../../../helpers/testApp'

const world = () => {
  const t = testApp()
  const account = anAccount(t, { role: 'booker', name: 'Kavya Menon' })
  const asha = aModel(t, { stageName: 'Asha', isActive: true })
  aPicture(t, asha.id, { type: 'polaroid_back' })
  return { t, account, asha }
}
const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const states = () =>
  within(screen.getByRole('list', { name: 'Digitals of Asha' }))
    .getAllByRole('listitem')
    .map(({ lastChild }) => lastChild?.textContent)

describe('digitals in a row of measuring', () => {
  it('are added at once, and the row says which are there', async () => {
    lostSending().mend()
    const { t, account } = world()
    const { user } = renderAdmin(t, '/admin/measuring', { account })
    const input = await screen.findByLabelText('Add digitals of Asha')
    expect(states()).toEqual(['front: missing', 'left: missing', 'right: missing', 'back: there'])
    await user.upload(input, [picture('IMG_1.jpg'), picture('IMG_2.jpg'), picture('IMG_3.jpg')])
    expect(await screen.findByText('Added: front, left, right.')).toBeTruthy()
    expect(states()).toEqual(['front: there', 'left: there', 'right: there', 'back: there'])
  })

  it('keep each refused file with its name and reason', async () => {
    const { t, account } = world()
    renderAdmin(t, '/admin/measuring', { account })
    const drop = (await screen.findByLabelText('Add digitals of Asha')).closest('li')?.lastElementChild
    const heavy = picture('heavy.jpg')
    Object.defineProperty(heavy, 'size', { value: 10 * 1024 * 1024 + 1 })
    const files = [new File(['x'], 'notes.txt', { type: 'text/plain' }), heavy]
    fireEvent.drop(drop as Element, { dataTransfer: { files } })
    expect(await screen.findByText('notes.txt')).toBeTruthy()
    screen.getByText('Only pictures are taken: JPEG, PNG, WebP or AVIF.')
    screen.getByText('heavy.jpg')
    screen.getByText('This picture is larger than 10 MB.')
  })
})

it('offers to upload a digital again on the card when the server did not answer', async () => {
  const line = lostSending()
  const { t, account, asha } = world()
  const { user } = renderAdmin(t, `/admin/talents/${asha.id}`, { account })
  await user.upload(await screen.findByLabelText('Change the back digital'), picture('IMG_9.jpg'))
  expect(await screen.findByText('IMG_9.jpg')).toBeTruthy()
  await screen.findByText('No response from the server. Check your connection and try again.')
  line.mend()
  await user.click(screen.getByRole('button', { name: 'Upload again' }))
  await waitFor(() => expect(screen.queryByText('IMG_9.jpg')).toBeNull())
  expect(await screen.findByText('Added: back.')).toBeTruthy()
})
