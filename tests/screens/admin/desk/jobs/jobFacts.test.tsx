import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'
import { lookAway, restoreVisibility } from '../../../../helpers/screens/pageVisibility'

afterEach(restoreVisibility)

it('while a job is typed in, a colleague’s change shows in the other fields and beside what was typed', async () => {
  const { t, noor, kabir, aJob, again } = atDesk()
  const job = await aJob('Neel')
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Edit: About' }))
  await user.click(screen.getByRole('button', { name: 'Add: Next step' }))
  const step = await screen.findByRole('textbox', { name: 'Next step' })
  await user.type(step, 'Call Meera')
  const theirs = { nextStep: 'Call the studio', city: 'Goa' }
  await t.as(kabir).desk.jobs.change({ id: job.id, version: job.version, ...theirs })
  act(lookAway)
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveProperty('value', 'Goa'))
  expect(step).toHaveProperty('value', 'Call Meera')
  expect(screen.getByText('A colleague wrote: “Call the studio”')).toBeTruthy()
  await user.click(
    within(screen.getByRole('region', { name: 'Next step' })).getByRole('button', { name: 'Save' }),
  )
  expect(await screen.findByText('Job saved')).toBeTruthy()
  expect(await again(job)).toMatchObject({ nextStep: 'Call Meera', city: 'Goa' })
  expect(screen.queryByText(/^A colleague wrote/)).toBeNull()
  // The other fact is still open, and saves nothing of its own accord.
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Goa')
})

it('a fact is read as text, and Edit opens its fields in its place', async () => {
  const { t, noor, aJob, again } = atDesk()
  const job = await aJob('Neel')
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const brief = within(await screen.findByRole('region', { name: 'Brief' }))
  expect(screen.queryAllByRole('textbox')).toHaveLength(0)
  await user.click(brief.getByRole('button', { name: 'Add: Brief' }))
  await user.type(brief.getByLabelText('Brief'), 'Two days in daylight')
  await user.click(brief.getByRole('button', { name: 'Cancel' }))
  expect(brief.queryByText('Two days in daylight')).toBeNull()
  await user.click(brief.getByRole('button', { name: 'Add: Brief' }))
  await user.type(await brief.findByLabelText('Brief'), 'Two days in daylight')
  await user.click(brief.getByRole('button', { name: 'Save' }))
  expect(await brief.findByText('Two days in daylight')).toBeTruthy()
  expect(brief.getByRole('button', { name: 'Edit: Brief' })).toBeTruthy()
  expect(await again(job)).toMatchObject({ brief: 'Two days in daylight', title: 'Neel', city: null })
})

it('a fact that a colleague saved a moment before is refused, and keeps what was typed', async () => {
  const { t, noor, kabir, aJob } = atDesk()
  const job = await aJob('Neel')
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const usage = within(await screen.findByRole('region', { name: 'Usage' }))
  await user.click(usage.getByRole('button', { name: 'Add: Usage' }))
  await user.type(usage.getByLabelText('Usage'), 'India, one year')
  await t.as(kabir).desk.jobs.change({ id: job.id, version: job.version, city: 'Goa' })
  await user.click(usage.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/changed by a colleague in the meantime/)).toBeTruthy()
  expect(usage.getByLabelText('Usage')).toHaveProperty('value', 'India, one year')
})

it('a budget that is no amount is said at its field, which gets the focus, and is not sent', async () => {
  const { t, noor, aJob, again } = atDesk()
  const job = await aJob('Neel')
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const part = within(await screen.findByRole('region', { name: 'Budget' }))
  await user.click(part.getByRole('button', { name: 'Add: Budget' }))
  const budget = await part.findByLabelText(/^Budget in/)
  await user.type(budget, 'two lakh')
  await user.click(part.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter an amount, for example 45000')).toBeTruthy()
  expect(document.activeElement).toBe(budget)
  await user.clear(budget)
  await user.type(budget, '2,00,000')
  await user.click(part.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Job saved')).toBeTruthy()
  expect(await again(job)).toMatchObject({ budgetPaise: 2_00_000_00 })
})
