import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'
import { brokenLine } from '../../../../helpers/screens/renderScreen'

const section = (name: string) => screen.findByRole('region', { name })

it('makes an address for a booker’s own jobs, shows it once, renews it and switches it off', async () => {
  const { t, noor } = atDesk()
  const { user } = renderDesk(t, '/admin/desk', { account: noor })
  await user.click(await screen.findByRole('link', { name: 'Calendar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Calendar' })).toBeTruthy()
  const mine = within(await section('My jobs'))
  await user.click(mine.getByRole('button', { name: 'Get link' }))
  const field = await mine.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' })
  expect(field.value).toMatch(/^http.*\/calendar\/[\w-]{22}\.ics$/)
  const [first, open] = [field.value, mine.getByRole('link', { name: 'Open in my calendar' })]
  expect(open.getAttribute('href')).toBe(first.replace(/^https?/, 'webcal'))
  await user.click(await mine.findByRole('button', { name: 'Make a new address' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make a new address' }),
  )
  await screen.findByDisplayValue((value) => value.includes('/calendar/') && value !== first)
  await user.click(mine.getByRole('button', { name: 'Turn off' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }))
  expect(await mine.findByRole('button', { name: 'Get link' })).toBeTruthy()
  expect(mine.queryByRole('textbox')).toBeNull()
  expect(within(await section('Whole desk')).getByRole('button', { name: 'Get link' })).toBeTruthy()
})

it('does not show an address again that is in use, and says since when', async () => {
  const { t, noor } = atDesk()
  await t.as(noor).desk.feeds.create({ scope: 'whole desk' })
  renderDesk(t, '/admin/desk/calendar', { account: noor })
  const whole = within(await section('Whole desk'))
  expect(await whole.findByText('In use since 2 Mar.')).toBeTruthy()
  expect(whole.queryByRole('textbox')).toBeNull()
})

it('says when it cannot be loaded, with a way to try again', async () => {
  const { t, noor } = atDesk()
  renderDesk(t, '/admin/desk/calendar', { account: noor, before: [brokenLine] })
  expect((await screen.findAllByText('We could not load this.')).length).toBeGreaterThan(0)
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
})
