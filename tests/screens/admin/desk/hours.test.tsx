import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withSheet } from '../../../helpers/desk/callSheets'
import { renderDesk } from '../../../helpers/screens/deskScreens'

async function atHours() {
  const here = await withSheet()
  const { t, noor, job, save, issue, minutesLater } = here
  await save('05:45', '06:30')
  await issue()
  minutesLater((18 * 24 + 3) * 60)
  return { ...here, ...renderDesk(t, `/admin/jobs/${job.number}/hours`, { account: noor }) }
}

it('a booker writes the hours that Tara said on the phone, and texts her the link', async () => {
  const { user } = await atHours()
  expect(await screen.findByRole('heading', { name: 'Hours, Fri 20 Mar' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Write the hours of Zoya' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write the hours of Zoya' }))
  // Her face, which has no picture.
  expect(dialog.getByText('Z')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('On set').value).toBe('05:45')
  expect(dialog.getByLabelText<HTMLInputElement>('Who said so').value).toBe('Tara')
  fireEvent.change(dialog.getByLabelText('Wrapped'), { target: { value: '16:45' } })
  fireEvent.change(dialog.getByLabelText('Break, minutes in all'), { target: { value: '90' } })
  await user.click(dialog.getByLabelText('The client has confirmed them on the phone'))
  await user.click(dialog.getByRole('button', { name: 'Save hours' }))
  const group = await screen.findByRole('group', { name: 'Zoya' })
  expect(group.querySelector('[aria-hidden]')?.textContent).toBe('Z')
  const row = within(group)
  expect(await row.findByText('05:45 to 16:45, break 1 h 30 min')).toBeTruthy()
  expect(row.getByText('1 h 30 min over')).toBeTruthy()
  expect(row.getByText(/^Confirmed by Tara/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Text for Tara' }))
  const text = (await screen.findByLabelText<HTMLTextAreaElement>('The text')).value
  expect(text).toMatch(/^Hello Tara, please look over the hours/)
})

it('what is refused says why beside its field and keeps what was typed', async () => {
  const { user } = await atHours()
  await user.click(await screen.findByRole('button', { name: 'Write the hours of Zoya' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write the hours of Zoya' }))
  fireEvent.change(dialog.getByLabelText('Break, minutes in all'), { target: { value: '15' } })
  await user.click(dialog.getByRole('button', { name: 'Save hours' }))
  expect(await dialog.findByText('Enter a time as HH:MM')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Break, minutes in all').value).toBe('15')
})
