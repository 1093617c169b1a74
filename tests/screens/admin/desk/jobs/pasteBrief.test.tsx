import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

async function pasting(text: string) {
  const world = atDesk()
  const { user, path } = renderDesk(world.t, '/admin/desk', { account: world.noor })
  await user.click(await screen.findByRole('button', { name: 'New job' }))
  await user.click(await screen.findByRole('button', { name: 'Paste a message' }))
  await user.click(await screen.findByLabelText('What was written'))
  await user.paste(text)
  // The proposal is a dialog of its own, of the same name.
  await screen.findByRole('button', { name: 'Create job' })
  const dialog = within(screen.getByRole('dialog', { name: 'A message becomes a job' }))
  return { ...world, user, path, dialog }
}
const typedIn = (field: HTMLElement) => (field as HTMLInputElement).value

it('a pasted message fills in a job, shows which words it came from, and saves nothing before Create job', async () => {
  const { desk, user, path, dialog } = await pasting(
    "Need 2F 1M 5'7+ for Ambar lookbook, 12–13 Dec 2027 Mumbai, 25k/day, 1 yr digital",
  )
  expect(typedIn(dialog.getByLabelText('Client'))).toBe('Ambar')
  expect(typedIn(dialog.getByLabelText(/^Title/))).toBe('Ambar lookbook')
  expect(typedIn(dialog.getByLabelText('City'))).toBe('Mumbai')
  expect(typedIn(dialog.getByLabelText('Fee for one talent'))).toBe('25000')
  expect(typedIn(dialog.getByLabelText('Usage'))).toBe('1 yr digital')
  expect(dialog.getAllByLabelText('Role').map(typedIn)).toEqual(['Women, from 170 cm', 'Man, from 170 cm'])
  expect(dialog.getAllByLabelText('Number').map(typedIn)).toEqual(['2', '1'])
  expect(dialog.getByText('“25k/day”')).toBeTruthy()
  expect((await desk.jobs.list({})).items).toEqual([])

  await user.clear(dialog.getByLabelText('City'))
  await user.type(dialog.getByLabelText('City'), 'Alibaug')
  await user.click(dialog.getByRole('button', { name: 'Create job' }))
  await waitFor(() => expect(path()).toMatch(/^\/admin\/jobs\/J-/))
  const job = await desk.jobs.get({ number: path().split('?')[0]?.split('/').at(-1) ?? '' })
  expect([job.city, job.dates.map(({ day }) => day), job.roles.map(({ wanted }) => wanted)]).toEqual([
    'Alibaug',
    ['2027-12-12', '2027-12-13'],
    [2, 1],
  ])
  const add = within(await screen.findByRole('dialog', { name: /^Add talent/ }))
  expect(typedIn(add.getByLabelText(/Gender/))).toBe('female')
})

it('days in doubt are offered and set by one press', async () => {
  const { user, dialog } = await pasting('1 girl for a reel, 2nd or 3rd Jan 2028')
  expect(dialog.getByText('No days yet')).toBeTruthy()
  expect(dialog.getByText('Which days are “2nd or 3rd Jan 2028”?')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^3 Jan/ }))
  expect(dialog.queryByText('No days yet')).toBeNull()
})
